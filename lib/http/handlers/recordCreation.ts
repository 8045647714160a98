import type { Assignments } from '@/lib/derive/schemas/requests'
import { Problem } from '@/lib/problem'
import { completeDocument } from '@/lib/records/document'
import { findRecord } from '@/lib/records/read'
import type { Store } from '@/lib/records/stores'
import { createdChanges, createRecord } from '@/lib/records/writes/create'
import { foresee } from '@/lib/records/writes/guard'
import { similarIds } from '@/lib/records/writes/similarIds'
import { withinSentence } from '@/lib/text/words'
import type { HandlerResult, RequestContext, Rest } from '../pipeline/operation'
import { authorOf } from './author'
import { dryRunAnswer } from './dryRun'
import { readAssignments, recordAnswer } from './recordCalls'

const taken = ({ resource }: Store, id: string): Problem =>
  new Problem('conflict', `There is ${withinSentence(resource.title)} ${id} already.`, {
    members: { conflicting_id: id },
  })

/** Begins the POST of a record. */
export async function beginCreate(store: Store, call: RequestContext): Promise<Rest> {
  const assignments = readAssignments(store, 'create', call)
  await foresee(store, [assignments])
  return (within) => createOne(store, within, assignments)
}

/** Makes a record and says where it is. */
async function createOne(
  store: Store,
  call: RequestContext,
  assignments: Assignments,
): Promise<HandlerResult> {
  const { isGiven, name } = store.resource.id
  const id = isGiven ? (call.json as Record<string, string>)[name] : undefined
  if (id !== undefined && (await findRecord(call.db, store, id))) throw taken(store, id)
  if (call.dryRun) {
    const changes = await createdChanges(call.db, store, assignments, authorOf(call), id)
    const similar = (await similarIds(call.db, store, [id])).get(id ?? '')
    return dryRunAnswer({ [name]: id ?? null, ...(similar && { similar_id: similar }) }, changes)
  }
  const created = await createRecord(call.db, store, assignments, authorOf(call), id)
  // Whoever comes at the same time may be first.
  if (!created) throw taken(store, id ?? '')
  return recordAnswer(completeDocument(store, created, call.timeZone), 201, {
    location: `${call.url.pathname}/${encodeURIComponent(created.id)}`,
  })
}
