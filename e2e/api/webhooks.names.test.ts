/** Nobody waits for the look-up of a name: it is done before anything is locked. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { withConnection } from '@/lib/db/connection'
import { isBalanced } from '../support/between'
import type { Caller } from '../support/caller'
import { openScene, type Scene, until } from '../support/scene'

/** Names below this stand for the address before it; each look-up calls the test before it ends. */
const SLOW = '.slow.example'
const SLOW_NAMES = `--import=data:text/javascript,${encodeURIComponent(
  `import dns from 'node:dns'
   import { syncBuiltinESMExports } from 'node:module'
   const { lookup } = dns.promises
   dns.promises.lookup = async (name, options) => {
     if (!name.endsWith('${SLOW}')) return lookup(name, options)
     await fetch(process.env.LOOKED_UP_AT)
     return [{ address: name.slice(0, -${SLOW.length}).replaceAll('-', '.'), family: 4 }]
   }
   syncBuiltinESMExports()`,
)}`

const KEY = 'names-of-webhooks'

let scene: Scene
let admin: Caller
let userId: string
let server: Server
/** Who had accounts or the key locked, or had waited for a turn, as each name was looked up. */
const seen: unknown[] = []

beforeAll(async () => {
  server = createServer(async (_, response) => {
    seen.push(
      await scene.database.query(
        `SELECT a.state, a.query FROM pg_stat_activity a
         WHERE a.datname = current_database() AND (a.state = 'idle in transaction' AND a.query LIKE 'SET LOCAL lock_timeout%'
           OR EXISTS (SELECT FROM pg_locks l WHERE l.pid = a.pid AND l.locktype = 'advisory' AND (l.objid = ${ADVISORY_LOCKS.changingAccounts}
             OR (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended($1, ${ADVISORY_LOCKS.idempotencyKey}))))`,
        [`${userId} ${KEY}`],
      ),
    )
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const LOOKED_UP_AT = `http://127.0.0.1:${port}/`
  scene = await openScene([{ NODE_OPTIONS: SLOW_NAMES, LOOKED_UP_AT }])
  admin = await scene.as('admin')
  userId = (await admin('GET', '/me')).body.user.user_id
})
afterAll(async () => {
  await scene.close()
  server.close()
})

const url = (address: string) => `https://${address.replaceAll('.', '-')}${SLOW}/changes`
const webhook = (name: string, address: string) => ({ name, url: url(address), role_id: '3' })

test('a name is looked up while no account is locked, and only where it is another', async () => {
  const made = await admin('POST', '/admin/webhooks', { body: webhook('One', '8.8.8.8') })
  expect([made.status, seen]).toEqual([201, [[]]])
  const id = made.body.webhook_id
  const moved = await admin('PATCH', `/admin/webhooks/${id}`, { body: { url: url('8.8.4.4') } })
  expect([moved.status, seen]).toEqual([200, [[], []]])
  const same = await admin('PATCH', `/admin/webhooks/${id}`, { body: { note: 'x' } })
  expect([same.status, seen.length]).toEqual([200, 2])
})

test.skipIf(isBalanced)(
  'a name is looked up in no transaction where its write had to wait for another',
  async () => {
    const made = await admin('POST', '/admin/webhooks', { body: webhook('Turns', '8.8.8.8') })
    const at = `/admin/webhooks/${made.body.webhook_id}`
    seen.length = 0
    await withConnection(scene.database.url, async (holder) => {
      await holder.query('BEGIN')
      await holder.query('SELECT FROM webhook WHERE webhook_id = $1 FOR UPDATE', [
        made.body.webhook_id,
      ])
      const first = admin('PATCH', at, { body: { note: 'first' } })
      await until('the first waits for the row', async () => {
        const { rows } = await holder.query(
          'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))',
        )
        return rows.length > 0
      })
      const second = admin('PATCH', at, { body: { url: url('8.8.4.4') } })
      // Only a wait of so long is taken off the time that the database is given.
      await setTimeout(700)
      await holder.query('COMMIT')
      expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([200, 200])
    })
    expect(seen).toEqual([[]])
  },
)

test('one that leads into a private network is refused, made or changed, tried or done', async () => {
  const made = await admin('POST', '/admin/webhooks', { body: webhook('Two', '8.8.8.8') })
  const at = `/admin/webhooks/${made.body.webhook_id}`
  for (const [method, path, body] of [
    ['POST', '/admin/webhooks', webhook('Three', '10.0.0.8')],
    ['POST', '/admin/webhooks?dry_run=true', webhook('Three', '10.0.0.8')],
    ['PATCH', at, { url: url('10.0.0.8') }],
    ['PATCH', `${at}?dry_run=true`, { url: url('10.0.0.8') }],
  ] as const) {
    const answer = await admin(method, path, { body })
    expect([method, path, answer.status, answer.body.errors]).toEqual([
      method,
      path,
      422,
      [{ pointer: '/url', code: 'not_allowed', message: expect.stringContaining('10.0.0.8') }],
    ])
  }
})

describe('with an Idempotency-Key', () => {
  const headers = { 'idempotency-key': KEY }
  const forgetKey = () => scene.database.query('DELETE FROM idempotency_key')
  let at: string

  beforeAll(async () => {
    const made = await admin('POST', '/admin/webhooks', { body: webhook('Four', '8.8.8.8') })
    at = `/admin/webhooks/${made.body.webhook_id}`
  })
  beforeEach(async () => {
    await forgetKey()
    seen.length = 0
  })

  test('a name is looked up before the key is claimed, once, and not for a replay', async () => {
    for (const [method, path, body] of [
      ['POST', '/admin/webhooks', webhook('Five', '8.8.8.8')],
      ['POST', '/admin/webhooks', [webhook('Six', '8.8.8.8')]],
      ['PATCH', at, { url: url('8.8.4.4') }],
    ] as const) {
      const first = await admin(method, path, { body, headers })
      expect([first.status < 300, first.text, seen]).toEqual([true, first.text, [[]]])
      const again = await admin(method, path, { body, headers })
      expect([again.text, again.headers.get('idempotency-replayed'), seen.length]).toEqual([
        first.text,
        'true',
        1,
      ])
      const other = await admin(method, `${path}?dry_run=false`, { body, headers })
      expect([other.status, other.body.code, seen.length]).toEqual([422, 'idempotency_mismatch', 1])
      await forgetKey()
      seen.length = 0
    }
  })

  test('one that is refused is told with the other faults, and leaves the key free', async () => {
    const refused = { code: 'not_allowed', message: expect.stringContaining('10.0.0.8') }
    for (const [method, path, body, errors] of [
      [
        'POST',
        '/admin/webhooks',
        { ...webhook('Four', '10.0.0.8'), role_id: '999' },
        [
          { pointer: '/url', ...refused },
          { pointer: '/name', code: 'in_use' },
          { pointer: '/role_id', code: 'not_found' },
        ],
      ],
      [
        'POST',
        '/admin/webhooks',
        [webhook('Seven', '10.0.0.8'), { ...webhook('Eight', '8.8.8.8'), note: 1 }],
        [
          { pointer: '/0/url', ...refused },
          { pointer: '/1/note', code: 'wrong_type' },
        ],
      ],
      ['PATCH', at, { url: url('10.0.0.8') }, [{ pointer: '/url', ...refused }]],
    ] as const) {
      const answer = await admin(method, path, { body, headers })
      expect([answer.status, answer.body.errors]).toMatchObject([422, errors])
      expect(seen).toEqual([[]])
      seen.length = 0
    }
    const good = await admin('PATCH', at, { body: { url: url('9.9.9.9') }, headers })
    expect([good.status, good.body.url, seen]).toEqual([200, url('9.9.9.9'), [[]]])
  })
})
