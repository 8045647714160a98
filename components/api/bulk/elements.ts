import type { ProblemCode } from '@/lib/problem'
import { parseJson } from '@/lib/text/json'
import { ApiProblem, type FieldFault } from '../problem'

/** One element of a bulk call: a patch that names its record by the id's own member. */
export type BulkElement = Readonly<Record<string, unknown>>

/** What became of one element, or would become of it. */
export interface BulkResult {
  readonly status: 'created' | 'updated' | 'unchanged' | 'refused'
  readonly errors?: readonly FieldFault[]
  /** Of a dry run of a new record: one whose id differs in its case alone, or in the zeros before it. */
  readonly similar_id?: string
  /** Of a dry run: what the changes hold against. */
  readonly etag?: string
  /** Of a dry run. */
  readonly changes?: readonly { field: string; from: unknown; to: unknown }[]
}

/** What became of each element, in request order, out of the JSON of a lenient call's answer. */
export function resultsOf(answer: string): BulkResult[] {
  const { results } = parseJson(answer) as { results: BulkResult[] }
  return results.map((result) =>
    result.errors ? { ...result, errors: result.errors.map(belowElement) } : result,
  )
}

/** A fault of one element, its pointer within that element. */
const belowElement = (fault: FieldFault): FieldFault => ({
  ...fault,
  pointer: fault.pointer.replace(/^\/\d+(?=\/|$)/, ''),
})

/** Faults of a refused call by the place of their element; -1 for those that name none. */
export function faultsByElement(problem: ApiProblem): Map<number, FieldFault[]> {
  const byElement = new Map<number, FieldFault[]>()
  for (const fault of problem.errors) {
    const place = Number(/^\/(\d+)(?=\/|$)/.exec(fault.pointer)?.[1] ?? -1)
    byElement.set(place, [...(byElement.get(place) ?? []), belowElement(fault)])
  }
  return byElement
}

const REFUSED = 'validation_failed' satisfies ProblemCode

/**
 * Whether something is an answer that names what is wrong with the elements themselves. Other
 * answers of 422 are about the call: that its key is another request's, as of one that was carried
 * out, or that nobody can be acted for.
 */
export const isRefusal = (fault: unknown): fault is ApiProblem & { readonly status: 422 } =>
  fault instanceof ApiProblem && fault.status === 422 && fault.code === REFUSED
