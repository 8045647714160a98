import type { RecordOf, role } from '@/lib/resources'
import { ACCOUNTS, keepAdministrator } from './accounts'
import { refuseBeyond } from './granting'
import type { Hook } from './hook'
import { isGivenByName, isSameRole } from './roleNames'

type Role = RecordOf<typeof role>

/** The rules of roles: nobody gives or takes what they lack, and an administrator stays. */
export const keepAdministration: Hook<Role> = {
  work: ACCOUNTS,
  async beforeInsert({ connection, author, after }) {
    await refuseBeyond(connection, author, after.permissions)
    return []
  },
  async beforeUpdate({ connection, author, id, before, after }) {
    await refuseBeyond(connection, author, decidedBy(before, after))
    await keepAdministrator(connection, { role: { id, ...after } })
    return []
  },
  async beforeRemove({ connection, author, before }) {
    await refuseBeyond(connection, author, before.permissions)
  },
}

/** The permissions that somebody gains or loses by a change of a role. */
function decidedBy(before: Role, after: Role): readonly string[] {
  // Whoever has no second factor may do nothing as long as the role requires one.
  const isLoosened = before.requires_second_factor && !after.requires_second_factor
  const isOther = !isSameRole(before.name, after.name)
  const isGiven = isOther && (isGivenByName(before.name) || isGivenByName(after.name))
  if (isLoosened || isGiven) return [...before.permissions, ...after.permissions]
  const [had, has] = [new Set(before.permissions), new Set(after.permissions)]
  return [
    ...after.permissions.filter((each) => !had.has(each)),
    ...before.permissions.filter((each) => !has.has(each)),
  ]
}
