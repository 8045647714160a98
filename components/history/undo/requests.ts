import { BATCH_ROWS } from '@/components/api/bulk/batches'
import type { CallContext, CallHeaders } from '@/components/api/headers'
import { MAX_PER_CALL } from '@/components/api/parts'
import { ApiProblem } from '@/components/api/problem'
import { recordCalls } from '@/components/api/records'
import type { Written } from '@/components/api/written'
import {
  type ChangedRecord,
  kindNamed,
  type NamedRecord,
  recordWords,
} from '@/components/form/model/changedRecord'
import { patchBody, wholeBody } from '@/components/form/model/changes'
import { isSameRequest, type RequestOf } from '@/components/form/model/history'
import { formOf } from '@/components/form/model/values'
import { matchesOfIds } from '@/components/list/query/listState'
import type { Resource } from '@/lib/resources/resource'
import { readAllEvents, readWholeRequest } from '../events'
import { postingNamed, type UndoPlan, type UndoRecord, undoPlan } from './plan'

/** A record has changed since the plan was made, so that the plan has to be made anew. */
export class StalePlan extends Error {}

/** A call that was refused, with the record it was about when it was about one. */
export class RefusedUndo extends Error {
  constructor(
    readonly problem: ApiProblem,
    readonly subject: string | null,
  ) {
    super(problem.message)
  }
}

/** What the history keeps of an undo: all its calls go as one request, to be undone as one too. */
export interface UndoAuthor {
  readonly reason: string
  readonly context: CallContext
}

/**
 * Reads what the request did, and where that was changed again since.
 *
 * @param only the record to which the undo is bounded; null for all that the request changed
 * @throws ApiProblem
 */
export async function readPlan(
  of: RequestOf,
  only: NamedRecord | null,
  mayWrite: (kind: string) => boolean,
  signal?: AbortSignal,
): Promise<UndoPlan> {
  const filters = only ? { resource: only.resource, record_id: only.record_id } : {}
  const own = await readWholeRequest(of, filters, signal)
  // Only then, so that a change after the versions of the first that is missing here is refused.
  const later = await readAllEvents(filters, { conflictsWith: of.request_id }, signal)
  // The request's own are among them where they came after somebody else's under the same id.
  const others = later.filter((entry) => !isSameRequest(entry, of))
  return undoPlan(own, others, mayWrite, await readPosted(own, signal))
}

/** Of the records of some entries, which are to be paid as they stand: their ids, by their kind. */
async function readPosted(
  entries: readonly ChangedRecord[],
  signal?: AbortSignal,
): Promise<Map<string, Set<string>>> {
  const posted = new Map<string, Set<string>>()
  for (const kind of new Set(entries.map(({ resource }) => resource))) {
    const resource = kindNamed(kind)?.resource
    const posting = postingNamed(kind)
    if (!resource || !posting) continue
    const ofKind = entries.filter((entry) => entry.resource === kind)
    const ids = [...new Set(ofKind.map(({ record_id }) => record_id))]
    const found = new Set<string>()
    for (const match of matchesOfIds(resource.id.name, ids)) {
      const parameters = new URLSearchParams(match)
      parameters.set('limit', String(MAX_PER_CALL))
      parameters.set('fields', `${resource.id.name},${posting.field}`)
      const { body } = await recordCalls(resource).list(parameters, { signal })
      for (const row of body.data) {
        if (row[posting.field] === posting.becomes) found.add(String(row[resource.id.name]))
      }
    }
    posted.set(kind, found)
  }
  return posted
}

/** What one call sets back. */
export type UndoBatch = readonly [UndoRecord, ...UndoRecord[]]

/** Records of one resource that one call changes at most. */
const sizeOf = (resource: string): number =>
  kindNamed(resource)?.resource?.changes.includes('bulk') ? BATCH_ROWS : 1

/** How many records a record of a kind belongs to, one to the other. */
function depthOf(kind: string): number {
  const owner = kindNamed(kind)?.resource.parent?.resource
  return owner ? 1 + depthOf(owner.name) : 0
}

/**
 * The calls of an undo: what changes in bulk together in batches, every other record by itself. What
 * belongs to another record comes after that: a client to whom a contract goes back has another version
 * from then on, and its own part would be refused as if somebody had changed it meanwhile.
 */
export function batchesOf(records: readonly UndoRecord[]): UndoBatch[] {
  const batches: [UndoRecord, ...UndoRecord[]][] = []
  const open = new Map<string, UndoRecord[]>()
  const ownersFirst = records.toSorted((a, b) => depthOf(a.resource) - depthOf(b.resource))
  for (const record of ownersFirst) {
    const { resource } = record
    const batch = open.get(resource)
    if (batch && batch.length < sizeOf(resource)) {
      batch.push(record)
      continue
    }
    const next: [UndoRecord] = [record]
    open.set(resource, next)
    batches.push(next)
  }
  return batches
}

/** One element of a bulk change: what is set back, if the record is still of that version. */
export const bulkElement = ({ id }: Resource, { record_id, version, fields }: UndoRecord) => ({
  [id.name]: record_id,
  _if_match: tagOf(version),
  ...patchBody(fields),
})

/**
 * Sends one of the calls of {@link batchesOf}: everything in it is set back, or nothing.
 *
 * @throws StalePlan when a record is no longer what the plan rests on
 * @throws RefusedUndo for any other refusal
 */
export async function sendBatch(batch: UndoBatch, author: UndoAuthor): Promise<Written> {
  const resource = kindNamed(batch[0].resource)?.resource
  if (!resource) throw new Error(`What is a ${batch[0].resource} cannot be undone`)
  try {
    return await sendChange(resource, batch, headersOf(author))
  } catch (fault) {
    if (!(fault instanceof ApiProblem)) throw fault
    if (isStale(fault)) throw new StalePlan()
    throw new RefusedUndo(fault, subjectOf(fault, batch))
  }
}

/** Sends it in the first of these ways in which records of the resource change. */
function sendChange(resource: Resource, batch: UndoBatch, headers: CallHeaders): Promise<Written> {
  const [first] = batch
  const { changes } = resource
  if (changes.includes('bulk')) return patchMany(resource, batch, headers)
  if (changes.includes('patch')) return patchOne(resource, first, headers)
  if (changes.includes('replace')) return replaceOne(resource, first, headers)
  throw new Error(`No ${resource.name} is ever changed`)
}

const tagOf = (version: string): string => `"${version}"`

const headersOf = ({ reason, context }: UndoAuthor): CallHeaders => ({
  ...context,
  'Audit-Reason': reason,
})

async function patchMany(resource: Resource, batch: UndoBatch, headers: CallHeaders) {
  const elements = batch.map((record) => bulkElement(resource, record))
  const { written } = await recordCalls(resource).patchMany(elements, {
    headers: { ...headers, Prefer: 'return=minimal' },
  })
  return written
}

async function patchOne(
  resource: Resource,
  { record_id, version, fields }: UndoRecord,
  headers: CallHeaders,
) {
  const { written } = await recordCalls(resource).patch(record_id, patchBody(fields), {
    headers: { ...headers, 'If-Match': tagOf(version) },
  })
  return written
}

/** A replacing request says everything, so the rest is sent as it is. */
async function replaceOne(
  resource: Resource,
  { record_id, version, fields }: UndoRecord,
  headers: CallHeaders,
) {
  const calls = recordCalls(resource)
  const { body } = await calls.read(record_id)
  const values = formOf(resource, body)
  for (const { field, to } of fields) values[field.column] = to
  const { written } = await calls.replace(record_id, wholeBody(resource, values), {
    // What was read counts only if it is of that version.
    headers: { ...headers, 'If-Match': tagOf(version) },
  })
  return written
}

/** Bulk calls say it of each element instead of the whole call. */
const isStale = ({ status, errors }: ApiProblem): boolean =>
  status === 412 || errors.some(({ code }) => code === 'precondition_failed')

/**
 * The record that a refusal is about: the only one, or the one that its first fault points at. What the
 * service could not do, or something in between, is about none.
 */
function subjectOf(fault: ApiProblem, batch: readonly UndoRecord[]): string | null {
  if (!fault.isOfService || fault.status >= 500) return null
  const { errors } = fault
  const index = batch.length === 1 ? 0 : Number(/^\/(\d+)/.exec(errors[0]?.pointer ?? '')?.[1])
  const record = batch[index]
  return record ? recordWords(record) : null
}
