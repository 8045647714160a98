import { idPattern } from '@/lib/derive/idForms'
import { seesRecords } from '@/lib/derive/naming'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import { readJson } from '@/lib/derive/schemas/issues'
import {
  type Assignments,
  type RequestMode,
  requestSchema,
  secretSchema,
} from '@/lib/derive/schemas/requests'
import { Problem, validationProblem } from '@/lib/problem'
import { completeDocument, type RecordDocument } from '@/lib/records/document'
import { admittedVersion, findRecord, recordNotFound } from '@/lib/records/read'
import { type Store, storeOf } from '@/lib/records/stores'
import { changeTogether } from '@/lib/records/writes/changeTogether'
import { changesOfInsert, createdChanges, createRecord } from '@/lib/records/writes/create'
import { foresee } from '@/lib/records/writes/guard'
import { removeRecord } from '@/lib/records/writes/remove'
import type { WriteOutcome } from '@/lib/records/writes/write'
import { ownerOf } from '@/lib/resources/owner'
import type { Field, Resource } from '@/lib/resources/resource'
import type { HandlerResult, RequestContext, Rest } from '../pipeline/operation'
import { authorOf } from './author'
import { dryRunAnswer, withoutBefore } from './dryRun'
import { lockedProblem } from './locked'
import { preconditionFailed, tagOf } from './lostRace'

/** The path parameter of a store's records. */
export const idOf = (store: Store, call: RequestContext): string =>
  call.params[store.resource.id.name] ?? ''

/** What the representation of a record depends on besides the address. */
export const VARY = 'Accept, Authorization, Time-Zone'

/** A record as an answer, with its ETag. */
export const recordAnswer = (
  document: RecordDocument,
  status = 200,
  headers: Record<string, string> = {},
): HandlerResult => ({
  status,
  body: { text: document.text },
  headers: { etag: document.etag, vary: VARY, ...headers },
})

/** The body's assignments. @throws Problem 422 with every fault at once */
export function readAssignments(
  store: Store,
  mode: RequestMode,
  call: RequestContext,
): Assignments {
  const schema = requestSchema(store.resource, mode, call.timeZone)
  const { value, faults } = readJson(schema, call.json)
  const idFault =
    mode === 'create' ? givenIdFault(store.resource, call.json) : mismatchedId(store, call)
  if (idFault || value === undefined)
    throw validationProblem([...faults, ...(idFault ? [idFault] : [])])
  return value
}

/** What is wrong with the id that a new record is given, where whoever makes it gives it one. */
export function givenIdFault(resource: Resource, body: unknown, above = ''): Fault | undefined {
  const { name, label, isGiven } = resource.id
  if (!isGiven || typeof body !== 'object' || body === null) return undefined
  const sent = (body as Record<string, unknown>)[name] ?? null
  const pointer = pointerTo(above, name)
  if (sent === null) {
    return { pointer, code: 'required', message: `${label} must be sent and cannot be null.` }
  }
  if (typeof sent !== 'string') {
    return { pointer, code: 'wrong_type', message: `${label} takes text.` }
  }
  if (idPattern(resource).test(sent)) return undefined
  return { pointer, code: 'invalid_text', message: `${label} is not of the form of an id.` }
}

/** An id in the body is welcome when it is the address's own: what was read can be sent back. */
function mismatchedId(store: Store, call: RequestContext) {
  const { name, mustMatch } = store.resource.id
  if (!mustMatch) return undefined
  const sent = (call.json as Record<string, unknown> | null)?.[name]
  if (sent === undefined || sent === idOf(store, call)) return undefined
  return {
    pointer: pointerTo('', name),
    code: 'mismatch' as const,
    message: `${name} is not the one of the address.`,
  }
}

/** Begins the PATCH or PUT of a record that there is. */
export async function beginChange(
  store: Store,
  mode: 'patch' | 'replace',
  call: RequestContext,
): Promise<Rest> {
  const assignments = readAssignments(store, mode, call)
  await foresee(store, [assignments])
  return async (within) => {
    const changed = await changeOne(store, mode, within, assignments)
    if (!changed) throw recordNotFound(store, idOf(store, within))
    return changed
  }
}

/** PATCH or PUT of one existing record; undefined when there is none of that id. */
async function changeOne(
  store: Store,
  mode: 'patch' | 'replace',
  call: RequestContext,
  assignments: Assignments,
): Promise<HandlerResult | undefined> {
  const id = idOf(store, call)
  const version = await admittedVersion(call.db, store, id, call)
  const change = { id, assignments, version }
  const signed = { change, author: authorOf(call) }
  const result = await changeTogether(call.db, store, signed, {
    merge: mode === 'patch',
    dryRun: call.dryRun,
    lockingSessionId: call.lockingSessionId,
    mayBeLarge: call.mayBeLarge,
  })
  if (result.record) return recordAnswer(completeDocument(store, result.record, call.timeZone))
  const { outcome } = result
  if (!outcome?.found) return undefined
  await refuseLocked(store, id, outcome, call)
  // A PATCH answers with the whole record, and a PUT with what was sent: its failure and its trial tell
  // no more, and which fields differ would tell all the others, and each that is guessed right.
  const holds = (permission: string) => call.principal.permissions.has(permission)
  const isTold = mode === 'patch' || seesRecords(store.resource, holds)
  if (outcome.stale) throw await preconditionFailed(store, change, outcome, isTold, call)
  if (outcome.refusals) throw validationProblem(outcome.refusals)
  if (call.dryRun) {
    const headers = { etag: tagOf(store, outcome, call), vary: VARY }
    const told = isTold
      ? (outcome.changes ?? '[]')
      : withoutBefore(await changesOfInsert(call.db, store, assignments))
    return dryRunAnswer({ [store.resource.id.name]: id }, told, headers)
  }
  return recordAnswer(completeDocument(store, outcome, call.timeZone))
}

/** @throws Problem 423 when the outcome says that a lock stood in the way */
async function refuseLocked(
  store: Store,
  id: string,
  outcome: WriteOutcome,
  call: RequestContext,
): Promise<void> {
  if (outcome.lock_state === 'not_held') {
    throw new Problem(
      'lock_not_held',
      'The locking session is unknown, has expired, or holds no lock on this record.',
    )
  }
  if (outcome.lock_state !== 'locked') return
  const { resource } = store
  const hold = { resource, id, userId: outcome.lock_user_id ?? 0, until: outcome.lock_until ?? 0 }
  throw await lockedProblem(call.db, hold, call.timeZone)
}

/** PUT of a secret of a record: nothing is told of it, but that it is set now. */
export async function setSecret(
  store: Store,
  secret: Field,
  call: RequestContext,
): Promise<HandlerResult> {
  const { value, faults } = readJson(secretSchema(secret), call.json)
  if (value === undefined) throw validationProblem(faults)
  const answer = await changeOne(store, 'patch', call, value)
  if (!answer) throw recordNotFound(store, idOf(store, call))
  return call.dryRun ? answer : { status: 204 }
}

/** DELETE: takes a record away. */
export async function removeOne(store: Store, call: RequestContext): Promise<HandlerResult> {
  const id = idOf(store, call)
  const version = await admittedVersion(call.db, store, id, call)
  const outcome = await removeRecord(call.db, store, id, version, authorOf(call))
  if (!outcome) throw recordNotFound(store, id)
  await refuseLocked(store, id, outcome, call)
  const change = { id, version, assignments: {} }
  if (outcome.stale) throw await preconditionFailed(store, change, outcome, true, call)
  return { status: 204 }
}

/** PUT of a record that comes to be with its first PUT; that of a singleton, where its owner is. */
export async function putOne(store: Store, call: RequestContext): Promise<HandlerResult> {
  const id = idOf(store, call)
  const assignments = readAssignments(store, 'replace', call)
  const changed = await changeOne(store, 'replace', call, assignments)
  if (changed) return changed
  const ofOwner = ownerOf(store.resource)
  const owner = ofOwner && storeOf(ofOwner)
  if (owner && !(await findRecord(call.db, owner, id))) throw recordNotFound(owner, id)
  if (call.ifMatch !== undefined) {
    throw new Problem('precondition_failed', 'There is no record yet that could match the ETag.', {
      members: { etag: null, conflicting_fields: [] },
    })
  }
  if (call.dryRun) {
    const changes = await createdChanges(call.db, store, assignments, authorOf(call), id)
    return dryRunAnswer({ [store.resource.id.name]: id }, changes)
  }
  const created = await createRecord(call.db, store, assignments, authorOf(call), id)
  if (created) return recordAnswer(completeDocument(store, created, call.timeZone))
  // Another first PUT won, and ours is a change of what it made; or the owner is gone meanwhile.
  const changedAfter = await changeOne(store, 'replace', call, assignments)
  if (!changedAfter) throw recordNotFound(owner ?? store, id)
  return changedAfter
}
