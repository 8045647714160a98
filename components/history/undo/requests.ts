import { apiFetch, apiWrite } from '@/components/api/api'
import type { CallHeaders } from '@/components/api/headers'
import { ApiProblem } from '@/components/api/problem'
import type { Written } from '@/components/api/written'
import { patchBody, wholeBody } from '@/components/form/model/changes'
import { formOf } from '@/components/form/model/values'
import { packagingDefaults } from '@/lib/resources'
import { readAllEvents } from '../events'
import { type NamedRecord, recordWords } from '../records'
import { type UndoPlan, type UndoRecord, undoPlan } from './plan'

/** The most clients that one call changes, all of them or none. */
export const BATCH = 1000

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
  readonly requestId: string
}

/**
 * Reads what the request did, and where that was changed again since.
 *
 * @param only the record to which the undo is bounded; null for all that the request changed
 * @throws ApiProblem
 */
export async function readPlan(
  requestId: string,
  only: NamedRecord | null,
  mayWrite: (kind: string) => boolean,
  signal?: AbortSignal,
): Promise<UndoPlan> {
  const filters = only ? { resource: only.resource, record_id: only.record_id } : {}
  const own = await readAllEvents({ ...filters, request_id: requestId }, {}, signal)
  // Only then, so that a change after the versions of the first that is missing here is refused.
  const later = await readAllEvents(filters, { conflictsWith: requestId }, signal)
  return undoPlan(own, later, mayWrite)
}

/** What one call sets back. */
export type UndoBatch = readonly [UndoRecord, ...UndoRecord[]]

/** The calls of an undo: clients together in batches, every other record by itself. */
export function batchesOf(records: readonly UndoRecord[]): UndoBatch[] {
  const clients = records.filter(({ resource }) => resource === 'client')
  const others = records.filter(({ resource }) => resource !== 'client')
  const batches: UndoBatch[] = []
  for (let start = 0; start < clients.length; start += BATCH) {
    const [first, ...more] = clients.slice(start, start + BATCH)
    if (first) batches.push([first, ...more])
  }
  return [...batches, ...others.map((record): UndoBatch => [record])]
}

/** One element of a bulk change: what is set back, if the record is still of that version. */
export const bulkElement = ({ record_id, version, fields }: UndoRecord) => ({
  client_id: record_id,
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
  const [first] = batch
  const headers = headersOf(author)
  try {
    if (first.resource === 'client') return await patchClients(batch, headers)
    if (first.resource === 'approval') return await patchApproval(first, headers)
    return await putPackaging(first, headers)
  } catch (fault) {
    if (!(fault instanceof ApiProblem)) throw fault
    if (isStale(fault)) throw new StalePlan()
    throw new RefusedUndo(fault, subjectOf(fault, batch))
  }
}

const tagOf = (version: string): string => `"${version}"`

const headersOf = ({ reason, requestId }: UndoAuthor): CallHeaders => ({
  'X-Request-Id': requestId,
  'Audit-Reason': reason,
})

async function patchClients(batch: UndoBatch, headers: CallHeaders): Promise<Written> {
  const { written } = await apiWrite('/api/v1/fm/clients', {
    method: 'PATCH',
    body: batch.map(bulkElement),
    headers: { ...headers, Prefer: 'return=minimal' },
  })
  return written
}

async function patchApproval({ record_id, version, fields }: UndoRecord, headers: CallHeaders) {
  const { written } = await apiWrite(`/api/v1/fm/approvals/${record_id}`, {
    method: 'PATCH',
    body: patchBody(fields),
    headers: { ...headers, 'If-Match': tagOf(version) },
  })
  return written
}

/** A replacing request says everything, so the rest is sent as it is. */
async function putPackaging({ record_id, version, fields }: UndoRecord, headers: CallHeaders) {
  const path = `/api/v1/sp/client/packaging-defaults/${record_id}`
  const { body } = await apiFetch<Record<string, unknown>>(path)
  const values = formOf(packagingDefaults, body)
  for (const { field, to } of fields) values[field.column] = to
  const { written } = await apiWrite(path, {
    method: 'PUT',
    body: wholeBody(packagingDefaults, values),
    // What was read counts only if it is of that version.
    headers: { ...headers, 'If-Match': tagOf(version) },
  })
  return written
}

/** Bulk calls say it of each element instead of the whole call. */
const isStale = ({ status, errors }: ApiProblem): boolean =>
  status === 412 || errors.some(({ code }) => code === 'precondition_failed')

/** The record that a refusal is about: the only one, or the one that its first fault points at. */
function subjectOf({ errors }: ApiProblem, batch: readonly UndoRecord[]): string | null {
  const index = batch.length === 1 ? 0 : Number(/^\/(\d+)/.exec(errors[0]?.pointer ?? '')?.[1])
  const record = batch[index]
  return record ? recordWords(record) : null
}
