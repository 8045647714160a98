import { spendCode } from '@/lib/accounts/factors/factors'
import { askForPasskey, checkPasskey } from '@/lib/accounts/factors/passkeys'
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

/**
 * Has whoever knows the password show a second factor, where the account has any. What is wrong
 * counts as a failed sign-in, and besides against the account itself, wherever it comes from: who
 * gets here knows the password, so that nobody else can be kept out by it.
 *
 * @throws Problem 401 for none or a wrong one, 429 when there were too many
 */
export async function requireSecondFactor(
  { user_id, has_second_factor }: Account,
  { otp, passkey }: Shown,
  requestId: string,
): Promise<void> {
  if (!has_second_factor) return
  if (otp === undefined && passkey === undefined) throw await factorNeeded(user_id)
  const isShown = await judgedFactor(user_id, () =>
    passkey === undefined
      ? checkCode(user_id, otp ?? '', requestId)
      : checkPasskey(user_id, passkey),
  )
  if (!isShown) {
    throw new Problem(
      'second_factor_wrong',
      'The code or the passkey does not fit, or has been used already.',
      { headers: { 'www-authenticate': 'Bearer' } },
    )
  }
}

const checkCode = (userId: number, code: string, requestId: string): Promise<boolean> => {
  const digits = code.replaceAll(/\s/g, '')
  return DIGITS.test(digits)
    ? checkTotp(userId, digits)
    : spendCode(database(), userId, code, atSignIn(userId, requestId))
}

/** Nobody is signed in yet: what is entered is entered as by whoever signs in. */
const atSignIn = (userId: number, requestId: string) => ({
  userId,
  auditUserId: userId,
  requestId,
  reason: 'Signed in with a recovery code',
  permissions: new Set<string>(),
})

async function factorNeeded(userId: number): Promise<Problem> {
  const passkey = await askForPasskey(userId)
  return new Problem(
    'second_factor_needed',
    'Send otp too: the code that the authenticator app shows, or a recovery code.',
    {
      members: { second_factors: passkey ? ['otp', 'passkey'] : ['otp'], passkey },
      headers: { 'www-authenticate': 'Bearer' },
    },
  )
}
