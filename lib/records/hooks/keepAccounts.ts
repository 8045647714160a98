import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import type { RecordOf, user } from '@/lib/resources'
import {
  ACCOUNTS,
  endSessions,
  keepAdministrator,
  refuseEnded,
  refuseOwn,
  refusePastLastUser,
} from './accounts'
import { refuseBeyondRoles } from './granting'
import type { FieldFault, Hook } from './hook'

type User = RecordOf<typeof user>

/**
 * The rules of users: nobody decides what another may do who may do more, but that they may do nothing
 * (docs/decisions/0016-nobody-grants-what-they-lack.md); an administrator stays; and a user who is
 * disabled, or has a new password, is signed in nowhere any more.
 */
export const keepAccounts: Hook<User> = {
  work: ACCOUNTS,
  async beforeInsert({ connection, author, id, after }) {
    await refuseBeyondRoles(connection, author, after)
    const faults = await nameFaults(connection, after)
    if (faults.length === 0) await refusePastLastUser(connection, id)
    return faults
  },
  async beforeUpdate({ connection, author, id, before, after, secrets }) {
    if (secrets.has('password')) {
      refuseOwn(author, Number(id))
      await refuseEnded(connection, author)
    }
    const isOther = after.role_id !== before.role_id || (after.enabled && !before.enabled)
    // Whoever sets another's password can sign in as they; so can whoever the identity provider knows
    // by the name that they give another, where the operator has accounts matched.
    const isRenamed = after.user_name !== before.user_name
    const isTaken = (secrets.has('password') || isRenamed) && id !== String(author.userId)
    if (isOther || isTaken) await refuseBeyondRoles(connection, author, before, after)
    await keepAdministrator(connection, { user: { id, ...after } })
    return isRenamed ? nameFaults(connection, after) : []
  },
  async afterUpdates(writes) {
    for (const { connection, author, id, before, after, secrets } of writes) {
      const hasEnded = (before.enabled && !after.enabled) || secrets.has('password')
      if (!hasEnded) continue
      // Enabling brings no old token back.
      await endSessions(connection, Number(id), author)
    }
  },
}

/**
 * The fault of a name that could never sign in: sign-in puts a name into small letters and looks for
 * what the database makes of the account's.
 */
async function nameFaults(connection: Database, { user_name }: User): Promise<FieldFault[]> {
  const [row] = await queryRaw<{ agreed: boolean }>(connection, {
    text: 'SELECT lower($1) = $2 AS agreed',
    values: [user_name, user_name.toLowerCase()],
  })
  if (row?.agreed) return []
  const message = 'The name has a capital letter whose small one is uncertain: write it small.'
  return [{ field: 'user_name', code: 'invalid_text', message }]
}
