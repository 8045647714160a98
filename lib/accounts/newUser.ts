import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import type { Fault } from '@/lib/derive/faults'
import { Problem, validationProblem } from '@/lib/problem'
import { type Authorship, insertEvent } from '@/lib/records/event'
import { refuseGranting } from '@/lib/records/hooks/accounts'
import { type Changed, changingAccounts, differences, PASSWORD_SET } from './changes'
import { findRole } from './roleStore'
import { findUser, type User } from './userStore'

/** The most that five digits hold, which is what Audit-User-Id takes. */
const LAST_USER_ID = 99_999

const GIVEN = ['user_name', 'display_name', 'role_id', 'enabled'] as const
const UNSET = { user_name: null, display_name: null, role_id: null, enabled: true }

/** What a new user is made of. */
export interface NewUser extends Pick<User, (typeof GIVEN)[number]> {
  readonly password_hash: string
}

/**
 * Adds a user.
 *
 * @throws Problem 422 when the name is taken or the role unknown, 403 for a role that may do what
 *   the author may not, 409 when no id is left
 */
export function createUser(
  db: Database,
  user: NewUser,
  author: Authorship,
  dryRun: boolean,
): Promise<Changed<User>> {
  const create = async (connection: Database) => {
    await refuseGranting(author, await permissionsOf(connection, user.role_id))
    return addUser(connection, user, author, () => nextUserId(connection, dryRun))
  }
  return changingAccounts(db, create, dryRun)
}

/**
 * Adds a user inside a change of accounts that is under way.
 *
 * @param giveId asked for the id once there is no fault, as there are not many
 */
export async function addUser(
  connection: Database,
  user: NewUser,
  author: Authorship,
  giveId: () => Promise<number>,
): Promise<Changed<User>> {
  const faults = [
    ...(await nameFaults(connection, user.user_name)),
    ...(await roleFaults(connection, user.role_id)),
  ]
  if (faults.length > 0) throw validationProblem(faults)
  const id = await giveId()
  await queryRaw(connection, {
    text: `INSERT INTO user_account (user_id, user_name, display_name, role_id, enabled, password_hash, created, last_edit)
      VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp(), clock_timestamp())`,
    values: [id, ...GIVEN.map((field) => user[field]), user.password_hash],
  })
  const changes = [...differences(GIVEN, UNSET, user), PASSWORD_SET]
  await insertEvent(
    connection,
    { resource: 'user', id, version: '1', action: 'created', changes },
    author,
  )
  return { record: (await findUser(connection, id)) as User, changes }
}

/**
 * The faults of a name. Sign-in turns a name into small letters and looks for what the database
 * makes of the account's; a name for which the two disagree could never sign in.
 */
async function nameFaults(connection: Database, name: string): Promise<Fault[]> {
  const rows = await queryRaw<{ agreed: boolean; taken: boolean }>(connection, {
    text: `SELECT lower($1) = $2 AS agreed,
      EXISTS (SELECT FROM user_account WHERE lower(user_name) = lower($1)) AS taken`,
    values: [name, name.toLowerCase()],
  })
  if (!rows[0]?.agreed) {
    const message = 'The name has a capital letter whose small one is uncertain: write it small.'
    return [{ pointer: '/user_name', code: 'invalid_text', message }]
  }
  const message = `There is a user ${name} already; user names differ in more than their case.`
  return rows[0].taken ? [{ pointer: '/user_name', code: 'in_use', message }] : []
}

/** The fault of naming a role that there is not. */
export async function roleFaults(connection: Database, roleId: string): Promise<Fault[]> {
  const rows = await queryRaw(connection, {
    text: 'SELECT 1 FROM role WHERE role_id = $1',
    values: [roleId],
  })
  const message = `There is no role ${roleId}.`
  return rows.length > 0 ? [] : [{ pointer: '/role_id', code: 'not_found', message }]
}

/** What a role lets its users do; nothing where there is no such role. */
export const permissionsOf = async (connection: Database, roleId: string) =>
  (await findRole(connection, Number(roleId)))?.permissions ?? []

/**
 * The id of the next user. What a sequence gives away is given away for good, whatever becomes of
 * the transaction.
 *
 * @param dryRun true to take it not
 * @throws Problem 409 when no id is left
 */
export async function nextUserId(connection: Database, dryRun: boolean): Promise<number> {
  const rows = await queryRaw<{ id: string }>(connection, {
    text: dryRun
      ? 'SELECT (last_value + is_called::integer)::text AS id FROM user_account_user_id_seq'
      : "SELECT nextval('user_account_user_id_seq')::text AS id",
  })
  const id = Number(rows[0]?.id)
  if (id <= LAST_USER_ID) return id
  throw new Problem(
    'conflict',
    `The ids of users go to ${LAST_USER_ID}, and all of them have been given out.`,
  )
}
