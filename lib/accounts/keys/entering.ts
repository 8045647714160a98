import type { Database } from '@/lib/db/database'
import { type Authorship, insertEvent } from '@/lib/records/event'
import { serviceAccount } from '@/lib/resources'
import { serviceNow } from '@/lib/time/serviceClock'
import type { KeyRow } from './keys'

/** Enters in the history of the account what became of a key. */
export async function enter(
  db: Database,
  userId: number,
  action: string,
  changes: Parameters<typeof insertEvent>[1]['changes'],
  author: Authorship,
): Promise<void> {
  const { version } = await db.serviceAccount.update({
    where: { user_id: userId },
    data: { version: { increment: 1 }, last_edit: new Date(serviceNow()) },
    select: { version: true },
  })
  const entry = { resource: serviceAccount.name, id: userId, version: String(version), changes }
  await insertEvent(db, { ...entry, action }, author)
}

/** How people know a key again. */
export const wordsOf = ({ prefix, name }: KeyRow): string => `${prefix} ${name}`

/** What a new key is, as changes of its account. */
export const changesOf = (row: KeyRow) => [
  { field: 'key', from: null, to: wordsOf(row) },
  ...(row.has_role_permissions
    ? []
    : [{ field: 'key.permissions', from: null, to: row.permissions }]),
  ...(row.networks.length > 0 ? [{ field: 'key.networks', from: null, to: row.networks }] : []),
  { field: 'key.expires_at', from: null, to: row.expires_at?.toISOString() ?? null },
]
