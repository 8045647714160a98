/**
 * Readers that mirror every record by the feed of changes end equal to what there is, and have seen
 * each change once: beside bulk writers, single writers, long transactions and killed servers.
 * With API_THROUGH=haproxy all of them call a proxy, which is told where a server comes back.
 * CHANGES_SECONDS says for how long, 8 unless it is set.
 */
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Connection, withConnection } from '@/lib/db/connection'
import { type Balancer, isBalanced, startHAProxy } from '../support/between'
import { Chance } from '../support/chaos'
import { Mirror, snapshotOf } from '../support/mirror'
import { idsOf } from '../support/scene'
import {
  createDatabase,
  startProcess,
  type TestDatabase,
  type TestService,
} from '../support/service'

const SEED = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 2 ** 31))
const SECONDS = Number(process.env.CHANGES_SECONDS ?? 8)
/** The request of the last change. */
const END = 'the-end'

let database: TestDatabase
let services: TestService[]
let proxy: Balancer | undefined
let token: string
let clients: string[]
let approvals: string[]
beforeAll(async () => {
  database = await createDatabase(inject('templateUrl'))
  services = await Promise.all([start(), start()])
  if (isBalanced) proxy = await startHAProxy(services.map(({ base }) => base))
  const answer = await fetch(`${services[0]?.base}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'admin-demo-password' }),
  })
  token = (await answer.json()).access_token
  clients = await idsOf(database, 'client')
  approvals = await idsOf(database, 'approval')
})
afterAll(async () => {
  await proxy?.stop()
  await Promise.all(services.map((service) => service.stop()))
  await database.drop()
})

const start = () => startProcess(database.url, { LOG_LEVEL: 'silent' })

const chance = new Chance(SEED)
const anyBase = () => (proxy ? `http://127.0.0.1:${proxy.port}/api/v1` : chance.pick(services).base)

/** Writes at whichever process; one that is killed answers nothing, and has done it or not. */
async function write(
  method: string,
  path: string,
  body: unknown,
  requestId: string = crypto.randomUUID(),
): Promise<number> {
  try {
    const answer = await fetch(`${anyBase()}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-request-id': requestId,
      },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    await chance.pause(100)
    return 0
  }
}

let written = 0
const note = (): string => {
  written += 1
  return `written ${written}`
}

/**
 * Pauses at most, in ms: readers that are far behind read whole pages of one request's
 * changes, and what comes between is what they are tried by.
 */
const PAUSES = { bulk: 1500, single: 100 }

async function bulk(): Promise<number> {
  await chance.pause(PAUSES.bulk)
  const body = clients.map((client_id) => ({ client_id, booking_note: note() }))
  return write('PATCH', '/fm/clients', body)
}

async function single(): Promise<number> {
  await chance.pause(PAUSES.single)
  const turn = chance.next()
  const client = chance.pick(clients)
  if (turn < 0.4) return write('PATCH', `/fm/clients/${client}`, { area: note() })
  if (turn < 0.7)
    return write('PATCH', `/fm/approvals/${chance.pick(approvals)}`, { notes: note() })
  if (turn < 0.8) return write('POST', '/fm/clients', { name: note() })
  if (turn < 0.9) {
    return write('PUT', `/sp/client/packaging-defaults/${client}`, { aba_description: note() })
  }
  return write('POST', '/fm/clients', [{ name: note() }, { name: note() }, { name: note() }])
}

/**
 * Long transactions by SQL, some of which come to nothing. Left to themselves they enter what they
 * change when they commit, all but at once. Half of them enter it as they go, so that numbers are
 * given out long before their changes are there, and greater ones come first.
 */
async function dawdle(connection: Connection): Promise<void> {
  const [client, approval] = [chance.pick(clients), chance.pick(approvals)]
  await connection.query('BEGIN')
  if (chance.next() < 0.5) await connection.query('SET CONSTRAINTS ALL IMMEDIATE')
  const values = [client, note()]
  await connection.query('UPDATE client SET fbt_note = $2 WHERE client_id = $1', values)
  await chance.pause(1500)
  await connection.query('UPDATE approval SET franchise_notes = $2 WHERE approval_id = $1', [
    approval,
    note(),
  ])
  await connection.query(chance.next() < 0.3 ? 'ROLLBACK' : 'COMMIT')
}

const numbers = async (): Promise<string[]> =>
  (await database.query<{ id: string }>('SELECT event_id::text AS id FROM event')).map(
    ({ id }) => id,
  )

/** Whether some change has come after one of a greater number: otherwise nothing was tried. */
const isTried = ({ seen }: Mirror): boolean =>
  seen.some(({ event_id }, index) => Number(event_id) < Number(seen[index - 1]?.event_id))

async function kill(): Promise<void> {
  await chance.pause(5000)
  const place = chance.next() < 0.5 ? 0 : 1
  services[place]?.process.kill('SIGKILL')
  const service = await start()
  services[place] = service
  await proxy?.replace(place, service.base)
}

test(
  'readers of the feed end with what there is, each change seen once and in one order',
  async () => {
    console.log(`CHAOS_SEED=${SEED}`)
    const reach = { token, base: anyBase }
    let isOver = false
    const done = { bulk: 0, single: 0, long: 0, kills: 0 }
    const goOn = async (kind: keyof typeof done, work: () => Promise<unknown>) => {
      while (!isOver) {
        const result = await work()
        if (typeof result !== 'number' || (result >= 200 && result < 300)) done[kind] += 1
      }
    }
    const long = () =>
      withConnection(database.url, (connection) => goOn('long', () => dawdle(connection)))

    const before = new Set(await numbers())
    // The first is there from the beginning; the others come while there is much going on.
    const first = await Mirror.begin(reach, '&wait=5&limit=200')
    const mirrors = [first]
    const writers = [
      ...Array.from({ length: 3 }, () => goOn('bulk', bulk)),
      ...Array.from({ length: 4 }, () => goOn('single', single)),
      ...Array.from({ length: 3 }, long),
      goOn('kills', kill),
    ]
    const following = [first.follow(END)]
    for (const query of ['&limit=7', '&wait=1&limit=50', '&wait=30&limit=200']) {
      await chance.pause(1000)
      const mirror = await Mirror.begin(reach, query)
      mirrors.push(mirror)
      following.push(mirror.follow(END))
    }
    const end = Date.now() + SECONDS * 1000
    const isEnough = () => Object.values(done).every((count) => count > 1) && isTried(first)
    while (Date.now() < end || !isEnough()) {
      await chance.pause(200)
    }
    isOver = true
    await Promise.all(writers)
    while ((await write('PATCH', `/fm/clients/${clients[0]}`, { area: note() }, END)) !== 200);
    await Promise.all(following)

    const there = await snapshotOf(reach)
    const entries = (await numbers()).filter((id) => !before.has(id))
    const order = first.seen.map(({ event_id }) => event_id)
    expect(new Set(order).size).toBe(order.length)
    expect([...order].sort()).toEqual(entries.sort())
    for (const mirror of mirrors) {
      const own = mirror.seen.map(({ event_id }) => event_id)
      expect(own).toEqual(order.slice(order.length - own.length))
      expect(mirror.disorder()).toEqual([])
      expect(mirror.differences(there)).toEqual([])
    }
    console.log(JSON.stringify({ entries: order.length, ...done, records: there.size }))
  },
  120_000 + 2000 * SECONDS,
)
