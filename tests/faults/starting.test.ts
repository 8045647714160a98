import { afterEach, expect, test } from 'vitest'
import { figures, rounds, spread } from './support/figures'
import {
  kill,
  killAll,
  newPlace,
  type Place,
  probe,
  type Start,
  start,
  stop,
  tokenOf,
} from './support/starts'

/** All that a first start does falls within this time, in ms, on the machine at hand. */
let whole = 0
let place: Place
let last: Start | undefined

afterEach(async () => {
  if (last) killAll(place, last)
  await last?.ended
  place.remove()
})

/** The number of clients that the demonstration has. */
async function clients(): Promise<number> {
  const answer = await fetch(`${place.url}/api/v1/fm/clients?limit=1`, {
    headers: { authorization: `Bearer ${await tokenOf(place)}` },
  })
  return ((await answer.json()) as { total: number }).total
}

test('a first start makes everything, and ends in order', async () => {
  place = await newPlace()
  const started = performance.now()
  last = start(place)
  await last.ready
  whole = performance.now() - started
  expect(await probe(place, '/readyz')).toBe(200)
  expect(await clients()).toBe(300)
  expect(await stop(last)).toBe(0)
})

/** By turns the starter alone is killed, which the rest has to notice, or all of it at once. */
const ROUNDS = Array.from({ length: rounds(2) }, (_, round) => ({
  round,
  what: round % 2 === 0 ? 'the starter' : 'all of it',
}))

const took: number[] = []
test.each(ROUNDS)(
  'a first start is killed ($what, round $round), and the next one starts',
  async ({ what }) => {
    place = await newPlace()
    const first = start(place)
    const moment = Math.random() * whole
    await new Promise((resolve) => setTimeout(resolve, moment))
    if (what === 'all of it') killAll(place, first)
    else kill(first.process.pid ?? 0)
    await first.ended
    const again = performance.now()
    last = start(place)
    await last.ready.catch((error: Error) => {
      throw new Error(
        `killed after ${Math.round(moment)} ms of ${Math.round(whole)}: ${error.message}`,
      )
    })
    took.push(performance.now() - again)
    expect(await probe(place, '/readyz')).toBe(200)
    expect(await clients()).toBe(300)
    expect(await stop(last)).toBe(0)
    figures('killed first starts so far', { rounds: took.length, 'next start': spread(took) })
  },
)
