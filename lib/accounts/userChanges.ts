import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { validationProblem } from '@/lib/problem'
import { type Authorship, insertEvent } from '@/lib/records/event'
import { refuseGranting } from '@/lib/records/hooks/accounts'
import {
  type Changed,
  changingAccounts,
  differences,
  keepingAdministrator,
  PASSWORD_SET,
  type Precondition,
} from './changes'
import { permissionsOf, roleFaults } from './newUser'
import { findUser, type User } from './userStore'

const CHANGEABLE = ['display_name', 'role_id', 'enabled'] as const

type Changes = { readonly [Field in (typeof CHANGEABLE)[number]]?: User[Field] | undefined }

/**
 * Changes a user. One who is disabled loses every token, so that enabling the account again does
 * not bring old sign-ins back to life.
 *
 * @returns undefined when there is no such user
 * @throws Problem 422 when the role is unknown, 403 where it would let the user do what the author
 *   may not, 409 when it would leave no administrator
 */
export function changeUser(
  db: Database,
  id: number,
  wanted: Changes,
  author: Authorship,
  precondition: Precondition<User>,
  dryRun: boolean,
): Promise<Changed<User> | undefined> {
  const change = async (connection: Database) => {
    const before = await findUser(connection, id)
    if (!before) return undefined
    await precondition(before, connection)
    const after = {
      display_name: wanted.display_name ?? before.display_name,
      role_id: wanted.role_id ?? before.role_id,
      enabled: wanted.enabled ?? before.enabled,
    }
    const changes = differences(CHANGEABLE, before, after)
    if (changes.length === 0) return { record: before, changes }
    const faults = await roleFaults(connection, after.role_id)
    if (faults.length > 0) throw validationProblem(faults)
    const isWidened = after.role_id !== before.role_id || (after.enabled && !before.enabled)
    if (isWidened) await refuseGranting(author, await permissionsOf(connection, after.role_id))
    await keepingAdministrator(connection, async () => {
      await queryRaw(connection, {
        text: `UPDATE user_account SET display_name = $2, role_id = $3, enabled = $4,
          version = version + 1, last_edit = clock_timestamp() WHERE user_id = $1`,
        values: [id, ...CHANGEABLE.map((field) => after[field])],
      })
    })
    if (!after.enabled) await revokeTokens(connection, id)
    const changed = (await findUser(connection, id)) as User
    const { version } = changed
    await insertEvent(
      connection,
      { resource: 'user', id, version, action: 'updated', changes },
      author,
    )
    return { record: changed, changes }
  }
  return changingAccounts(db, change, dryRun)
}

/**
 * Sets a password and ends every token that an earlier one was given for. The history says that
 * it happened and nothing of what was set. The same password again is a change like any other:
 * to say that nothing changed would confirm a guess. Whoever sets another's password can sign in as
 * they, so it takes all that the other may do.
 *
 * @returns undefined when there is no such user
 * @throws Problem 403 where the user may do what the author may not
 */
export function setPassword(
  db: Database,
  id: number,
  passwordHash: string,
  author: Authorship,
  precondition: Precondition<User>,
  dryRun: boolean,
): Promise<Changed<User> | undefined> {
  const change = async (connection: Database) => {
    const before = await findUser(connection, id)
    if (!before) return undefined
    await precondition(before, connection)
    if (id !== author.userId) {
      await refuseGranting(author, await permissionsOf(connection, before.role_id))
    }
    const rows = await queryRaw<{ version: string }>(connection, {
      text: `UPDATE user_account SET password_hash = $2, version = version + 1,
        last_edit = clock_timestamp() WHERE user_id = $1 RETURNING version::text`,
      values: [id, passwordHash],
    })
    await revokeTokens(connection, id)
    const version = rows[0]?.version ?? before.version
    const changes = [PASSWORD_SET]
    await insertEvent(
      connection,
      { resource: 'user', id, version, action: 'password_set', changes },
      author,
    )
    return { record: before, changes }
  }
  return changingAccounts(db, change, dryRun)
}

/** Ends them within PRINCIPAL_CACHE_MS in every process. */
const revokeTokens = (connection: Database, id: number) =>
  queryRaw(connection, { text: 'DELETE FROM access_token WHERE user_id = $1', values: [id] })
