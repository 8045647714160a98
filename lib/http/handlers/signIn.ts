import { credentialsBody } from '@/lib/accounts/schemas'
import { issueToken } from '@/lib/accounts/tokens'
import { database } from '@/lib/db/database'
import { checkPassword } from '@/lib/passwords'
import { Problem } from '@/lib/problem'
import { type Account, accountNamed } from '@/lib/records/hooks/accounts'
import { readWith } from '../parsing/readWith'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { requireSecondFactor, type Shown } from './secondFactorAtSignIn'
import { type Attempt, attemptOf, attemptSucceeded, judged } from './signInLimits'

/**
 * Checks a user name and password and gives a bearer token. Wrong name and wrong password get the
 * same answer in the same time, and what fails too often is limited (signInLimits.ts).
 */
export async function signIn(call: RequestContext): Promise<HandlerResult> {
  const { username, password, ...shown } = readWith(credentialsBody, call.json)
  // The server below says who called, whatever the caller claims.
  const attempt = attemptOf(username, call.headers.get('x-real-ip') ?? '')
  const account = await judged(attempt, () =>
    judge(username, password, shown, attempt, call.requestId),
  )
  const issued = await issueToken(account)
  if (!issued) throw refused()
  const { token, expiresIn } = issued
  return {
    status: 200,
    body: { value: { access_token: token, token_type: 'Bearer', expires_in: expiresIn } },
  }
}

const refused = (): Problem =>
  new Problem('invalid_credentials', 'The user name or the password is wrong.', {
    headers: { 'www-authenticate': 'Bearer' },
  })

/** @returns the account @throws Problem 401 */
async function judge(
  username: string,
  password: string,
  shown: Shown,
  attempt: Attempt,
  requestId: string,
): Promise<Account> {
  // The limit counts the same spelling, so no other one finds the account.
  const user = await accountNamed(database(), username.toLowerCase())
  const matches = await checkPassword(user?.password_hash, password)
  if (!user?.enabled || !matches) throw refused()
  await requireSecondFactor(user, shown, requestId)
  await attemptSucceeded(attempt)
  return user
}
