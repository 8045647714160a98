import { pool } from '@/lib/db/pool'
import { prisma } from '@/lib/db/prisma'
import { Problem } from '@/lib/problem'
import type { Permission } from './permissions'

/** Names of the roles that hold a permission, so that a refusal says whom to ask. */
export async function rolesWith(permission: Permission): Promise<string[]> {
  const roles = await (await prisma()).role.findMany({
    where: { permissions: { has: permission } },
    select: { name: true },
    orderBy: { name: 'asc' },
  })
  return roles.map((role) => role.name)
}

/** @throws Problem 422 unless there is a user of that id */
export async function requireUser(userId: number): Promise<void> {
  if ((await readName(userId)) === undefined) {
    throw new Problem('unknown_audit_user', `There is no user ${userId} to act for.`, {
      members: { header: 'Audit-User-Id' },
    })
  }
}

/** A user's display name; the id in words where the user is gone. */
export async function userName(userId: number): Promise<string> {
  return (await readName(userId)) ?? `user ${userId}`
}

/** Asked for with every call on another's behalf, so it goes the short way. */
async function readName(userId: number): Promise<string | undefined> {
  const { rows } = await pool().query<{ display_name: string }>({
    name: 'user_name',
    text: 'SELECT display_name FROM user_account WHERE user_id = $1',
    values: [userId],
  })
  return rows[0]?.display_name
}

/** Everybody by id and display name, in the order of names. */
export async function directory(): Promise<
  { user_id: string; display_name: string; enabled: boolean }[]
> {
  const users = await (await prisma()).userAccount.findMany({
    select: { user_id: true, display_name: true, enabled: true },
    orderBy: [{ display_name: 'asc' }, { user_id: 'asc' }],
  })
  return users.map((user) => ({ ...user, user_id: String(user.user_id) }))
}
