import type { Fault } from '@/lib/derive/faults'
import { validationProblem } from '@/lib/problem'
import { MOST_TOLD, roomFor, type Told } from '@/lib/records/answerRoom'
import type { Change } from '@/lib/records/change'
import { changeMany as changeRecords } from '@/lib/records/changeMany'
import { completeDocument } from '@/lib/records/document'
import type { Store } from '@/lib/records/stores'
import type { Outcome } from '@/lib/records/write'
import type { RequestContext, Rest } from '../pipeline/operation'
import { authorOf } from './author'
import { type BulkElement, bulkFault, readElements } from './bulkElements'
import { answerMany, belowElement, foreseeElements, requireArray, type Work } from './manyRecords'
import { nameElements } from './namedElements'
import { tagOf } from './recordCalls'

/** Begins the PATCH of many records: the changes are one statement. */
export async function beginChangeMany(store: Store, call: RequestContext): Promise<Rest> {
  const { resource } = store
  const bodies = requireArray(call.json, resource)
  const read = await readElements(resource, bodies, call.timeZone)
  await foreseeElements(store, read)
  return async (within) => {
    const elements = await nameElements(within.db, store, read)
    return answerMany(resource, changing(store, within), elements, within)
  }
}

const changing = (store: Store, call: RequestContext): Work<BulkElement, Outcome> => ({
  statuses: ['updated', 'unchanged'],
  async write(elements, { withDocuments, withChanges, ...manner }) {
    const changes = elements.map(changeOf)
    if (withDocuments) await refuseTooMuch(call, store, changes, 'records')
    if (withChanges) await refuseTooMuch(call, store, changes, 'changes')
    return changeRecords(call.db, store, changes, authorOf(call), {
      ...manner,
      documents: withDocuments ? 'all' : 'none',
      changes: withChanges ? 'all' : 'none',
      merge: true,
    })
  },
  // What is only in part well-formed is judged by nobody, but for its record.
  judged: (elements) =>
    elements
      .filter(({ id }) => id !== undefined)
      .map((each) => (each.faults.length > 0 ? { ...each, assignments: {} } : each)),
  faultsOf: (element, outcome) => recordFaults(store, call, element, outcome),
  statusOf: ({ differs }) => (differs ? 'updated' : 'unchanged'),
  idOf: ({ id }) => id,
  // The tag is what the changes hold against, for `_if_match`.
  wouldBe: (outcome) =>
    `,"etag":${JSON.stringify(tagOf(store, outcome, call))},"changes":${outcome.changes ?? '[]'}`,
  documentOf: (outcome) => completeDocument(store, outcome, call.timeZone).text,
})

const changeOf = ({ id = '', assignments, version, namedBy }: BulkElement): Change => ({
  id,
  assignments,
  version,
  namedBy,
})

/**
 * Refuses what no answer has room for, before anything is written.
 *
 * @throws Problem 422
 */
async function refuseTooMuch(
  { db }: RequestContext,
  store: Store,
  changes: readonly Change[],
  told: Told,
): Promise<void> {
  const room = await roomFor(db, store, changes, told)
  if (room === undefined) return
  const most = `more than ${MOST_TOLD / 2 ** 20} MiB. An answer has room for the first ${room} of them`
  const message =
    told === 'records'
      ? `These ${store.resource.plural.toLowerCase()} come to ${most}: send fewer in one call, or \`Prefer: return=minimal\` to have none in the answer.`
      : `What would change comes to ${most}: try fewer in one call.`
  throw validationProblem([{ pointer: '', code: 'out_of_range', message }])
}

function recordFaults(
  store: Store,
  call: RequestContext,
  element: BulkElement,
  outcome: Outcome,
): readonly Fault[] {
  const fault = bulkFault(store.resource, element)
  if (!outcome.found) return [fault('missing')]
  if (outcome.lock_state && outcome.lock_state !== 'free') return [fault('locked')]
  if (outcome.stale) return [fault('stale', tagOf(store, outcome, call))]
  return belowElement(element, outcome.refusals)
}
