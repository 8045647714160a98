import { randomUUID } from 'node:crypto'
import { type Caller, signIn } from './caller'

let made = 0

/** Adds a user of a test's own, with a name that no other has; a viewer unless another role is given. */
export async function addUser(
  admin: Caller,
  password: string,
  role_id = '3',
): Promise<{ readonly id: string; readonly name: string }> {
  made += 1
  const name = `own.${made}`
  const body = { user_name: name, display_name: name, role_id, password }
  const { user_id } = (await admin('POST', '/admin/users', { body })).body
  return { id: user_id, name }
}

/** Signs in somebody whose role has just these permissions. */
export async function signInWith(
  admin: Caller,
  base: string,
  permissions: readonly string[],
): Promise<Caller> {
  const password = 'a long enough passphrase'
  const { body } = await admin('POST', '/admin/roles', {
    body: { name: randomUUID(), permissions },
  })
  const { name } = await addUser(admin, password, body.role_id)
  return signIn(base, name, password)
}
