import { type Database, database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'

/**
 * Looks at the account itself each time, so that a user who was just disabled is refused at once
 * and by every process.
 *
 * @throws Problem 422 unless there is a user of that id who may sign in
 */
export async function requireUser(userId: number): Promise<void> {
  const user = await readUser(database(), userId)
  if (user?.enabled) return
  throw new Problem(
    'unknown_audit_user',
    user
      ? `${user.display_name} (user ${userId}) is disabled: nothing can be recorded for a disabled user.`
      : `There is no user ${userId} to act for.`,
    { members: { header: 'Audit-User-Id' } },
  )
}

/** A user's display name; the id in words where the user is gone. */
export async function userName(db: Database, userId: number): Promise<string> {
  return (await readUser(db, userId))?.display_name ?? `user ${userId}`
}

const NAMED = { user_id: true, display_name: true, enabled: true } as const

/** A user, or a service account, which has a number among those of users. */
async function readUser(db: Database, userId: number) {
  const one = { where: { user_id: userId }, select: NAMED }
  return (await db.user.findUnique(one)) ?? db.serviceAccount.findUnique(one)
}

/** Everybody, service accounts too, by id and display name, in the order of names. */
export async function directory(): Promise<
  { user_id: string; display_name: string; enabled: boolean }[]
> {
  const [users, services] = [
    await database().user.findMany({ select: NAMED }),
    await database().serviceAccount.findMany({ select: NAMED }),
  ]
  return [...users, ...services]
    .sort((a, b) => a.display_name.localeCompare(b.display_name) || a.user_id - b.user_id)
    .map((user) => ({ ...user, user_id: String(user.user_id) }))
}
