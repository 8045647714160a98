import { type Fault, MAX_FAULTS_OF_MANY } from '@/lib/derive/schemas/faults'
import type { Assignments } from '@/lib/derive/schemas/requests'
import { MAX_ELEMENTS } from '@/lib/limits'
import { validationProblem } from '@/lib/problem'
import type { Store } from '@/lib/records/stores'
import { foresee } from '@/lib/records/writes/guard'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { textsYielding } from '@/lib/time/yielding'
import { preferencesOf } from '../parsing/headers'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { listBytes } from './listBytes'

const LENIENT = 'handling=lenient'
const MINIMAL = 'return=minimal'

/** One element of a call on many records, read; nothing stops at the first fault. */
export interface Element {
  readonly index: number
  /** Undefined where the element names no well-formed id, or has none yet. */
  readonly id: string | undefined
  readonly faults: readonly Fault[]
}

/** Faults of a record, as faults of the element that names it. */
export const belowElement = (
  { index }: { readonly index: number },
  faults: readonly Fault[] = [],
): Fault[] => faults.map((fault) => ({ ...fault, pointer: `/${index}${fault.pointer}` }))

/**
 * Keeps of the faults of one element after another as many as an answer tells. A body of a few megabytes
 * may have a million, for which no answer has room, nor the process while it is judged.
 */
export function keepingTold(): (faults: readonly Fault[]) => readonly Fault[] {
  let told = 0
  return (faults) => {
    const kept = told < MAX_FAULTS_OF_MANY ? faults : faults.slice(0, 1)
    told += kept.length
    return kept
  }
}

/** How a call on many records carries elements out. */
export interface Manner {
  /** One that cannot be carried out keeps all others from it. */
  readonly atomic: boolean
  readonly dryRun: boolean
  readonly withDocuments: boolean
  /** Whether a dry run is to tell what each would change, and not only what is wrong with it. */
  readonly withChanges: boolean
}

/** What a call does with each of many records: it changes them, or makes them. */
export interface Work<Each extends Element, Result> {
  /** What may become of an element that is not refused. */
  readonly statuses: readonly string[]
  /** Carries elements out that have no faults; results in their order. */
  write(elements: readonly Each[], manner: Manner): Promise<readonly Result[]>
  /** Elements of which some have faults, as far as they can be judged all the same. */
  judged(elements: readonly Each[]): readonly Each[]
  /** What only the database knows to be wrong, by pointers from the whole body. */
  faultsOf(element: Each, result: Result): readonly Fault[]
  statusOf(result: Result): string
  idOf(element: Each, result: Result | undefined): string | undefined
  /** What a dry run found, as members of a JSON object, each after a comma. */
  wouldBe(result: Result): string
  /** The record that is there now, as JSON. */
  documentOf(result: Result): string
}

/** The array that a body has to be. @throws Problem 422 */
export function requireArray(json: unknown, { plural }: Resource): readonly unknown[] {
  const records = withinSentence(plural)
  const problem = (code: 'wrong_type' | 'out_of_range', message: string) =>
    validationProblem([{ pointer: '', code, message }])
  if (!Array.isArray(json))
    throw problem('wrong_type', `The body takes a JSON array of ${records}.`)
  if (json.length > MAX_ELEMENTS) {
    throw problem('out_of_range', `One call takes at most ${MAX_ELEMENTS} ${records}.`)
  }
  return json
}

/** Has the elements foreseen that are well-formed: no other is written. */
export const foreseeElements = (
  store: Store,
  elements: readonly (Element & { readonly assignments: Assignments })[],
): Promise<void> =>
  foresee(
    store,
    elements.flatMap(({ faults, assignments }) => (faults.length > 0 ? [] : [assignments])),
  )

/**
 * Carries out what a call wants of many records. All or nothing, unless the caller prefers leniency;
 * either way every fault of every element is named, and each record has its history entry.
 */
export function answerMany<Each extends Element, Result>(
  { id: { name } }: Resource,
  work: Work<Each, Result>,
  elements: readonly Each[],
  call: RequestContext,
): Promise<HandlerResult> {
  const preferences = preferencesOf(call.headers)
  return preferences.get('handling') === 'lenient'
    ? answerLeniently(name, work, elements, call)
    : answerAtomically(name, work, elements, call, preferences.get('return') === 'minimal')
}

const write = async <Each extends Element, Result>(
  work: Work<Each, Result>,
  elements: readonly Each[],
  manner: Manner,
): Promise<readonly Result[]> => (elements.length === 0 ? [] : work.write(elements, manner))

async function answerAtomically<Each extends Element, Result>(
  name: string,
  work: Work<Each, Result>,
  elements: readonly Each[],
  { dryRun }: RequestContext,
  isMinimal: boolean,
): Promise<HandlerResult> {
  if (elements.some(({ faults }) => faults.length > 0)) {
    throw validationProblem(await allFaults(work, elements))
  }
  const withDocuments = !isMinimal && !dryRun
  const manner = { atomic: true, dryRun, withDocuments, withChanges: dryRun }
  const results = await write(work, elements, manner)
  const faults = elements.flatMap((each, row) => work.faultsOf(each, results[row] as Result))
  if (faults.length > 0) throw validationProblem(faults)
  if (dryRun) {
    const bytes = await listBytes(elements, (each, row) => {
      const id = work.idOf(each, results[row]) ?? null
      return `{${JSON.stringify(name)}:${JSON.stringify(id)}${work.wouldBe(results[row] as Result)}}`
    })
    return { status: 200, body: { bytes } }
  }
  if (isMinimal) return { status: 204, headers: { 'preference-applied': MINIMAL } }
  return { status: 200, body: { bytes: await listBytes(results, work.documentOf) } }
}

/** What only the database knows, said beside what was wrong with the body already. */
async function allFaults<Each extends Element, Result>(
  work: Work<Each, Result>,
  elements: readonly Each[],
): Promise<Fault[]> {
  const found = await foundFaults(work, elements)
  return elements.flatMap(({ index, faults }) => [...faults, ...(found.get(index) ?? [])])
}

/** What the database knows to be wrong with elements, by their places. Nothing is written. */
async function foundFaults<Each extends Element, Result>(
  work: Work<Each, Result>,
  elements: readonly Each[],
): Promise<ReadonlyMap<number, readonly Fault[]>> {
  const judged = work.judged(elements)
  const manner = { atomic: true, dryRun: true, withDocuments: false, withChanges: false }
  const results = await write(work, judged, manner)
  return new Map(
    judged.map((each, row) => [each.index, work.faultsOf(each, results[row] as Result)]),
  )
}

async function answerLeniently<Each extends Element, Result>(
  name: string,
  work: Work<Each, Result>,
  elements: readonly Each[],
  { dryRun }: RequestContext,
): Promise<HandlerResult> {
  const good = elements.filter(({ faults }) => faults.length === 0)
  const faulty = elements.filter(({ faults }) => faults.length > 0)
  // Before anything is written: who is told of a failure here is told that nothing was.
  const found = await foundFaults(work, faulty)
  const manner = { atomic: false, dryRun, withDocuments: false, withChanges: dryRun }
  const results = await write(work, good, manner)
  const byIndex = new Map(good.map(({ index }, row) => [index, results[row] as Result]))
  const counts: Record<string, number> = {}
  for (const status of [...work.statuses, REFUSED]) counts[status] = 0
  const reports = await textsYielding(elements, (each) => {
    const { index, faults } = each
    const result = byIndex.get(index)
    const errors =
      result === undefined ? [...faults, ...(found.get(index) ?? [])] : work.faultsOf(each, result)
    const isDone = result !== undefined && errors.length === 0
    const status = isDone ? work.statusOf(result) : REFUSED
    counts[status] = (counts[status] ?? 0) + 1
    const head = JSON.stringify({
      index,
      row: index + 1,
      [name]: work.idOf(each, result) ?? null,
      status,
      ...(errors.length > 0 && { errors }),
    })
    return `${head.slice(0, -1)}${dryRun && isDone ? work.wouldBe(result) : ''}}`
  })
  const text = `${JSON.stringify(counts).slice(0, -1)},"results":[${reports.join(',')}]}`
  return { status: 200, body: { text }, headers: { 'preference-applied': LENIENT } }
}

const REFUSED = 'refused'
