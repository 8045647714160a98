import { database } from '@/lib/db/database'
import { checkPassword } from '@/lib/passwords'
import { validationProblem } from '@/lib/problem'
import { type Account, accountOf } from '@/lib/records/hooks/accounts'
import type { RequestContext } from '../pipeline/operation'
import { attemptOf, attemptSucceeded, judged } from './signInLimits'

/** The member of a body that says the present password once more. */
const CURRENT_PASSWORD = 'current_password'

/**
 * Has whoever is signed in prove that it is still them, before what they sign in with is changed.
 * A wrong password counts as a failed sign-in of theirs.
 *
 * @throws Problem 422 for a wrong password, 429 when there were too many
 */
export async function confirmPassword(call: RequestContext, password: string): Promise<Account> {
  const account = await accountOf(database(), call.principal.userId)
  const attempt = attemptOf(account.user_name, call.headers.get('x-real-ip') ?? '')
  return judged(attempt, async () => {
    if (!(await checkPassword(account.password_hash, password))) {
      const message = 'This is not your present password.'
      throw validationProblem([{ pointer: `/${CURRENT_PASSWORD}`, code: 'not_confirmed', message }])
    }
    await attemptSucceeded(attempt)
    return account
  })
}
