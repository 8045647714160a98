import { Problem } from '@/lib/problem'
import type { RecordOf, role } from '@/lib/resources'
import { counted, listed } from '@/lib/text/words'
import { ACCOUNTS, keepAdministrator } from './accounts'
import { refuseBeyond } from './granting'
import type { Hook } from './hook'
import { isGivenByName, isSameRole } from './roleNames'

type Role = RecordOf<typeof role>

/**
 * The rules of roles: nobody gives or takes what they lack, an administrator stays, and nobody and
 * nothing is left without a role.
 */
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
  async beforeRemove({ connection, author, id, before }) {
    await refuseBeyond(connection, author, before.permissions)
    const where = { role_id: Number(id) }
    const held = [
      inNumber(await connection.user.count({ where }), 'user'),
      inNumber(await connection.serviceAccount.count({ where }), 'service account'),
      inNumber(await connection.webhook.count({ where }), 'webhook'),
    ].filter((words) => words !== undefined)
    if (held.length === 0) return
    const [first = ''] = held
    const whom = held.length === 1 && first.startsWith('one ') ? `that ${first.slice(4)}` : 'them'
    throw new Problem(
      'conflict',
      `The role ${before.name} is that of ${listed(held, held.length)}. Give ${whom} another role first.`,
    )
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

const inNumber = (count: number, what: string): string | undefined => {
  if (count === 0) return undefined
  return count === 1 ? `one ${what}` : counted(count, what)
}
