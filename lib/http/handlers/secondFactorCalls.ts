import { type Purpose, takeChallenge } from '@/lib/accounts/factors/challenges'
import { addFactor, factorsOf, removeFactor, renewCodes } from '@/lib/accounts/factors/factors'
import { acceptPasskey, offerPasskey } from '@/lib/accounts/factors/passkeys'
import { newPasskeyBody, newTotpBody, presentPasswordBody } from '@/lib/accounts/factors/schemas'
import { acceptTotp, offerTotp } from '@/lib/accounts/factors/totp'
import { tokenHash } from '@/lib/accounts/tokenHash'
import { forgetPrincipal } from '@/lib/accounts/tokens'
import type { Database } from '@/lib/db/database'
import type { FaultCode } from '@/lib/derive/schemas/faults'
import { Problem, validationProblem } from '@/lib/problem'
import { formatMoment } from '@/lib/time/zone'
import { readWith } from '../parsing/readWith'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { authorOf } from './author'
import { confirmPassword } from './confirmPassword'

const value = (body: unknown): HandlerResult => ({ status: 200, body: { value: body } })

const confirmed = (call: RequestContext) =>
  confirmPassword(call, readWith(presentPasswordBody, call.json).current_password)

const fault = (pointer: string, code: FaultCode, message: string): Problem =>
  validationProblem([{ pointer, code, message }])

/** GET: what the caller shows besides the password when signing in. */
export async function listFactors(call: RequestContext): Promise<HandlerResult> {
  const { userId } = call.principal
  const [factors, codes] = [
    await factorsOf(call.db, userId),
    await call.db.recoveryCode.count({ where: { user_id: userId } }),
  ]
  const moment = (date: Date | null) => date && formatMoment(date.getTime(), call.timeZone)
  return value({
    data: factors.map(({ created, last_used, ...factor }) => ({
      ...factor,
      created: moment(created),
      last_used: moment(last_used),
    })),
    recovery_codes: codes,
  })
}

/** POST: a secret for an authenticator app. */
export async function startTotp(call: RequestContext): Promise<HandlerResult> {
  const { user_id, user_name } = await confirmed(call)
  return value(await offerTotp(user_id, user_name))
}

/** POST: the first code of the app, from which on it counts. */
export async function finishTotp(call: RequestContext): Promise<HandlerResult> {
  const { otp, name } = readWith(newTotpBody, call.json)
  const unproved = fault('/otp', 'not_confirmed', 'This is not the code that the app shows now.')
  const accepted = await acceptTotp(call.principal.userId, otp)
  if (!accepted) throw unproved
  const { challenge, proved } = accepted
  const claim = claiming(call, 'totp', challenge, unproved)
  return added(call, { kind: 'totp', name, ...proved }, claim)
}

/** POST: what a browser needs to make a passkey. */
export async function startPasskey(call: RequestContext): Promise<HandlerResult> {
  const { user_id, user_name } = await confirmed(call)
  return value(await offerPasskey(user_id, user_name, call.principal.displayName))
}

/** POST: the passkey that the browser has made. */
export async function finishPasskey(call: RequestContext): Promise<HandlerResult> {
  const { passkey, name } = readWith(newPasskeyBody, call.json)
  const words = 'This passkey is not the one that was asked for.'
  const unproved = fault('/passkey', 'not_confirmed', words)
  const accepted = await acceptPasskey(call.principal.userId, passkey)
  if (!accepted) throw unproved
  const { challenge, proved } = accepted
  const claim = claiming(call, 'passkey', challenge, unproved)
  return added(call, { kind: 'passkey', name, ...proved }, claim)
}

type Claim = Parameters<typeof addFactor>[4]

/**
 * Takes what a factor was made for, in the transaction that stores it: of two that come at once one has
 * it, and whoever is told to try again still does.
 */
const claiming =
  ({ principal }: RequestContext, purpose: Purpose, challenge: string, unproved: Problem): Claim =>
  async (connection: Database) => {
    if (!(await takeChallenge(principal.userId, purpose, challenge, connection))) throw unproved
  }

async function added(
  call: RequestContext,
  factor: Parameters<typeof addFactor>[2],
  claim: Claim,
): Promise<HandlerResult> {
  const codes = await addFactor(call.db, call.principal.userId, factor, ownAuthor(call), claim)
  // A role that demands a factor allows its things from now on.
  forgetPrincipal(call.token)
  return value({ recovery_codes: codes ?? null })
}

/** Nobody changes in another's name how they themselves sign in. */
const ownAuthor = (call: RequestContext) => ({
  ...authorOf(call),
  auditUserId: call.principal.userId,
  keptToken: tokenHash(call.token),
})

/** POST: takes one of the caller's factors away. */
export async function removeOwnFactor(call: RequestContext): Promise<HandlerResult> {
  const { user_id } = await confirmed(call)
  const id = call.params.factor_id ?? ''
  if (!(await removeFactor(call.db, user_id, id, ownAuthor(call)))) {
    throw new Problem('record_not_found', 'You have no such second factor.')
  }
  forgetPrincipal(call.token)
  return { status: 204 }
}

/** POST: new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(call: RequestContext): Promise<HandlerResult> {
  const { user_id } = await confirmed(call)
  return value({ recovery_codes: await renewCodes(call.db, user_id, ownAuthor(call)) })
}
