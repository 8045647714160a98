import { ownPasswordBody } from '@/lib/accounts/schemas'
import { tokenHash } from '@/lib/accounts/tokenHash'
import { storeOf } from '@/lib/records/stores'
import { changeRecord } from '@/lib/records/writes/write'
import { user } from '@/lib/resources'
import { readWith } from '../parsing/readWith'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { authorOf } from './author'
import { confirmPassword } from './confirmPassword'

/** Sets the password of whoever is signed in; they stay signed in here, and nowhere else. */
export async function changeOwnPassword(call: RequestContext): Promise<HandlerResult> {
  const { current_password, new_password } = readWith(ownPasswordBody, call.json)
  await confirmPassword(call, current_password)
  const change = {
    id: String(call.principal.userId),
    assignments: { password_hash: new_password },
  }
  // Nobody changes in another's name how they themselves sign in.
  const auditUserId = call.principal.userId
  const author = {
    ...authorOf(call),
    auditUserId,
    isConfirmed: true,
    keptToken: tokenHash(call.token),
  }
  const options = { merge: true, dryRun: false, mayBeLarge: true }
  await changeRecord(call.db, storeOf(user), { change, author }, options)
  return { status: 204 }
}
