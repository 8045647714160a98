import { Agent, request } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../../e2e/support/service'
import { figures, rounds, spread } from './support/figures'
import { killAll, newPlace, type Place, type Start, start, tokenOf } from './support/starts'

const WRITERS = 16
/** How many of their calls are answered before the service is told to end. */
const BUSY = 400

let place: Place
let database: TestDatabase
let service: Start | undefined
/** A client for each writer. */
let clients: string[]
beforeAll(async () => {
  place = await newPlace()
  database = await createDatabase(inject('templateUrl'))
  const rows = await database.query<{ id: string }>(
    `SELECT client_id AS id FROM client LIMIT ${WRITERS}`,
  )
  clients = rows.map(({ id }) => id)
})
afterEach(async () => {
  if (service) killAll(place, service)
  await service?.ended
})
afterAll(async () => {
  await database.drop()
  place.remove()
})

/** What came of a call: its status, or the code of what went wrong. */
type Outcome = number | string

/** One change over connections that are kept, as integrators make them. */
function patch(agent: Agent, token: string, writer: number, number: number): Promise<Outcome> {
  return new Promise((resolve) => {
    const call = request(
      `${place.url}/api/v1/fm/clients/${clients[writer]}`,
      {
        method: 'PATCH',
        agent,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
        answer.once('error', ({ message }) => resolve(`in the answer: ${message}`))
      },
    )
    call.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message))
    call.end(JSON.stringify({ booking_note: `${writer}/${number}` }))
  })
}

test.each(
  Array.from({ length: rounds(2) }, (_, round) => ({ workers: String(1 + (round % 2)), round })),
)(
  'told to end under load, it answers every call that it takes ($workers workers, round $round)',
  async ({ workers }) => {
    service = start(place, {
      DATABASE_URL: database.url,
      WORKERS: workers,
      LOG_LEVEL: 'error',
    })
    await service.ready
    const token = await tokenOf(place)
    const outcomes = new Map<Outcome, number>()
    const last = Array.from({ length: WRITERS }, () => -1)
    let answered = 0
    let lastAnswer = 0
    let isOver = false
    const write = async (writer: number): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let number = 0; !isOver; number += 1) {
        const outcome = await patch(agent, token, writer, number)
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
        // Where nobody listens any more, nothing was taken that could be lost.
        if (outcome === 'ECONNREFUSED') break
        if (outcome !== 200) continue
        last[writer] = number
        answered += 1
        lastAnswer = performance.now()
        if (answered === BUSY) service?.process.kill('SIGTERM')
      }
      agent.destroy()
    }
    const writers = Promise.all(last.map((_, writer) => write(writer)))
    const code = await service.ended
    const pause = performance.now() - lastAnswer
    isOver = true
    await writers

    expect(code).toBe(0)
    expect(
      [...outcomes.keys()].filter((outcome) => outcome !== 200 && outcome !== 'ECONNREFUSED'),
    ).toEqual([])
    const kept = await database.query<{ id: string; booking_note: string }>(
      'SELECT client_id AS id, booking_note FROM client WHERE client_id = ANY($1)',
      [clients],
    )
    expect(Object.fromEntries(kept.map(({ id, booking_note }) => [id, booking_note]))).toEqual(
      Object.fromEntries(clients.map((id, writer) => [id, `${writer}/${last[writer]}`])),
    )
    expect(pause).toBeLessThan(5000)
    figures(`told to end with ${WRITERS} writers, ${workers} workers`, {
      answered,
      'without answer': 0,
      'from the last answer to the end': spread([pause]),
    })
  },
)
