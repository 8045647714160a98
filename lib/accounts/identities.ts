import type { Database } from '@/lib/db/database'
import { type ChangeAround, enterActionOn } from '@/lib/records/actionOn'
import type { Authorship } from '@/lib/records/event'
import { endSessions } from '@/lib/records/hooks/accounts'
import { user } from '@/lib/resources'

/** Somebody as an identity provider knows them: it gives no subject to another person. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/**
 * Where a provider says what it is (OpenID Connect Discovery, section 4). Whether its issuer is written
 * with a slash at its end, in capitals or with the port that goes without saying, this is the same.
 */
export const discoveryOf = (issuer: string): string => {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  return URL.canParse(address) ? new URL(address).href : address
}

/**
 * Whom an identity signs in. Operators come to write the issuer otherwise, which makes nobody another:
 * one that is written so is found first, then one of the same provider however it was written before.
 *
 * @returns undefined where it is nobody's
 */
export async function userOf(
  connection: Database,
  identity: Identity,
): Promise<number | undefined> {
  const same = await connection.externalIdentity.findUnique({
    where: { issuer_subject: identity },
  })
  if (same) return same.user_id
  const { issuer, subject } = identity
  const alike = await connection.externalIdentity.findMany({
    where: { subject },
    orderBy: { created: 'asc' },
  })
  const own = discoveryOf(issuer)
  return alike.find((each) => discoveryOf(each.issuer) === own)?.user_id
}

/** Enters in the history of a user that an identity came, or went. */
async function enter(
  connection: Database,
  userId: number,
  { from, to }: { readonly from: Identity | null; readonly to: Identity | null },
  author: Authorship,
): Promise<void> {
  const action = to ? 'identity_linked' : 'identity_unlinked'
  const changes: readonly ChangeAround[] = [
    { field: 'identity', from: from?.subject ?? null, to: to?.subject ?? null },
    { field: 'identity.issuer', from: from?.issuer ?? null, to: to?.issuer ?? null },
  ]
  await enterActionOn(connection, user, userId, { action, changes }, author)
}

/** Whether an identity signs a user in. */
export const isLinked = async (db: Database, userId: number): Promise<boolean> =>
  (await db.externalIdentity.count({ where: { user_id: userId } })) > 0

/**
 * Lets an identity of the provider sign in as a user from now on. To be called under `changingAccounts`,
 * as {@link unlinkIdentity}.
 */
export async function linkIdentity(
  connection: Database,
  identity: Identity,
  userId: number,
  author: Authorship,
): Promise<void> {
  await connection.externalIdentity.create({ data: { ...identity, user_id: userId } })
  await enter(connection, userId, { from: null, to: identity }, author)
}

/**
 * Ends that an identity signs a user in, and what is signed in by it. Whoever has none stays as they
 * are.
 */
export async function unlinkIdentity(
  connection: Database,
  userId: number,
  author: Authorship,
): Promise<void> {
  const where = { user_id: userId }
  const found = await connection.externalIdentity.findMany({
    where,
    select: { issuer: true, subject: true },
    orderBy: { created: 'asc' },
  })
  if (found.length === 0) return
  for (const identity of found) {
    await enter(connection, userId, { from: identity, to: null }, author)
  }
  await connection.externalIdentity.deleteMany({ where })
  await endSessions(connection, userId, {}, { is_federated: true })
}
