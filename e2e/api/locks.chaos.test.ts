import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { callerOf } from '../support/caller'
import { Chance, Process, type Record, torment, work } from '../support/chaos'
import { createDatabase, startService, type TestDatabase } from '../support/service'

/** What everybody does by chance comes from here; CHAOS_SEED names one that was printed. */
const SEED = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 2 ** 31))
const WORKERS = 24
const SECONDS = 15
/** On a busy machine it goes on until there was enough of everything, but not for ever. */
const MAX_SECONDS = 300
/** Moments are kept to the millisecond, here and there. */
const ROUNDING = 2

interface Entry {
  readonly id: string
  readonly version: number
  readonly at: number
  readonly from: string | null
  readonly to: string | null
}

/** What there is too little of for the checks to mean something, or so many times of that. */
function lackOf({ writes, holds, within, kills, stops }: Record, times: number) {
  const done = writes.filter(({ status }) => status === 200)
  const counts = {
    inSessions: [done.filter(({ session }) => session).length, 20],
    withoutSession: [done.filter(({ session }) => !session).length, 5],
    refused: [writes.filter(({ status }) => status === 423).length, 20],
    within: [within, 12],
    ended: [kills + stops, 3],
    holds: [holds.length, 10],
  } as const
  return Object.entries(counts).filter(([, [count, least]]) => count <= least * times)
}

let database: TestDatabase
let processes: Process[]
let approvals: string[]
let record: Record
let entries: Entry[]

/** By how many milliseconds the clock that tells the time is ahead of one that nobody sets. */
const clockAhead = (): number => Date.now() - performance.now()
/** What a clock is off by that runs a little fast or slow, and was not set. */
const DRIFT = 50

/** Has all of them at work for a while. @returns what they have seen */
async function trouble(): Promise<Record> {
  const seen: Record = {
    writes: [],
    holds: [],
    within: 0,
    kills: 0,
    stops: 0,
    renewals: 0,
    breaks: 0,
  }
  const started = performance.now()
  const goesOn = () => {
    const seconds = (performance.now() - started) / 1000
    return seconds < SECONDS || (seconds < MAX_SECONDS && lackOf(seen, 3).length > 0)
  }
  await Promise.all([
    torment(processes, seen, new Chance(SEED), goesOn),
    ...Array.from({ length: WORKERS }, (_, worker) =>
      work(processes, approvals, seen, new Chance(SEED + 1 + worker), goesOn),
    ),
  ])
  return seen
}

beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  const first = await startService(database.url)
  const { body } = await callerOf(first.base)('POST', '/authenticate', {
    body: { username: 'admin', password: 'admin-demo-password' },
  })
  const admin = callerOf(first.base, body.access_token)
  const made = await Promise.all(
    Array.from({ length: 4 }, () => admin('POST', '/fm/approvals', { body: { contract_id: 'C' } })),
  )
  approvals = made.map((answer) => answer.body.approval_id)
  await first.stop()
  processes = [
    new Process(database.url, body.access_token),
    new Process(database.url, body.access_token),
  ]
  await Promise.all(processes.map((process) => process.start()))

  console.log(`CHAOS_SEED=${SEED}`)
  // Moments from before the machine's clock is set, as where it was suspended, and from after it do not compare.
  let ahead: number
  do {
    ahead = clockAhead()
    record = await trouble()
  } while (Math.abs(clockAhead() - ahead) > DRIFT)
  entries = await database.query<Entry & { [column: string]: unknown }>(
    `SELECT record_id::text AS id, version::integer, (extract(epoch FROM at) * 1000)::float8 AS at,
      changes -> 0 ->> 'from' AS "from", changes -> 0 ->> 'to' AS "to"
    FROM event WHERE resource = 'approval' AND action = 'updated' AND record_id = ANY ($1)
    ORDER BY record_id, version`,
    [approvals],
  )
}, 600_000)
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()))
  await database.drop()
})

test('there was enough of everything for the rest to mean something', () => {
  const statuses = new Set(record.writes.map(({ status }) => status))
  expect([...statuses].filter((status) => ![200, 423, 503, undefined].includes(status))).toEqual([])
  expect(lackOf(record, 1)).toEqual([])
})

test('no write that was acknowledged is lost or done twice, and none that was refused is done', () => {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    found.set(entry.to ?? '', [...(found.get(entry.to ?? '') ?? []), entry])
  }
  for (const { token, status, version, approval } of record.writes) {
    const mine = found.get(token) ?? []
    if (status === 200) {
      expect(mine.map((entry) => [entry.id, entry.version])).toEqual([[approval, version]])
    } else if (status === 423) expect(mine).toEqual([])
    // No answer, or "not available": done whole or not at all, and never twice.
    else expect(mine.length).toBeLessThanOrEqual(1)
  }
})

test('the history of each approval is a chain without gaps that ends in what it is now', async () => {
  for (const id of approvals) {
    const chain = entries.filter((entry) => entry.id === id)
    expect(chain.map(({ version }) => version)).toEqual(chain.map((_, index) => index + 2))
    for (const [index, { from }] of chain.entries()) {
      expect(from).toBe(index === 0 ? null : chain[index - 1]?.to)
    }
    const [row] = await database.query<{ notes: string | null; version: number }>(
      'SELECT notes, version::integer FROM approval WHERE approval_id = $1',
      [id],
    )
    expect(row).toEqual({ notes: chain.at(-1)?.to ?? null, version: chain.length + 1 })
  }
})

test('while a session held an approval, nobody else wrote it', () => {
  const writerOf = new Map(record.writes.map((write) => [write.token, write.session]))
  let within = 0
  for (const { session, approvals: held, from, surelyUntil, endAsked } of record.holds) {
    const until = Math.min(surelyUntil, endAsked)
    for (const entry of entries.filter(({ id }) => held.includes(id))) {
      if (entry.at <= from + ROUNDING || entry.at >= until - ROUNDING) continue
      within += 1
      expect([entry.id, writerOf.get(entry.to ?? '')]).toEqual([entry.id, session])
    }
  }
  expect(within).toBeGreaterThan(10)
})

test('no approval was held by two sessions at once', () => {
  for (const [index, one] of record.holds.entries()) {
    for (const other of record.holds.slice(index + 1)) {
      if (!one.approvals.some((id) => other.approvals.includes(id))) continue
      const ends = [one, other].map(({ surelyUntil, endAsked }) => Math.min(surelyUntil, endAsked))
      const overlap = Math.min(...ends) - Math.max(one.from, other.from)
      expect(overlap).toBeLessThanOrEqual(ROUNDING)
    }
  }
})

test('when it is over, every approval can be written again', async () => {
  for (const id of approvals) {
    for (;;) {
      const answer = await processes[0]?.call('PATCH', `/fm/approvals/${id}`, {
        body: { notes: 'over' },
      })
      if (answer?.status === 200) break
      expect([423, 503]).toContain(answer?.status)
    }
  }
})
