import type { Fault } from '@/lib/derive/faults'
import { validationProblem } from '@/lib/problem'
import { changeMany as changeRecords } from '@/lib/records/changeMany'
import { completeDocument } from '@/lib/records/document'
import { findRecords } from '@/lib/records/read'
import type { Store } from '@/lib/records/stores'
import type { UpdateShape } from '@/lib/records/updateStatement'
import type { Outcome } from '@/lib/records/write'
import { preferencesOf, refusePreconditions } from '../parsing/headers'
import type { Answer, Call } from '../pipeline/operation'
import { type BulkElement, bulkFault, MAX_ELEMENTS, readElements } from './bulkElements'
import { authorOf, tagOf } from './recordCalls'

const LENIENT = 'handling=lenient'
const MINIMAL = 'return=minimal'

/** A call with the records that it is about. */
interface Bulk {
  readonly store: Store
  readonly call: Call
}

/**
 * PATCH of many records. All or nothing, unless the caller prefers leniency; either way every
 * fault of every element is named, the changes are one statement, and each has its history entry.
 */
export async function changeMany(store: Store, call: Call): Promise<Answer> {
  const { title, plural } = store.resource
  refusePreconditions(
    call,
    `send the ETag of each ${title.toLowerCase()} as _if_match in its element`,
  )
  const preferences = preferencesOf(call.headers)
  const bodies = requireArray(call.json, plural.toLowerCase())
  const elements = readElements(store.resource, bodies, call.timeZone)
  const bulk = { store, call }
  return preferences.has(LENIENT)
    ? changeLeniently(bulk, elements, call.dryRun)
    : changeAtomically(bulk, elements, call.dryRun, preferences.has(MINIMAL))
}

function requireArray(json: unknown, records: string): readonly unknown[] {
  const problem = (code: 'wrong_type' | 'out_of_range', message: string) =>
    validationProblem([{ pointer: '', code, message }])
  if (!Array.isArray(json))
    throw problem('wrong_type', `The body takes a JSON array of ${records}.`)
  if (json.length > MAX_ELEMENTS) {
    throw problem('out_of_range', `One call takes at most ${MAX_ELEMENTS} ${records}.`)
  }
  return json
}

const write = (
  { store, call }: Bulk,
  elements: readonly BulkElement[],
  options: Pick<UpdateShape, 'atomic' | 'dryRun' | 'documents'>,
): Promise<Outcome[]> =>
  elements.length === 0
    ? Promise.resolve([])
    : changeRecords(
        call.db,
        store,
        elements.map(({ id, assignments, version }) => ({ id: id ?? '', assignments, version })),
        authorOf(call),
        { ...options, merge: true },
      )

async function changeAtomically(
  bulk: Bulk,
  elements: readonly BulkElement[],
  dryRun: boolean,
  minimal: boolean,
): Promise<Answer> {
  if (elements.some((element) => element.faults.length > 0)) {
    throw validationProblem(await allFaults(bulk, elements))
  }
  const documents = minimal || dryRun ? 'none' : 'written'
  const outcomes = await write(bulk, elements, { atomic: true, dryRun, documents })
  const faults = outcomes.flatMap((outcome, index) => recordFaults(bulk, elements[index], outcome))
  if (faults.length > 0) throw validationProblem(faults)
  if (dryRun) return changesAnswer(bulk, elements, outcomes)
  if (minimal) return { status: 204, headers: { 'preference-applied': MINIMAL } }
  const texts = await documentTexts(bulk, elements, outcomes)
  return { status: 200, body: { text: `[${texts.join(',')}]` } }
}

/** What only the database knows, said beside what was wrong with the body already. */
async function allFaults(bulk: Bulk, elements: readonly BulkElement[]): Promise<Fault[]> {
  const named = elements.filter((element) => element.id !== undefined)
  // What is only in part well-formed is judged by nobody.
  const known = named.map((element) =>
    element.faults.length > 0 ? { ...element, assignments: {} } : element,
  )
  const outcomes = await write(bulk, known, { atomic: true, dryRun: true, documents: 'none' })
  const byIndex = new Map(named.map((element, row) => [element.index, outcomes[row]]))
  return elements.flatMap((element) => [
    ...element.faults,
    ...recordFaults(bulk, element, byIndex.get(element.index)),
  ])
}

function recordFaults(
  { store, call }: Bulk,
  element: BulkElement | undefined,
  outcome: Outcome | undefined,
): Fault[] {
  if (!element || !outcome) return []
  const fault = bulkFault(store.resource, element)
  if (!outcome.found) return [fault('missing')]
  if (outcome.lock_state && outcome.lock_state !== 'free') return [fault('locked')]
  if (outcome.stale) return [fault('stale', tagOf(store, outcome, call))]
  return (outcome.refusals ?? []).map((refusal) => ({
    ...refusal,
    pointer: `/${element.index}${refusal.pointer}`,
  }))
}

const changesAnswer = (
  bulk: Bulk,
  elements: readonly BulkElement[],
  outcomes: readonly Outcome[],
): Answer => {
  const name = JSON.stringify(bulk.store.resource.id.name)
  const texts = elements.map(
    ({ id }, row) => `{${name}:${JSON.stringify(id)}${wouldBe(bulk, outcomes[row])}}`,
  )
  return { status: 200, body: { text: `[${texts.join(',')}]` } }
}

/** What a dry run found: the tag that the changes hold against, for `_if_match`, and the changes. */
const wouldBe = ({ store, call }: Bulk, outcome: Outcome | undefined): string =>
  outcome
    ? `,"etag":${JSON.stringify(tagOf(store, outcome, call))},"changes":${outcome.changes ?? '[]'}`
    : ',"changes":[]'

/** The records in request order; those that nothing changed are read once more, together. */
async function documentTexts(
  { store, call }: Bulk,
  elements: readonly BulkElement[],
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const unchanged = elements.filter((_, row) => !outcomes[row]?.written).map(({ id }) => id ?? '')
  const rows = unchanged.length > 0 ? await findRecords(call.db, store, unchanged) : []
  const read = new Map(rows.map((row) => [row.id, row]))
  return elements.map(({ id }, row) => {
    const outcome = outcomes[row]
    const document = outcome?.written ? outcome : read.get(id ?? '')
    return document ? completeDocument(store, document, call.timeZone).text : 'null'
  })
}

async function changeLeniently(
  bulk: Bulk,
  elements: readonly BulkElement[],
  dryRun: boolean,
): Promise<Answer> {
  const good = elements.filter((element) => element.faults.length === 0)
  const outcomes = await write(bulk, good, { atomic: false, dryRun, documents: 'none' })
  const byIndex = new Map(good.map((element, row) => [element.index, outcomes[row]]))
  const counts = { updated: 0, unchanged: 0, refused: 0 }
  const results = elements.map((element) => {
    const outcome = byIndex.get(element.index)
    const errors = [...element.faults, ...recordFaults(bulk, element, outcome)]
    const status =
      errors.length > 0 ? 'refused' : outcome?.differs === true ? 'updated' : 'unchanged'
    counts[status] += 1
    const head = JSON.stringify({
      index: element.index,
      row: element.index + 1,
      [bulk.store.resource.id.name]: element.id ?? null,
      status,
      ...(errors.length > 0 && { errors }),
    })
    return `${head.slice(0, -1)}${dryRun && errors.length === 0 ? wouldBe(bulk, outcome) : ''}}`
  })
  const text = `${JSON.stringify(counts).slice(0, -1)},"results":[${results.join(',')}]}`
  return { status: 200, body: { text }, headers: { 'preference-applied': LENIENT } }
}
