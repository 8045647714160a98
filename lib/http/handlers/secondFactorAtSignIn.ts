import { checkRecoveryCode } from '@/lib/accounts/factors/factors'
import { askForPasskey, checkPasskey } from '@/lib/accounts/factors/passkeys'
import { type Proof, wrongFactor } from '@/lib/accounts/factors/proof'
import { checkTotp } from '@/lib/accounts/factors/totp'
import { database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'
import type { Account } from '@/lib/records/hooks/accounts'
import { judgedFactor } from './signInLimits'

/** What came to show who signs in, besides the password. */
export interface Shown {
  readonly otp?: string | undefined
  readonly passkey?: unknown
}

const DIGITS = /^\d{6}$/

/** Thrown where a second factor is yet to be shown. */
class FactorNeeded extends Error {
  constructor(readonly userId: number) {
    super('a second factor is needed')
  }
}

/**
 * Has whoever knows the password show a second factor, where the account has any. What is wrong
 * counts as a failed sign-in, and besides against the account itself, wherever it comes from: who
 * gets here knows the password, so that nobody else can be kept out by it.
 *
 * @returns what was shown, to be used up as the token is made; undefined where none is needed
 * @throws FactorNeeded for none, Problem 401 for a wrong one, 429 when there were too many
 */
export async function requireSecondFactor(
  { user_id, has_second_factor }: Account,
  { otp, passkey }: Shown,
  requestId: string,
): Promise<Proof | undefined> {
  if (!has_second_factor) return undefined
  if (otp === undefined && passkey === undefined) throw new FactorNeeded(user_id)
  const proof = await judgedFactor(user_id, () =>
    passkey === undefined
      ? checkCode(user_id, otp ?? '', requestId)
      : checkPasskey(user_id, passkey),
  )
  if (!proof) throw wrongFactor()
  return proof
}

const checkCode = (userId: number, code: string, requestId: string): Promise<Proof | undefined> => {
  const digits = code.replaceAll(/\s/g, '')
  return DIGITS.test(digits)
    ? checkTotp(userId, digits)
    : checkRecoveryCode(database(), userId, code, atSignIn(userId, requestId))
}

/** Nobody is signed in yet: what is entered is entered as by whoever signs in. */
const atSignIn = (userId: number, requestId: string) => ({
  userId,
  auditUserId: userId,
  requestId,
  reason: 'Signed in with a recovery code',
  permissions: new Set<string>(),
})

/**
 * Asks for a second factor where that is what was thrown. What is asked is noted, which waits for
 * whoever holds the account: nobody else's attempt is to wait for that.
 *
 * @throws Problem 401 that asks; or what was thrown
 */
export async function askForFactor(thrown: unknown): Promise<never> {
  if (!(thrown instanceof FactorNeeded)) throw thrown
  const passkey = await askForPasskey(thrown.userId)
  throw new Problem(
    'second_factor_needed',
    'Send otp too: the code that the authenticator app shows, or a recovery code.',
    {
      members: { second_factors: passkey ? ['otp', 'passkey'] : ['otp'], passkey },
      headers: { 'www-authenticate': 'Bearer' },
    },
  )
}
