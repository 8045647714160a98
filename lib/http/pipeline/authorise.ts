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

/**
 * @param needed a permission, or several of which any will do
 * @throws Problem 403 naming them and the roles that have one
 */
export async function requirePermission(
  principal: Principal,
  needed: string | readonly [string, ...string[]],
): Promise<void> {
  const enough: readonly [string, ...string[]] = typeof needed === 'string' ? [needed] : needed
  if (enough.some((permission) => principal.permissions.has(permission))) return
  const roles = await rolesWith(database(), enough)
  const [first, ...others] = enough
  throw new Problem(
    'permission_denied',
    `This needs the permission ${enough.join(' or ')}, which your ${principal.key ? 'key or ' : ''}role ${principal.roleName} lacks.${
      roles.length > 0 ? ` Roles that have it: ${roles.join(', ')}.` : ''
    }`,
    {
      members: {
        required_permission: first,
        ...(others.length > 0 && { sufficient_permissions: enough }),
        roles,
      },
    },
  )
}

/** @throws Problem 403 or 422 unless the caller may act for that user, and there is one */
export async function requireActing(principal: Principal, userId: number): Promise<void> {
  await requirePermission(principal, 'Audit:UserIdOverride')
  await requireUser(userId)
}
