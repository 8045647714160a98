import type { Principal } from '@/lib/accounts/principal'
import { requireUser } from '@/lib/accounts/users'
import { database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'
import { rolesWith } from '@/lib/records/hooks/granting'
import type { Operation } from './operation'

/** @throws Problem 403 unless the caller may make calls of this operation */
export async function authorise(operation: Operation, principal: Principal): Promise<void> {
  if (principal.key && operation.forPeople) throw notForKeys()
  if (principal.isUnenrolled && !operation.mayBeUnenrolled) throw unenrolled()
  const { permission } = operation
  if (permission === 'token' || permission === 'none') return
  await requirePermission(principal, permission)
}

const unenrolled = (): Problem =>
  new Problem(
    'second_factor_missing',
    'You may do nothing before you have added a second factor: see /me/second-factors, or your profile in the console.',
  )

const notForKeys = (): Problem =>
  new Problem(
    'not_for_keys',
    'A service account does not sign in: it has no password, no second factor and nothing to sign out of. Its keys are looked after at /admin/service-accounts.',
  )

/** @throws Problem 403 naming the permission and the roles that have it */
export async function requirePermission(principal: Principal, permission: string): Promise<void> {
  if (principal.permissions.has(permission)) return
  const roles = await rolesWith(database(), permission)
  throw new Problem(
    'permission_denied',
    `This needs the permission ${permission}, which your ${principal.key ? 'key or ' : ''}role ${principal.roleName} lacks.${
      roles.length > 0 ? ` Roles that have it: ${roles.join(', ')}.` : ''
    }`,
    { members: { required_permission: permission, roles } },
  )
}

/** @throws Problem 403 or 422 unless the caller may act for that user, and there is one */
export async function requireActing(principal: Principal, userId: number): Promise<void> {
  await requirePermission(principal, 'Audit:UserIdOverride')
  await requireUser(userId)
}
