import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { inTransaction, inTrial } from '@/lib/db/transaction'
import { lockAccounts, noAdministrator } from '@/lib/records/hooks/accounts'

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
export type Precondition<Found> = (found: Found, connection: Database) => Promise<void>

/**
 * Runs a change of users or roles in one transaction, and never two at a time: what a change is
 * judged by (names in use, who has a role, who is left to administer) lies in several rows, and no
 * single row lock would keep two changes from each being right and both together wrong. Such
 * changes are rare, so waiting for each other costs nothing.
 *
 * @param dryRun true to undo the change at the end: some checks need it to have been made
 */
export function changingAccounts<Result>(
  db: Database,
  work: (connection: Database) => Promise<Result>,
  dryRun = false,
): Promise<Result> {
  const locked = async (connection: Database) => {
    await lockAccounts(connection)
    return work(connection)
  }
  return dryRun ? inTrial(db, locked) : inTransaction(db, locked)
}

/**
 * Runs a change that must not take the last administrator away: nobody could then give the
 * permissions back. To be called inside {@link changingAccounts}.
 *
 * @throws Problem 409, which undoes the change, when no enabled user may manage users and roles
 */
export async function keepingAdministrator(
  connection: Database,
  change: () => Promise<void>,
): Promise<void> {
  const hadOne = await hasAdministrator(connection)
  await change()
  if (!hadOne || (await hasAdministrator(connection))) return
  throw noAdministrator()
}

async function hasAdministrator(connection: Database): Promise<boolean> {
  const rows = await queryRaw<{ exists: boolean }>(connection, { text: ADMINISTRATOR })
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
