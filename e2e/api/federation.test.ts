/** Accounts that are there already, matched with whom the identity provider knows by the same name. */
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callerOf } from '../support/caller'
import { openScene, type Scene } from '../support/scene'
import { serviceUrl } from '../support/service'

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

const SETTINGS = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'fleetbook',
  OIDC_CLIENT_SECRET: 'only for tests',
  OIDC_ROLES: 'staff=Viewer,bosses=Administrator',
}

/** What becomes of people whom the provider tells of, one after the other. */
function admit(claims: readonly object[], settings: Record<string, string>) {
  const program = ['--import', 'tsx', 'e2e/support/admit.ts', JSON.stringify(claims)]
  const environment = { DATABASE_URL: serviceUrl(scene.database.url), ...SETTINGS, ...settings }
  const { stdout, stderr } = spawnSync(process.execPath, program, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as { token?: string; refused?: string }[]
}

const claims = (sub: string, name: string, ...groups: string[]) => ({
  sub,
  preferred_username: name,
  groups,
})

test('an account of the name is matched once, where the operator lets that be', async () => {
  const admin = await scene.as('admin')
  const make = async (user_name: string, enabled = true) => {
    const body = {
      user_name,
      display_name: user_name,
      role_id: '2',
      password: 'a long passphrase',
      enabled,
    }
    const { status, body: made } = await admin('POST', '/admin/users', { body })
    expect(status).toBe(201)
    return made.user_id as string
  }
  const casey = await make('casey.match')
  await make('gone.match', false)
  const roleOf = async (id: string) => (await admin('GET', `/admin/users/${id}`)).body.role_name

  // Whoever may choose a name at the provider must not choose somebody else's here by default.
  expect(admit([claims('s-1', 'casey.match', 'staff')], {})).toEqual([{ refused: 'nameTaken' }])
  expect(await roleOf(casey)).not.toBe('Viewer')

  const [first, renamed, second, gone, groupless] = admit(
    [
      claims('s-1', 'Casey.Match', 'staff'),
      claims('s-1', 'casey.wed', 'staff'),
      claims('s-2', 'casey.match', 'bosses'),
      claims('s-3', 'gone.match', 'staff'),
      claims('s-4', 'casey.match', 'visitors'),
    ],
    { OIDC_MATCH_ACCOUNTS: '1' },
  )
  for (const admitted of [first, renamed]) {
    const me = await callerOf(scene.base, admitted?.token)('GET', '/me')
    expect(me.body).toMatchObject({ user: { user_id: casey, user_name: 'casey.match' } })
  }
  // Another subject of the same name is another person, whatever groups they bring.
  expect(second).toEqual({ refused: 'nameTaken' })
  expect(gone).toEqual({ refused: 'notAdmitted' })
  expect(groupless).toEqual({ refused: 'noRole' })
  expect(await roleOf(casey)).toBe('Viewer')
  const { body } = await admin('GET', `/admin/users/${casey}/events`)
  expect(body.data).toHaveLength(2)
  expect(body.data[0]).toMatchObject({
    user: { user_id: casey },
    reason: 'Role as the identity provider has it',
    changes: [{ field: 'role_id' }],
  })
})

test('the last administrator stays one, whatever the provider says', async () => {
  const admin = await scene.as('admin')
  const { body: me } = await admin('GET', '/me')
  expect(admit([claims('s-9', me.user.user_name, 'staff')], { OIDC_MATCH_ACCOUNTS: '1' })).toEqual([
    { refused: 'notAdmitted' },
  ])
  const { body: user } = await admin('GET', `/admin/users/${me.user.user_id}`)
  expect(user.role_name).toBe('Administrator')
})
