import type { Fault } from '@/lib/derive/schemas/faults'
import { completeDocument } from '@/lib/records/document'
import type { Store } from '@/lib/records/stores'
import type { Change } from '@/lib/records/writes/change'
import { changeMany as changeRecords } from '@/lib/records/writes/changeMany'
import type { WriteOutcome } from '@/lib/records/writes/write'
import type { RequestContext, Rest } from '../pipeline/operation'
import { authorOf } from './author'
import { type BulkElement, bulkFault, readElements } from './bulkElements'
import { tagOf } from './lostRace'
import { answerMany, belowElement, foreseeElements, requireArray, type Work } from './manyRecords'
import { nameElements } from './namedElements'

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

const changing = (store: Store, call: RequestContext): Work<BulkElement, WriteOutcome> => ({
  statuses: ['updated', 'unchanged'],
  write(elements, { withDocuments, withChanges, ...manner }) {
    return changeRecords(call.db, store, elements.map(changeOf), authorOf(call), {
      ...manner,
      documents: withDocuments ? 'all' : 'none',
      changes: withChanges ? 'all' : 'none',
      told: withDocuments ? 'records' : withChanges ? 'changes' : undefined,
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

function recordFaults(
  store: Store,
  call: RequestContext,
  element: BulkElement,
  outcome: WriteOutcome,
): readonly Fault[] {
  const fault = bulkFault(store.resource, element)
  if (!outcome.found) return [fault('missing')]
  if (outcome.lock_state && outcome.lock_state !== 'free') return [fault('locked')]
  if (outcome.stale) return [fault('stale', tagOf(store, outcome, call))]
  return belowElement(element, outcome.refusals)
}
