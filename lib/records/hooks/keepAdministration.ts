import { Problem } from '@/lib/problem'
import type { RecordOf, role } from '@/lib/resources'
import { keepAdministrator, lockAccounts, refuseGranting } from './accounts'
import type { Hook } from './hook'

type Role = RecordOf<typeof role>

/**
 * The rules of roles: nobody grants what they lack, an administrator stays, and no user is left
 * without a role.
 */
export const keepAdministration: Hook<Role> = {
  prepare: lockAccounts,
  async beforeInsert({ author, after }) {
    await refuseGranting(author, after.permissions)
    return []
  },
  async beforeUpdate({ connection, author, id, before, after }) {
    const held = new Set(before.permissions)
    await refuseGranting(
      author,
      after.permissions.filter((permission) => !held.has(permission)),
    )
    await keepAdministrator(connection, { role: { id, ...after } })
    return []
  },
  async beforeRemove({ connection, id, before }) {
    const users = await connection.user.count({ where: { role_id: Number(id) } })
    if (users === 0) return
    const [number, whom] = users === 1 ? ['one user', 'that user'] : [`${users} users`, 'them']
    throw new Problem(
      'conflict',
      `The role ${before.name} is that of ${number}. Give ${whom} another role first.`,
    )
  },
}
