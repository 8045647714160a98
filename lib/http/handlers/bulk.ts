import type { Fault } from '@/lib/derive/faults'
import type { Change } from '@/lib/records/change'
import { changeMany as changeRecords } from '@/lib/records/changeMany'
import { completeDocument } from '@/lib/records/document'
import { findRecords } from '@/lib/records/read'
import type { Store } from '@/lib/records/stores'
import type { Outcome } from '@/lib/records/write'
import { textsInTurns } from '@/lib/time/turns'
import { refusePreconditions } from '../parsing/headers'
import type { RequestContext, Rest } from '../pipeline/operation'
import { type BulkElement, bulkFault, readElements } from './bulkElements'
import { answerMany, belowElement, foreseeElements, requireArray, type Work } from './manyRecords'
import { nameElements } from './namedElements'
import { authorOf, tagOf } from './recordCalls'

/** Begins the PATCH of many records: the changes are one statement. */
export async function beginChangeMany(store: Store, call: RequestContext): Promise<Rest> {
  const { resource } = store
  refusePreconditions(
    call,
    `send the ETag of each ${resource.title.toLowerCase()} as _if_match in its element`,
  )
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
  write: (elements, { withDocuments, ...manner }) =>
    changeRecords(call.db, store, elements.map(changeOf), authorOf(call), {
      ...manner,
      documents: withDocuments ? 'written' : 'none',
      merge: true,
    }),
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
  documents: (elements, outcomes) => documentTexts(store, call, elements, outcomes),
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
  outcome: Outcome,
): readonly Fault[] {
  const fault = bulkFault(store.resource, element)
  if (!outcome.found) return [fault('missing')]
  if (outcome.lock_state && outcome.lock_state !== 'free') return [fault('locked')]
  if (outcome.stale) return [fault('stale', tagOf(store, outcome, call))]
  return belowElement(element, outcome.refusals)
}

/** The records in request order; those that nothing changed are read once more, together. */
async function documentTexts(
  store: Store,
  call: RequestContext,
  elements: readonly BulkElement[],
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const unchanged = elements.filter((_, row) => !outcomes[row]?.written).map(({ id }) => id ?? '')
  const rows = unchanged.length > 0 ? await findRecords(call.db, store, unchanged) : []
  const read = new Map(rows.map((row) => [row.id, row]))
  return textsInTurns(elements, ({ id }, row) => {
    const outcome = outcomes[row]
    const document = outcome?.written ? outcome : read.get(id ?? '')
    return document ? completeDocument(store, document, call.timeZone).text : 'null'
  })
}
