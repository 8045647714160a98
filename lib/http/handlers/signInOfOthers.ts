import { resetFactors } from '@/lib/accounts/factors/factors'
import { unlinkIdentity } from '@/lib/accounts/identities'
import type { Database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'
import type { Authorship } from '@/lib/records/event'
import { changingAccounts, refuseOwn } from '@/lib/records/hooks/accounts'
import { refuseBeyondRoles } from '@/lib/records/hooks/granting'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { authorOf } from './author'

/** Takes a way of signing in from a user. To be called under `changingAccounts`. */
type Taking = (connection: Database, userId: number, author: Authorship) => Promise<void>

/**
 * DELETE: takes a way of signing in from the user of the address, who is another.
 *
 * @param instead what callers are to do of themselves, where that is not said of all
 */
const takenFromOther =
  (take: Taking, instead?: string) =>
  async (call: RequestContext): Promise<HandlerResult> => {
    const userId = Number(call.params.user_id)
    const author = authorOf(call)
    refuseOwn(author, userId, instead)
    await changingAccounts(call.db, async (connection) => {
      const account = await connection.user.findUnique({
        where: { user_id: userId },
        select: { role_id: true },
      })
      if (!account) throw new Problem('record_not_found', `There is no user ${userId}.`)
      // Whoever takes a factor away has taken half of what keeps others out, and whoever unlinks an
      // account may be whom the provider then calls by its name.
      await refuseBeyondRoles(connection, author, account)
      await take(connection, userId, author)
    })
    return { status: 204 }
  }

export const resetFactorsOfUser = takenFromOther(resetFactors)
export const unlinkIdentityOfUser = takenFromOther(
  unlinkIdentity,
  'Nobody unlinks themselves from the identity provider: ask another who manages users.',
)
