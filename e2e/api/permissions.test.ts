import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@/lib/resources'
import { PERMISSIONS } from '@/lib/resources/permissions'
import type { Resource } from '@/lib/resources/resource'
import { type Caller, callerOf } from '../support/caller'
import { readinessOf } from '../support/readiness'
import { idsOf, openScene, type Scene } from '../support/scene'

/** As much of an operation as the API document says who may call it, and for whom. */
interface Documented {
  readonly security?: readonly unknown[]
  readonly parameters?: readonly { readonly $ref?: string }[]
}

let scene: Scene
let first: Caller
let second: Caller
let admin: Caller
let client: string
let approval: string

/** The user `editor` with a role of exactly these permissions. */
async function grant(permissions: readonly string[]) {
  await scene.database.query(
    "UPDATE role SET permissions = $1 WHERE role_id = (SELECT role_id FROM user_account WHERE user_name = 'editor')",
    [permissions],
  )
  const sorted = [...permissions].sort()
  for (const call of [first, second]) {
    expect((await call('GET', '/me')).body.permissions).toEqual(sorted)
  }
}

beforeAll(async () => {
  scene = await openScene([{}, {}])
  ;[first, second] = [await scene.as('editor', 0), await scene.as('editor', 1)]
  admin = await scene.as('admin')
  client = (await idsOf(scene.database, 'client'))[0] as string
  approval = (await idsOf(scene.database, 'approval'))[0] as string
})
afterAll(() => scene.close())

const SESSION = '00000000-0000-4000-8000-000000000000'
const NEEDED: [string, string, string][] = [
  ['GET', '/fm/clients', 'Clients:Read'],
  ['POST', '/fm/clients', 'Clients:Create'],
  ['PATCH', '/fm/clients', 'Clients:Update'],
  ['GET', '/fm/clients/{client}', 'Clients:Read'],
  ['PATCH', '/fm/clients/{client}', 'Clients:Update'],
  ['GET', '/fm/clients/{client}/events', 'Clients:Read'],
  ['GET', '/fm/clients/{client}/payment-changes', 'Clients:Read'],
  ['GET', '/sp/client/packaging-defaults/{client}', 'ClientPackagingDefaults:Read'],
  ['PUT', '/sp/client/packaging-defaults/{client}', 'ClientPackagingDefaults:Set'],
  ['GET', '/sp/client/packaging-defaults/{client}/events', 'ClientPackagingDefaults:Read'],
  ['GET', '/fm/approvals', 'Approvals:Read'],
  ['POST', '/fm/approvals', 'Approvals:Create'],
  ['GET', '/fm/approvals/{approval}', 'Approvals:Read'],
  ['PUT', '/fm/approvals/{approval}', 'Approvals:Update'],
  ['PATCH', '/fm/approvals/{approval}', 'Approvals:Update'],
  ['GET', '/fm/approvals/{approval}/events', 'Approvals:Read'],
  ['GET', '/fm/approvals/{approval}/payment-changes', 'Approvals:Read'],
  ['GET', '/fm/contracts/C', 'Clients:Read'],
  ['PUT', '/fm/contracts/C', 'Clients:Update'],
  ['GET', '/fm/locking-sessions', 'DelegatedLocking'],
  ['POST', '/fm/locking-sessions', 'DelegatedLocking'],
  ['GET', `/fm/locking-sessions/${SESSION}`, 'DelegatedLocking'],
  ['DELETE', `/fm/locking-sessions/${SESSION}`, 'DelegatedLocking'],
  ['POST', `/fm/locking-sessions/${SESSION}/renew`, 'DelegatedLocking'],
]
const every = Object.keys(PERMISSIONS)

const send = (call: Caller, method: string, path: string, headers = {}) =>
  call(method, path.replace('{client}', client).replace('{approval}', approval), {
    headers,
    ...(method !== 'GET' && method !== 'DELETE' && { raw: '"no record"' }),
  })

test.each([...new Set(NEEDED.map(([, , permission]) => permission))])(
  'pain: without %s alone, its operations are 403 naming it and who has it; the others are not',
  async (missing) => {
    await grant(every.filter((permission) => permission !== missing))
    for (const [method, path, needed] of NEEDED) {
      const { status, body } = await send(first, method, path)
      if (needed !== missing) {
        expect([method, path, status]).not.toEqual([method, path, 403])
        continue
      }
      expect([method, path, status, body?.code]).toEqual([method, path, 403, 'permission_denied'])
      expect(body.required_permission).toBe(missing)
      expect(body.detail).toContain(missing)
      expect(body.roles).toContain('Administrator')
      expect(body.roles).not.toContain('Editor')
    }
  },
)

const seenByOthers = (resources as readonly Resource[]).filter(
  ({ permissions }) => permissions.seen !== undefined,
)

test.each(seenByOthers)(
  'where one of several permissions is enough, 403 and the document name them all: $name',
  async ({ name, path, id, permissions: { read, seen } }) => {
    const several = [read, ...(seen ?? [])]
    const { body: document } = await first('GET', '/openapi.json')
    const one = `${path}/{${id.name}}`
    for (const template of [path, one]) {
      expect(document.paths[template].get['x-required-permission']).toEqual(several)
    }
    await grant(['Clients:Read'])
    for (const address of [path, `${path}/${id.example}`, `/fm/names/${name}`]) {
      const { status, body } = await first('GET', address)
      expect([address, status, body.code]).toEqual([address, 403, 'permission_denied'])
      expect([body.required_permission, body.sufficient_permissions]).toEqual([read, several])
      expect(body.detail).toContain(several.join(' or '))
    }
    for (const permission of several.slice(1)) {
      const { body: role } = await admin('POST', '/admin/roles', {
        body: { name: `Sees ${name} by ${permission}`, permissions: [permission] },
      })
      await grant(['Clients:Read'])
      const { body } = await first('GET', path)
      expect(body.roles).toEqual(expect.arrayContaining(['Administrator', role.name]))
      await grant([permission])
      for (const address of [path, `${path}/${id.example}`, `/fm/names/${name}`]) {
        expect([address, (await first('GET', address)).status]).toEqual([address, 200])
      }
    }
  },
)

describe('headers that need a permission of their own', () => {
  const idOf = async (name: string) => {
    const [row] = await scene.database.query<{ id: string }>(
      'SELECT user_id::text AS id FROM user_account WHERE user_name = $1',
      [name],
    )
    return row?.id as string
  }
  const writes: [string, string, unknown][] = [
    ['PATCH', '/fm/clients/{client}', { area: 'x' }],
    ['PATCH', '/fm/clients', []],
    ['PUT', '/sp/client/packaging-defaults/{client}', {}],
    ['PUT', '/fm/approvals/{approval}', { contract_id: 'C' }],
    ['GET', '/fm/clients/{client}', undefined],
  ]
  const call = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    first(method, path.replace('{client}', client).replace('{approval}', approval), {
      headers,
      ...(body !== undefined && { body }),
    })

  test('Audit-User-Id: 403 without it, 422 for nobody, and it is as if that user had done it', async () => {
    const ruth = await idOf('ruth')
    await grant(every.filter((permission) => permission !== 'Audit:UserIdOverride'))
    for (const [method, path, body] of writes) {
      const answer = await call(method, path, body, { 'audit-user-id': ruth })
      expect([answer.status, answer.body.required_permission]).toEqual([
        403,
        'Audit:UserIdOverride',
      ])
      expect((await call(method, path, body, {})).status).toBe(200)
    }
    await grant(every)
    for (const [method, path, body] of writes) {
      const nobody = await call(method, path, body, { 'audit-user-id': '99999' })
      expect([nobody.status, nobody.body.code]).toEqual([422, 'unknown_audit_user'])
      expect((await call(method, path, body, { 'audit-user-id': ruth })).status).toBe(200)
    }
    const { body } = await call(
      'PATCH',
      '/fm/approvals/{approval}',
      { notes: 'for Ruth' },
      { 'audit-user-id': ruth },
    )
    expect(body.user_id_edit).toBe(ruth)
  })

  test('pain: nothing can be done for a disabled user, on any process, nor replayed', async () => {
    await grant(every)
    const david = await idOf('david')
    const headers = { 'audit-user-id': david, 'idempotency-key': 'for-david' }
    const body = { area: 'for David' }
    expect((await first('PATCH', `/fm/clients/${client}`, { body, headers })).status).toBe(200)
    const disabled = await first('PATCH', `/admin/users/${david}`, { body: { enabled: false } })
    expect(disabled.status).toBe(200)
    const { paths } = (await first('GET', '/openapi.json')).body
    const forOneself: string[] = []
    for (const [path, methods] of Object.entries<Record<string, Documented>>(paths)) {
      for (const [method, { security, parameters }] of Object.entries(methods)) {
        if (security?.length === 0) continue
        if (!parameters?.some(({ $ref }) => $ref?.endsWith('/AuditUserId'))) {
          forOneself.push(`${method} ${path}`)
          continue
        }
        for (const caller of [first, second]) {
          const answer = await caller(method.toUpperCase(), path, { headers })
          const { status, body: problem } = answer
          expect([method, path, status, problem.code]).toEqual([
            ...[method, path],
            ...[422, 'unknown_audit_user'],
          ])
          expect(problem.detail).toContain('is disabled')
        }
      }
    }
    // Who signs out does so in nobody's name.
    expect(forOneself).toEqual(['delete /authenticate'])
    await first('PATCH', `/admin/users/${david}`, { body: { enabled: true } })
    const again = await second('PATCH', `/fm/clients/${client}`, { body, headers })
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
  })

  test('acting for somebody gives none of that user’s rights', async () => {
    await grant(['Audit:UserIdOverride', 'Clients:Read'])
    const admin = await idOf('admin')
    const answer = await call('PATCH', '/fm/clients/{client}', {}, { 'audit-user-id': admin })
    expect([answer.status, answer.body.required_permission]).toEqual([403, 'Clients:Update'])
  })

  test('Delegated-Locking-Session-Id: 403 without DelegatedLocking, and ignored where it has no meaning', async () => {
    await grant(every.filter((permission) => permission !== 'DelegatedLocking'))
    const headers = { 'delegated-locking-session-id': SESSION }
    const put = await call('PUT', '/fm/approvals/{approval}', { contract_id: 'C' }, headers)
    expect([put.status, put.body.required_permission]).toEqual([403, 'DelegatedLocking'])
    expect((await call('PATCH', '/fm/clients/{client}', {}, headers)).status).toBe(200)
  })
})

test('the API document and the probes need no token', async () => {
  expect((await callerOf(scene.base)('GET', '/openapi.json')).status).toBe(200)
  const { origin } = new URL(scene.base)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await readinessOf(origin)).code).toBe(200)
})
