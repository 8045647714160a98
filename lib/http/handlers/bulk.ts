import type { Fault } from '@/lib/derive/faults'
import { validationProblem } from '@/lib/problem'
import { completeDocument, entityTag } from '@/lib/records/document'
import { findRecords } from '@/lib/records/read'
import type { UpdateShape } from '@/lib/records/statements'
import { storeOf } from '@/lib/records/stores'
import { applyChanges, type Outcome } from '@/lib/records/write'
import { client } from '@/lib/resources'
import { preferencesOf, refusePreconditions } from '../parsing/headers'
import type { Answer, Call } from '../pipeline/operation'
import {
  type BulkElement,
  MAX_ELEMENTS,
  missingClient,
  readElements,
  staleClient,
} from './bulkElements'
import { authorOf } from './recordCalls'

const LENIENT = 'handling=lenient'
const MINIMAL = 'return=minimal'

/**
 * PATCH of many clients. All or nothing, unless the caller prefers leniency; either way every
 * fault of every element is named, the changes are one statement, and each has its history entry.
 */
export async function changeManyClients(call: Call): Promise<Answer> {
  refusePreconditions(call, 'send the ETag of each client as _if_match in its element')
  const preferences = preferencesOf(call.headers)
  const elements = readElements(requireArray(call.json), call.timeZone)
  return preferences.has(LENIENT)
    ? changeLeniently(call, elements, call.dryRun)
    : changeAtomically(call, elements, call.dryRun, preferences.has(MINIMAL))
}

function requireArray(json: unknown): readonly unknown[] {
  const problem = (code: 'wrong_type' | 'out_of_range', message: string) =>
    validationProblem([{ pointer: '', code, message }])
  if (!Array.isArray(json)) throw problem('wrong_type', 'The body takes a JSON array of clients.')
  if (json.length > MAX_ELEMENTS) {
    throw problem('out_of_range', `One call takes at most ${MAX_ELEMENTS} clients.`)
  }
  return json
}

const write = (
  call: Call,
  elements: readonly BulkElement[],
  options: Pick<UpdateShape, 'atomic' | 'dryRun' | 'documents'>,
): Promise<Outcome[]> =>
  elements.length === 0
    ? Promise.resolve([])
    : applyChanges(
        call.db,
        storeOf(client),
        elements.map(({ id, assignments, version }) => ({ id: id ?? '', assignments, version })),
        authorOf(call),
        { ...options, merge: true },
      )

async function changeAtomically(
  call: Call,
  elements: readonly BulkElement[],
  dryRun: boolean,
  minimal: boolean,
): Promise<Answer> {
  if (elements.some((element) => element.faults.length > 0)) {
    throw validationProblem(await allFaults(call, elements))
  }
  const documents = minimal || dryRun ? 'none' : 'written'
  const outcomes = await write(call, elements, { atomic: true, dryRun, documents })
  const faults = outcomes.flatMap((outcome, index) => recordFaults(elements[index], outcome))
  if (faults.length > 0) throw validationProblem(faults)
  if (dryRun) return changesAnswer(elements, outcomes)
  if (minimal) return { status: 204, headers: { 'preference-applied': MINIMAL } }
  const texts = await documentTexts(call, elements, outcomes)
  return { status: 200, body: { text: `[${texts.join(',')}]` } }
}

/** What only the database knows, said beside what was wrong with the body already. */
async function allFaults(call: Call, elements: readonly BulkElement[]): Promise<Fault[]> {
  const named = elements.filter((element) => element.id !== undefined)
  const known = named.map((element) => ({ ...element, assignments: {} }))
  const outcomes = await write(call, known, { atomic: true, dryRun: true, documents: 'none' })
  const byIndex = new Map(named.map((element, row) => [element.index, outcomes[row]]))
  return elements.flatMap((element) => [
    ...element.faults,
    ...recordFaults(element, byIndex.get(element.index)),
  ])
}

function recordFaults(element: BulkElement | undefined, outcome: Outcome | undefined): Fault[] {
  if (!element || !outcome) return []
  if (!outcome.found) return [missingClient(element)]
  return outcome.stale ? [staleClient(element, entityTag(outcome.old_version))] : []
}

const changesAnswer = (elements: readonly BulkElement[], outcomes: readonly Outcome[]): Answer => ({
  status: 200,
  body: {
    text: `[${elements
      .map(({ id }, row) => `{"client_id":${JSON.stringify(id)}${wouldBe(outcomes[row])}}`)
      .join(',')}]`,
  },
})

/** What a dry run found: the tag that the changes hold against, for `_if_match`, and the changes. */
const wouldBe = (outcome: Outcome | undefined): string =>
  outcome
    ? `,"etag":${JSON.stringify(entityTag(outcome.old_version))},"changes":${outcome.changes ?? '[]'}`
    : ',"changes":[]'

/** The records in request order; those that nothing changed are read once more, together. */
async function documentTexts(
  call: Call,
  elements: readonly BulkElement[],
  outcomes: readonly Outcome[],
): Promise<string[]> {
  const unchanged = elements.filter((_, row) => !outcomes[row]?.written).map(({ id }) => id ?? '')
  const rows = unchanged.length > 0 ? await findRecords(call.db, storeOf(client), unchanged) : []
  const read = new Map(rows.map((row) => [row.id, row]))
  return elements.map(({ id }, row) => {
    const outcome = outcomes[row]
    const document = outcome?.written ? outcome : read.get(id ?? '')
    return document ? completeDocument(storeOf(client), document, call.timeZone).text : 'null'
  })
}

async function changeLeniently(
  call: Call,
  elements: readonly BulkElement[],
  dryRun: boolean,
): Promise<Answer> {
  const good = elements.filter((element) => element.faults.length === 0)
  const outcomes = await write(call, good, { atomic: false, dryRun, documents: 'none' })
  const byIndex = new Map(good.map((element, row) => [element.index, outcomes[row]]))
  const counts = { updated: 0, unchanged: 0, refused: 0 }
  const results = elements.map((element) => {
    const outcome = byIndex.get(element.index)
    const errors = [...element.faults, ...recordFaults(element, outcome)]
    const status =
      errors.length > 0 ? 'refused' : outcome?.differs === true ? 'updated' : 'unchanged'
    counts[status] += 1
    const head = JSON.stringify({
      index: element.index,
      row: element.index + 1,
      client_id: element.id ?? null,
      status,
      ...(errors.length > 0 && { errors }),
    })
    return `${head.slice(0, -1)}${dryRun && errors.length === 0 ? wouldBe(outcome) : ''}}`
  })
  const text = `${JSON.stringify(counts).slice(0, -1)},"results":[${results.join(',')}]}`
  return { status: 200, body: { text }, headers: { 'preference-applied': LENIENT } }
}
