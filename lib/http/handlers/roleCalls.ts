import { changeRole, createRole, deleteRole } from '@/lib/accounts/roleChanges'
import { findRole, listRoles, type Role } from '@/lib/accounts/roleStore'
import { changeRoleBody, createRoleBody } from '@/lib/accounts/schemas'
import { Problem } from '@/lib/problem'
import { PERMISSIONS } from '@/lib/resources/permissions'
import { readWith } from '../parsing/readWith'
import { requirePermission } from '../pipeline/endpoint'
import type { Answer, Call } from '../pipeline/operation'
import {
  accountAnswer,
  accountAuthorOf,
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

const idOf = (call: Call): number => Number(call.params.role_id)

const notFound = (call: Call): Problem =>
  new Problem('record_not_found', `There is no role ${call.params.role_id}.`)

const show = (role: Role, call: Call): Shown => ({
  value: {
    role_id: String(role.role_id),
    name: role.name,
    permissions: role.permissions,
    users: role.users,
    ...momentsOf(role, call),
  },
  etag: accountTag(role.version, role.users, call),
})

/** Who manages users sees the roles too, as one cannot give what one does not see. */
async function requireSight({ principal }: Call): Promise<void> {
  if (!principal.permissions.has('Users:Manage')) await requirePermission(principal, 'Roles:Manage')
}

/** GET a page of roles. */
export async function listAccountRoles(call: Call): Promise<Answer> {
  await requireSight(call)
  return accountPage(
    call,
    (after, limit) => listRoles(call.db, after, limit),
    (role) => role.role_id,
    show,
  )
}

/** GET one role. */
export async function readRole(call: Call): Promise<Answer> {
  await requireSight(call)
  const role = await findRole(call.db, idOf(call))
  if (!role) throw notFound(call)
  return readAnswer(show(role, call), call)
}

/** POST: adds a role. */
export async function createAccountRole(call: Call): Promise<Answer> {
  const role = readWith(createRoleBody, call.json)
  const made = await createRole(call.db, role, accountAuthorOf(call), call.dryRun)
  if (call.dryRun) return dryRunAnswer({ role_id: null }, JSON.stringify(made.changes))
  return madeAnswer(show(made.record, call), made.record.role_id, call)
}

/** PATCH one role. */
export async function patchRole(call: Call): Promise<Answer> {
  const body = readWith(changeRoleBody, call.json)
  const demand = preconditionOf(call, 'role', show, Object.keys(body))
  const { db, dryRun } = call
  const changed = await changeRole(db, idOf(call), body, accountAuthorOf(call), demand, dryRun)
  if (!changed) throw notFound(call)
  return dryRun ? changedAnswer(changed, call, 'role') : accountAnswer(show(changed.record, call))
}

/** DELETE a role that nobody has. */
export async function deleteAccountRole(call: Call): Promise<Answer> {
  const precondition = preconditionOf(call, 'role', show)
  if (!(await deleteRole(call.db, idOf(call), accountAuthorOf(call), precondition)))
    throw notFound(call)
  return { status: 204 }
}

/** GET the history of one role, newest first; it outlives the role. */
export const listRoleEvents = (call: Call): Promise<Answer> =>
  listEventsOf(call, 'role', String(idOf(call)), async () => {
    if (!(await findRole(call.db, idOf(call)))) throw notFound(call)
  })

/** GET every permission there is, with what it allows. */
export async function listPermissions(): Promise<Answer> {
  const data = Object.entries(PERMISSIONS).map(([permission, allows]) => ({ permission, allows }))
  return { status: 200, body: { value: { data } } }
}
