import { createUser } from '@/lib/accounts/newUser'
import { changeUserBody, createUserBody, passwordBody } from '@/lib/accounts/schemas'
import { changeUser, setPassword } from '@/lib/accounts/userChanges'
import { findUser, listUsers, type User } from '@/lib/accounts/userStore'
import { hashPassword } from '@/lib/passwords'
import { Problem } from '@/lib/problem'
import { readWith } from '../parsing/readWith'
import type { Answer, Call } from '../pipeline/operation'
import {
  accountAnswer,
  accountPage,
  accountTag,
  changedAnswer,
  madeAnswer,
  momentsOf,
  preconditionOf,
  readAnswer,
  type Shown,
} from './accountAnswers'
import { dryRunAnswer } from './dryRun'
import { listEventsOf } from './historyCalls'
import { authorOf } from './recordCalls'

const idOf = (call: Call): number => Number(call.params.user_id)

const notFound = (call: Call): Problem =>
  new Problem('record_not_found', `There is no user ${call.params.user_id}.`)

const show = (user: User, call: Call): Shown => ({
  value: {
    user_id: String(user.user_id),
    user_name: user.user_name,
    display_name: user.display_name,
    role_id: user.role_id,
    role_name: user.role_name,
    enabled: user.enabled,
    ...momentsOf(user, call),
  },
  etag: accountTag(user.version, user.role_version, call),
})

/** GET a page of users. */
export const listUserAccounts = (call: Call): Promise<Answer> =>
  accountPage(
    call,
    (after, limit) => listUsers(call.db, after, limit),
    (user) => user.user_id,
    show,
  )

/** GET one user. */
export async function readUserAccount(call: Call): Promise<Answer> {
  const user = await findUser(call.db, idOf(call))
  if (!user) throw notFound(call)
  return readAnswer(show(user, call), call)
}

/** POST: adds a user. */
export async function createUserAccount(call: Call): Promise<Answer> {
  const { password, enabled = true, ...body } = readWith(createUserBody, call.json)
  const password_hash = await hashPassword(password)
  const user = { ...body, enabled, password_hash }
  const made = await createUser(call.db, user, authorOf(call), call.dryRun)
  if (call.dryRun) return dryRunAnswer({ user_id: null }, JSON.stringify(made.changes))
  return madeAnswer(show(made.record, call), made.record.user_id, call)
}

/** PATCH one user. */
export async function patchUserAccount(call: Call): Promise<Answer> {
  const body = readWith(changeUserBody, call.json)
  const demand = preconditionOf(call, show, Object.keys(body))
  const { db, dryRun } = call
  const changed = await changeUser(db, idOf(call), body, authorOf(call), demand, dryRun)
  if (!changed) throw notFound(call)
  return dryRun ? changedAnswer(changed, call) : accountAnswer(show(changed.record, call))
}

/** PUT a new password: also one's own, which ends one's own tokens like any other's. */
export async function putPassword(call: Call): Promise<Answer> {
  const { password } = readWith(passwordBody, call.json)
  const password_hash = await hashPassword(password)
  const demand = preconditionOf(call, show)
  const { db, dryRun } = call
  const changed = await setPassword(db, idOf(call), password_hash, authorOf(call), demand, dryRun)
  if (!changed) throw notFound(call)
  return dryRun ? changedAnswer(changed, call) : { status: 204 }
}

/** GET the history of one user, newest first. */
export const listUserEvents = (call: Call): Promise<Answer> =>
  listEventsOf(call, 'user', String(idOf(call)), async () => {
    if (!(await findUser(call.db, idOf(call)))) throw notFound(call)
  })
