import type { Database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'

/** A key as the database has it, without its hash. */
export type KeyRow = Awaited<ReturnType<typeof keysOf>>[number]

/** The keys of a service account, the newest first. @throws Problem 404 */
export async function keysOf(db: Database, userId: number) {
  await requireAccount(db, userId)
  return db.serviceKey.findMany({
    where: { user_id: userId },
    omit: { key_hash: true },
    orderBy: [{ created: 'desc' }, { key_id: 'asc' }],
  })
}

/** A service account by its role. @throws Problem 404 */
export async function requireAccount(db: Database, userId: number) {
  const account = await db.serviceAccount.findUnique({
    where: { user_id: userId },
    select: { role: { select: { permissions: true } } },
  })
  if (!account) throw new Problem('record_not_found', `There is no service account ${userId}.`)
  return account
}

/** A key of a service account. @throws Problem 404 */
export async function requireKey(db: Database, userId: number, keyId: string): Promise<KeyRow> {
  const key = await db.serviceKey.findUnique({
    where: { key_id: keyId, user_id: userId },
    omit: { key_hash: true },
  })
  if (!key) throw new Problem('record_not_found', 'The service account has no such key.')
  return key
}

/** Whether a key is taken, as far as it goes itself. @param now milliseconds since 1970 */
export function stateOf(
  { revoked_at, expires_at }: Pick<KeyRow, 'revoked_at' | 'expires_at'>,
  now: number,
): 'active' | 'expired' | 'revoked' {
  if (revoked_at) return 'revoked'
  return expires_at && expires_at.getTime() <= now ? 'expired' : 'active'
}
