import type { Queryable } from '@/lib/db/queryable'
import { inTransaction } from '@/lib/db/transaction'
import { lockAccounts, noAdministrator } from '@/lib/records/hooks/accounts'
import type { Authorship } from '@/lib/records/write'

const ADMINISTRATOR = `SELECT EXISTS (
  SELECT FROM user_account u JOIN role r USING (role_id)
  WHERE u.enabled AND r.permissions @> ARRAY['Users:Manage', 'Roles:Manage']) AS exists`

/** One value before and after, as history keeps it; without them where they are never shown. */
interface ValueChange {
  readonly field: string
  readonly from?: unknown
  readonly to?: unknown
}

/** That a password was set: neither the one before nor the one after is told to anybody. */
export const PASSWORD_SET: ValueChange = { field: 'password' }

/** A record as a change left it, with what the change was. */
export interface Changed<Record> {
  readonly record: Record
  readonly changes: readonly ValueChange[]
}

/** Judges a record as it is once no other change can touch it, and throws when it must stay. */
export type Precondition<Found> = (found: Found, connection: Queryable) => Promise<void>

/** A change of a user or a role, for its history. */
export interface AccountChange {
  readonly resource: 'user' | 'role'
  readonly id: number
  /** The version that the change made. */
  readonly version: string
  readonly action: 'created' | 'updated' | 'deleted' | 'password_set'
  readonly changes: readonly ValueChange[]
}

/**
 * Runs a change of users or roles in one transaction, and never two at a time: what a change is
 * judged by (names in use, who has a role, who is left to administer) lies in several rows, and no
 * single row lock would keep two changes from each being right and both together wrong. Such
 * changes are rare, so waiting for each other costs nothing.
 *
 * @param dryRun true to undo the change at the end: some checks need it to have been made
 */
export function changingAccounts<Result>(
  db: Queryable,
  work: (connection: Queryable) => Promise<Result>,
  dryRun = false,
): Promise<Result> {
  const locked = async (connection: Queryable) => {
    await lockAccounts(connection)
    return work(connection)
  }
  return inTransaction(db, locked, dryRun ? 'ROLLBACK' : 'COMMIT')
}

/**
 * Runs a change that must not take the last administrator away: nobody could then give the
 * permissions back. To be called inside {@link changingAccounts}.
 *
 * @throws Problem 409, which undoes the change, when no enabled user may manage users and roles
 */
export async function keepingAdministrator(
  connection: Queryable,
  change: () => Promise<void>,
): Promise<void> {
  const hadOne = await hasAdministrator(connection)
  await change()
  if (!hadOne || (await hasAdministrator(connection))) return
  throw noAdministrator()
}

async function hasAdministrator(connection: Queryable): Promise<boolean> {
  const { rows } = await connection.query<{ exists: boolean }>({ text: ADMINISTRATOR })
  return rows[0]?.exists === true
}

/** What differs between two states, in the fields given. */
export const differences = <Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, unknown>>,
  after: Readonly<Record<Field, unknown>>,
): ValueChange[] =>
  fields
    .map((field) => ({ field, from: before[field], to: after[field] }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))

/** Enters a change in the history, in the transaction of the change itself. */
export async function enterChange(
  connection: Queryable,
  { resource, id, version, action, changes }: AccountChange,
  author: Authorship,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields)
      VALUES ($1, $2, $3, clock_timestamp(), $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      resource,
      id,
      version,
      author.userId,
      author.auditUserId,
      author.requestId,
      action,
      author.reason,
      JSON.stringify(changes),
      changes.map(({ field }) => field),
    ],
  })
}
