import { doing, type Work } from '@/lib/db/advisoryLocks'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { idPattern } from '@/lib/derive/idForms'
import { Problem } from '@/lib/problem'
import { user } from '@/lib/resources'
import { ADMINISTERING } from '@/lib/resources/permissions'
import type { Authorship } from '../event'
import { allGivenOut, nextIdOf, passIdsAhead, takeIds } from '../nextIds'

/**
 * What changes of users and roles are, which come one after the other: what a change is judged by (who
 * has a role, what that allows, who is left to administer) lies in several rows, and no single row lock
 * would keep two changes from each being right and both together wrong. Such changes are rare, so
 * waiting for each other costs nothing.
 */
export const ACCOUNTS = 'changingAccounts' satisfies Work

/** Changes accounts in one transaction, while nobody else does. */
export const changingAccounts = <Result>(
  db: Database,
  change: (connection: Database) => Promise<Result>,
): Promise<Result> => doing(db, ACCOUNTS, change)

/**
 * Ends what a user is signed in to, but for what the author calls with and is to keep: in force within
 * PRINCIPAL_CACHE_MS in every process.
 *
 * @param which those alone that came about so
 */
export const endSessions = (
  connection: Database,
  userId: number,
  { keptToken }: Pick<Authorship, 'keptToken'> = {},
  which: { readonly is_federated?: boolean } = {},
) =>
  connection.accessToken.deleteMany({
    where: { user_id: userId, ...which, ...(keptToken && { NOT: { token_hash: keptToken } }) },
  })

/**
 * The key of the write mutex for those who write nothing of an account but wait for whoever holds its row:
 * a dozen sign-ins of one that somebody holds keep one connection.
 */
export const accountMutexKey = (userId: number): string => `account ${userId}`

/**
 * Keeps everybody from changing how they themselves sign in the way that another's is changed, which
 * asks for no password.
 *
 * @param userId whose way of signing in is to be changed
 * @param instead what the author is to do instead
 * @throws Problem 409 where it is the author's own
 */
export function refuseOwn(author: Authorship, userId: number, instead = ON_PROFILE): void {
  if (userId !== author.userId || author.isConfirmed) return
  throw new Problem('conflict', instead)
}

const ON_PROFILE =
  'How you sign in yourself is changed on your profile, or below /me, which ask for your present password.'

/**
 * Keeps whoever was let in before their session ended from changing how an account signs in after
 * that: a new password and a reset of second factors end sessions, and what waited for either would
 * undo it. To be called under {@link changingAccounts}.
 *
 * @throws Problem 401
 */
export async function refuseEnded(
  connection: Database,
  { permissionsNow }: Authorship,
): Promise<void> {
  await permissionsNow?.(connection)
}

/** A role or a user as a change would leave it. */
interface Intended {
  readonly role?: { readonly id: string; readonly permissions: readonly string[] }
  readonly user?: { readonly id: string; readonly role_id: string; readonly enabled: boolean }
}

const ADMINISTRATOR = `SELECT EXISTS (SELECT FROM user_account u JOIN role r USING (role_id)
    WHERE u.enabled AND r.permissions @> $6::text[]) AS "is",
  EXISTS (SELECT FROM user_account u
    JOIN role r ON r.role_id = CASE WHEN u.user_id = $3::integer THEN $4::integer ELSE u.role_id END
    WHERE CASE WHEN u.user_id = $3::integer THEN $5::boolean ELSE u.enabled END
      AND CASE WHEN r.role_id = $1::integer THEN $2::text[] ELSE r.permissions END
        @> $6::text[]) AS stays`

/**
 * Keeps the last administrator: without one, nobody could give the permissions back. To be called
 * under {@link changingAccounts}.
 *
 * @throws Problem 409 when no enabled user could manage users and roles after the change
 */
export async function keepAdministrator(
  connection: Database,
  { role, user }: Intended,
): Promise<void> {
  const [found] = await queryRaw<{ is: boolean; stays: boolean }>(connection, {
    text: ADMINISTRATOR,
    values: [role?.id, role?.permissions, user?.id, user?.role_id, user?.enabled, ADMINISTERING],
  })
  if (!found?.is || found.stays) return
  throw new Problem(
    'conflict',
    'After this change no enabled user could manage users and roles any more. Give another enabled user a role with Users:Manage and Roles:Manage first.',
  )
}

/**
 * Makes a user whose maker needs the id beforehand. It is taken once the user is made, as one that
 * is refused must not use up an id: they are few, and taken for good whatever becomes of the
 * transaction. To be called under {@link changingAccounts}, so that nobody else takes it meanwhile. What
 * somebody has by SQL past the service, which the sequence does not know of, is passed over.
 *
 * @param make makes the user under the id
 * @returns the id
 */
export async function withNextUserId(
  connection: Database,
  make: (id: string) => Promise<unknown>,
): Promise<string> {
  await passIdsAhead(connection, user)
  await make(await nextIdOf(connection, user))
  return takeIds(connection, user)
}

/**
 * Refuses a user past the last id, and takes none but such as are somebody's already, by SQL past the
 * service. To be called under {@link changingAccounts}.
 *
 * @param id the one that the user is to have; without it, the next that would be given out
 * @throws Problem 409 when no id is left
 */
export async function refusePastLastUser(connection: Database, id?: string): Promise<void> {
  if (id === undefined) await passIdsAhead(connection, user)
  if (idPattern(user).test(id ?? (await nextIdOf(connection, user)))) return
  throw allGivenOut(user)
}

/** A user as far as signing in needs it, with the hash that a password is checked against. */
export interface Account {
  readonly user_id: number
  readonly user_name: string
  readonly enabled: boolean
  readonly password_hash: string
  readonly has_second_factor: boolean
}

const ACCOUNT = `SELECT user_id, user_name, enabled, password_hash,
  EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.user_id) AS has_second_factor
  FROM user_account u`

/**
 * The account of a user name in small letters, in one statement whether there is one or not. To
 * compare without regard to case Prisma would take the name for a pattern.
 */
export async function accountNamed(db: Database, name: string): Promise<Account | undefined> {
  const [found] = await queryRaw<Account>(db, {
    text: `${ACCOUNT} WHERE lower(user_name) = $1`,
    values: [name],
  })
  return found
}

/** The account of a user who is signed in. */
export async function accountOf(db: Database, userId: number): Promise<Account> {
  const [found] = await queryRaw<Account>(db, {
    text: `${ACCOUNT} WHERE user_id = $1`,
    values: [userId],
  })
  if (!found) throw new Error(`user ${userId} is gone`)
  return found
}
