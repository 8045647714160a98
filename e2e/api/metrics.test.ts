/** What the metrics tell, and that dashboard and alerts ask for what there is. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withConnection } from '@/lib/db/connection'
import { between } from '../support/between'
import type { Caller } from '../support/caller'
import { idsOf, openScene, type Scene, until } from '../support/scene'
import { isDirect } from '../support/service'
import { SENDING, Webhooks } from '../support/webhookScene'

const TOKEN = 'of-prometheus-alone'

/** Which stay off the dashboard: Node's own, beyond those that tell how a process fares. */
const NOT_SHOWN = [
  /^process_cpu_(user|system)_seconds_total$/,
  /^process_(virtual_memory|heap)_bytes$/,
  /^process_(open|max)_fds$/,
  /^process_start_time_seconds$/,
  /^nodejs_eventloop_lag_(seconds|min_seconds|max_seconds|mean_seconds|stddev_seconds|p50_seconds|p90_seconds)$/,
  /^nodejs_active_(resources|handles|requests)(_total)?$/,
  /^nodejs_heap_(size_total_bytes|space_size_.*_bytes)$/,
  /^nodejs_external_memory_bytes$/,
  /^nodejs_version_info$/,
]

let scene: Scene
let admin: Caller
let webhooks: Webhooks
let clients: string[]
beforeAll(async () => {
  scene = await openScene([{ ...SENDING, METRICS_TOKEN: TOKEN, DATABASE_POOL_SIZE: '4' }])
  admin = await scene.as('admin')
  webhooks = new Webhooks(admin)
  clients = await idsOf(scene.database, 'client')
})
afterAll(async () => {
  await webhooks.close()
  await scene.close()
})

async function scrape(): Promise<string> {
  const { origin } = new URL(scene.base)
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return answer.text()
}

/** A sample by its name, and its labels where it has some; undefined where there is none. */
async function sample(name: string, labels = ''): Promise<number | undefined> {
  const line = (await scrape())
    .split('\n')
    .find((each) => each.startsWith(`fleetbook_${name}${labels && `{${labels}}`} `))
  return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ')))
}

/** Names of the metrics in a text of PromQL; the parts of a histogram are the histogram's. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:fleetbook|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  )

/** Every expression of a dashboard, wherever it stands. */
const expressionsOf = (json: unknown): string[] =>
  Object.entries(Object(json)).flatMap(([key, value]) =>
    (key === 'expr' || key === 'query') && typeof value === 'string'
      ? [value]
      : typeof value === 'object'
        ? expressionsOf(value)
        : [],
  )

// What has occurred once is among the metrics; a second process of a proxy has not seen it.
describe.skipIf(!isDirect)('the files for operators', () => {
  const dashboard = namesIn(
    expressionsOf(JSON.parse(readFileSync('deploy/grafana/fleetbook.json', 'utf8'))).join('\n'),
  )
  const alerts = namesIn(
    [...readFileSync('deploy/prometheus/alerts.yml', 'utf8').matchAll(/^ +expr: (.*)$/gm)]
      .map(([, expression]) => expression)
      .join('\n'),
  )
  const served = async () =>
    [...(await scrape()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name as string)

  test('name metrics that there are', async () => {
    const names = new Set(await served())
    expect(dashboard.length).toBeGreaterThan(20)
    expect(alerts.length).toBeGreaterThan(5)
    expect([...dashboard, ...alerts].filter((name) => !names.has(name))).toEqual([])
  })

  test('show all that there are, but those of Node that say little', async () => {
    const isLeftOut = (name: string) => NOT_SHOWN.some((pattern) => pattern.test(name))
    const names = await served()
    expect(names.filter((name) => !dashboard.includes(name) && !isLeftOut(name))).toEqual([])
    expect(dashboard.filter(isLeftOut)).toEqual([])
  })
})

describe.skipIf(!isDirect)('the metrics tell', () => {
  test('what is locked, who waits for a row, and who waits for a connection', async () => {
    const [client] = clients
    const approvals = await idsOf(scene.database, 'approval')
    const locks = approvals.slice(0, 2).map((id) => ({ resource: 'approvals', id }))
    const { status, body } = await admin('POST', '/fm/locking-sessions', { body: { locks } })
    expect(status).toBe(201)
    expect(await sample('locking_sessions')).toBe(1)
    expect(await sample('locks_held')).toBe(2)
    await admin('DELETE', `/fm/locking-sessions/${body.locking_session_id}`)
    expect(await sample('locks_held')).toBe(0)

    await withConnection(scene.database.url, async (holder) => {
      await holder.query('BEGIN')
      const held = [client, clients.at(-1)]
      await holder.query('SELECT FROM client WHERE client_id = ANY ($1) FOR UPDATE', [held])
      const calls = [client, ...held].map((id, n) =>
        admin('PATCH', `/fm/clients/${id}`, { body: { phone: String(n) } }),
      )
      await until('two wait for rows', async () => (await sample('lock_waits')) === 2)
      await until('one waits for its turn', async () => (await sample('writes_waiting')) === 1)
      expect(await sample('pool_connections_in_use')).toBeGreaterThanOrEqual(2)
      await holder.query('COMMIT')
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200])
    })
    await until('all are free', async () => (await sample('pool_connections_in_use')) === 0)
    expect([await sample('pool_waiting'), await sample('writes_waiting')]).toEqual([0, 0])
    expect(await sample('pool_connections_idle')).toBeGreaterThanOrEqual(1)
  })

  test('which problems there were, and which calls shared a statement', async () => {
    await admin('GET', '/fm/clients/99999999')
    expect(await sample('problems_total', 'code="record_not_found"')).toBe(1)
    // There before the first of them, from which its growth is told.
    expect(await sample('problems_total', 'code="internal"')).toBe(0)
    const before = (await sample('gathered_calls_sum')) ?? 0
    await Promise.all(clients.slice(0, 6).map((id) => admin('GET', `/fm/clients/${id}`)))
    expect((await sample('gathered_calls_sum')) ?? 0).toBe(before + 6)
  })

  test('that deliveries are held up, and since when a change waits that is still in the feed', async () => {
    const { id, path, receiver } = await webhooks.make()
    await webhooks.change()
    await until('it is sent', async () => receiver.received.length === 1)
    await until('it is noted', async () => (await webhooks.stateOf(path)).waiting === 0)
    await until('nothing waits', async () => (await sample('webhook_lag_seconds')) === 0)
    const before = (await sample('webhook_holdups_total')) ?? 0
    await scene.database.query(
      "UPDATE webhook_secret SET secret = 'of no key' WHERE webhook_id = $1",
      [id],
    )
    await until(
      'that is counted',
      async () => ((await sample('webhook_holdups_total')) ?? 0) > before,
    )
    await webhooks.change()
    // It is in the feed once somebody has looked, which housekeeping does where no webhook can.
    expect((await admin('GET', '/fm/changes?after=now')).status).toBe(200)
    await until(
      'the change has an age',
      async () => ((await sample('webhook_lag_seconds')) ?? 0) > 0,
    )
    expect((await webhooks.stateOf(path)).waiting).toBe(0)
    expect((await admin('DELETE', path)).status).toBe(204)
    await until('nothing waits any more', async () => (await sample('webhook_lag_seconds')) === 0)
  })

  test('how far sealing is behind', async () => {
    await scene.database.query('SELECT pg_advisory_lock(7205556)')
    await admin('PATCH', `/fm/clients/${clients[0]}`, { body: { phone: '5' } })
    await until('the entry has an age', async () => (await sample('history_unsealed_seconds')) ?? 0)
  })

  // Those that a pooler loses are its own.
  test.skipIf(between === 'pgbouncer')(
    'how often connections were lost, and go on without those of the database',
    async () => {
      const lost = (await sample('lost_connections_total')) ?? 0
      await scene.database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fleetbook' AND datname = current_database()",
      )
      await until(
        'the loss is counted',
        async () => ((await sample('lost_connections_total')) ?? 0) > lost,
      )
      expect(await sample('ready')).toBe(1)
      await scene.database.query('ALTER TABLE event_seal RENAME TO gone')
      expect(await sample('history_unsealed_seconds')).toBeUndefined()
      expect(await sample('pool_waiting')).toBe(0)
      await scene.database.query('ALTER TABLE gone RENAME TO event_seal')
      expect(await sample('history_unsealed_seconds')).toBeDefined()
      // As on a database that a newer version is yet to migrate.
      await scene.database.query(
        'UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)',
      )
      expect(await sample('ready')).toBe(0)
    },
  )
})
