import { apiFetch } from '../api'
import { asHeaderText } from '../headerText'
import { ApiProblem, type FieldFault } from '../problem'

const PATH = '/api/v1/fm/clients'

/** One element of a bulk call: a patch that names its client. */
export type BulkElement = Readonly<Record<string, unknown>> & { readonly client_id: string }

/** What became of one element, or would become of it. */
export interface BulkResult {
  readonly status: 'updated' | 'unchanged' | 'refused'
  readonly errors?: readonly FieldFault[]
  /** Of a dry run: what the changes hold against. */
  readonly etag?: string
  /** Of a dry run. */
  readonly changes?: readonly { field: string; from: unknown; to: unknown }[]
}

/** Who changes things asks for a reason; the history keeps it beside each change. */
export interface CallOptions {
  readonly reason?: string
  readonly signal?: AbortSignal
}

const reasonHeader = (reason: string | undefined): Record<string, string> =>
  reason?.trim() ? { 'Audit-Reason': asHeaderText(reason) } : {}

/**
 * All or nothing: writes every element or none.
 *
 * @param key tells the service that a second try is the same call, should the answer be lost
 * @throws ApiProblem; 422 names elements by pointers such as `/3/_if_match`
 */
export async function changeTogether(
  elements: readonly BulkElement[],
  key: string,
  { reason, signal }: CallOptions,
): Promise<void> {
  const headers = { Prefer: 'return=minimal', 'Idempotency-Key': key, ...reasonHeader(reason) }
  await apiFetch(PATH, { method: 'PATCH', body: elements, headers, signal })
}

/** What each element would change, without changing anything. Results are in request order. */
export const tryOut = (elements: readonly BulkElement[], signal?: AbortSignal) =>
  leniently(elements, `${PATH}?dry_run=true`, {}, signal)

/** Writes the elements that hold and tells of each what became of it, in request order. */
export const changeEach = (
  elements: readonly BulkElement[],
  key: string,
  { reason, signal }: CallOptions,
) => leniently(elements, PATH, { 'Idempotency-Key': key, ...reasonHeader(reason) }, signal)

async function leniently(
  elements: readonly BulkElement[],
  path: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<readonly BulkResult[]> {
  if (elements.length === 0) return []
  const { body } = await apiFetch<{ results: BulkResult[] }>(path, {
    method: 'PATCH',
    body: elements,
    headers: { ...headers, Prefer: 'handling=lenient' },
    signal,
  })
  return body.results.map((result) =>
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

/** Whether something is an answer that names what is wrong with the elements themselves. */
export const isRefusal = (fault: unknown): fault is ApiProblem =>
  fault instanceof ApiProblem && fault.status === 422
