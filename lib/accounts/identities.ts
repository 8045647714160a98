import type { Database } from '@/lib/db/database'
import { enterActionOn } from '@/lib/records/actionOn'
import type { Authorship } from '@/lib/records/event'
import { user } from '@/lib/resources'

/** Somebody as an identity provider knows them: it gives no subject to another person. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
}

/** Enters in the history of a user that an identity came, or went. */
async function enter(
  connection: Database,
  userId: number,
  { from, to }: { readonly from: Identity | null; readonly to: Identity | null },
  author: Authorship,
): Promise<void> {
  const action = to ? 'identity_linked' : 'identity_unlinked'
  const changes = [
    { field: 'identity', from: from?.subject ?? null, to: to?.subject ?? null },
    { field: 'identity.issuer', from: from?.issuer ?? null, to: to?.issuer ?? null },
  ]
  await enterActionOn(connection, user, userId, { action, changes }, author)
}

/** Whether an identity signs a user in. */
export const isLinked = async (db: Database, userId: number): Promise<boolean> =>
  (await db.externalIdentity.count({ where: { user_id: userId } })) > 0

/**
 * Lets an identity of the provider sign in as a user from now on. To be called under `lockAccounts`,
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
  await connection.accessToken.deleteMany({ where: { ...where, is_federated: true } })
}
