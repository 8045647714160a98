import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, callerOf, signIn } from '../support/caller'
import { openScene, type Scene } from '../support/scene'
import { addUser } from '../support/users'

const OLD = 'the first long passphrase'
const NEW = 'another long passphrase'

let scene: Scene
let admin: Caller
beforeAll(async () => {
  scene = await openScene()
  admin = await scene.as('admin')
})
afterAll(() => scene.close())

const newUser = () => addUser(admin, OLD)

const change = (call: Caller, current_password: string, new_password = NEW) =>
  call('POST', '/me/password', { body: { current_password, new_password } })

test('the new password signs in, and every other token has ended', async () => {
  const { id, name } = await newUser()
  const [here, elsewhere] = [
    await signIn(scene.base, name, OLD),
    await signIn(scene.base, name, OLD),
  ]
  const answer = await here('POST', '/me/password', {
    body: { current_password: OLD, new_password: NEW },
    headers: { 'audit-reason': 'Somebody looked over my shoulder' },
  })
  expect([answer.status, answer.text]).toEqual([204, ''])
  expect((await here('GET', '/me')).status).toBe(200)
  expect((await elsewhere('GET', '/me')).status).toBe(401)
  await expect(signIn(scene.base, name, OLD)).rejects.toThrow('invalid_credentials')
  expect((await (await signIn(scene.base, name, NEW))('GET', '/me')).status).toBe(200)

  const history = await admin('GET', `/admin/users/${id}/events`)
  expect(history.body.data[0]).toMatchObject({
    action: 'password_set',
    user: { user_id: id },
    reason: 'Somebody looked over my shoulder',
    changes: [{ field: 'password' }],
  })
  expect(history.text).not.toContain('argon2')
})

test('a new password is set in nobody else’s name, whoever the call says it acts for', async () => {
  const role = { name: 'Acting for others', permissions: ['Audit:UserIdOverride'] }
  const { role_id } = (await admin('POST', '/admin/roles', { body: role })).body
  const { id, name } = await addUser(admin, OLD, role_id)
  const call = await signIn(scene.base, name, OLD)
  const answer = await call('POST', '/me/password', {
    body: { current_password: OLD, new_password: NEW },
    headers: { 'audit-user-id': '1' },
  })
  expect(answer.status).toBe(204)
  const { data } = (await admin('GET', `/admin/users/${id}/events`)).body
  expect(data[0]).toMatchObject({
    action: 'password_set',
    user: { user_id: id },
    audit_user: { user_id: id },
  })
})

test('one’s own is set in no way that asks for no present password', async () => {
  const role = { name: 'Keeps users', permissions: ['Users:Manage', 'Audit:UserIdOverride'] }
  const { role_id } = (await admin('POST', '/admin/roles', { body: role })).body
  const { id, name } = await addUser(admin, OLD, role_id)
  const call = await signIn(scene.base, name, OLD)
  const before = await admin('GET', `/admin/users/${id}/events`)
  for (const query of ['', '?dry_run=true']) {
    const refused = await call('PUT', `/admin/users/${id}/password${query}`, {
      body: { password: NEW },
      headers: { 'audit-user-id': '3' },
    })
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect(refused.body.detail).toContain('/me')
  }
  expect((await call('GET', '/me')).status).toBe(200)
  expect((await admin('GET', `/admin/users/${id}/events`)).text).toBe(before.text)
  const other = await addUser(admin, OLD, role_id)
  const set = await call('PUT', `/admin/users/${other.id}/password`, { body: { password: NEW } })
  expect(set.status).toBe(204)
  expect((await change(call, OLD)).status).toBe(204)
})

test('a wrong present password changes nothing and ends nothing', async () => {
  const { name } = await newUser()
  const call = await signIn(scene.base, name, OLD)
  const answer = await change(call, 'not the password')
  expect([answer.status, answer.body.errors]).toMatchObject([
    422,
    [{ pointer: '/current_password', code: 'not_confirmed' }],
  ])
  expect((await call('GET', '/me')).status).toBe(200)
  await signIn(scene.base, name, OLD)
})

test('guesses are limited as sign-ins are, and together with them', async () => {
  const { name } = await newUser()
  const call = await signIn(scene.base, name, OLD)
  const statuses: number[] = []
  for (let guess = 0; guess < 11; guess++) {
    statuses.push((await change(call, `guess ${guess}`)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect((await change(call, OLD)).status).toBe(429)
  await expect(signIn(scene.base, name, OLD)).rejects.toThrow('rate_limited')
})

test.each([
  [
    'short',
    { current_password: OLD, new_password: 'eleven char' },
    ['/new_password', 'out_of_range'],
  ],
  [
    'of one character too many',
    { current_password: OLD, new_password: 'x'.repeat(1025) },
    ['/new_password', 'too_long'],
  ],
  ['absent', { current_password: OLD }, ['/new_password', 'required']],
  ['without the present one', { new_password: NEW }, ['/current_password', 'required']],
])('a new password that is %s is refused, and no guess is counted', async (_, body, fault) => {
  const { name } = await newUser()
  const call = await signIn(scene.base, name, OLD)
  const answer = await call('POST', '/me/password', { body })
  expect(answer.status).toBe(422)
  expect(
    answer.body.errors.map(({ pointer, code }: Record<string, string>) => [pointer, code]),
  ).toEqual([fault])
  await signIn(scene.base, name, OLD)
})

test('is for whoever is signed in', async () => {
  expect((await change(callerOf(scene.base), OLD)).status).toBe(401)
})
