import type { Proof } from '@/lib/accounts/factors/proof'
import { credentialsBody } from '@/lib/accounts/schemas'
import { issueToken } from '@/lib/accounts/tokens'
import { database } from '@/lib/db/database'
import { checkPassword } from '@/lib/passwords'
import { Problem } from '@/lib/problem'
import { type Account, accountNamed } from '@/lib/records/hooks/accounts'
import { readWith } from '../parsing/readWith'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { askForFactor, requireSecondFactor, type Shown } from './secondFactorAtSignIn'
import { attemptOf, attemptSucceeded, judged, type SignInAttempt } from './signInLimits'

/**
 * Checks a user name and password and gives a bearer token. Wrong name and wrong password get the
 * same answer in the same time, and what fails too often is limited (signInLimits.ts).
 */
export async function signIn(call: RequestContext): Promise<HandlerResult> {
  const { username, password, ...shown } = readWith(credentialsBody, call.json)
  // The server below says who called, whatever the caller claims.
  const attempt = attemptOf(username, call.headers.get('x-real-ip') ?? '')
  const { account, proof } = await judged(attempt, () =>
    judge(username, password, shown, attempt, call.requestId),
  ).catch(askForFactor)
  const issued = await issueToken(account, { proof })
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

/** What an attempt is found to be: whose, and by what of a second factor. */
interface Found {
  readonly account: Account
  readonly proof: Proof | undefined
}

/** @throws Problem 401, or that a second factor is needed */
async function judge(
  username: string,
  password: string,
  shown: Shown,
  attempt: SignInAttempt,
  requestId: string,
): Promise<Found> {
  // The limit counts the same spelling, so no other one finds the account.
  const user = await accountNamed(database(), username.toLowerCase())
  const matches = await checkPassword(user?.password_hash, password)
  if (!user?.enabled || !matches) throw refused()
  const proof = await requireSecondFactor(user, shown, requestId)
  await attemptSucceeded(attempt)
  return { account: user, proof }
}
