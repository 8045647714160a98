import { stringify } from 'lossless-json'
import type { Resource } from '@/lib/resources/resource'
import type { CallContext, CallHeaders } from '../headers'
import { recordCalls } from '../records'
import type { Written } from '../written'
import { type BulkElement, type BulkResult, resultsOf } from './elements'

/** What a call that writes says beside its elements. */
export interface CallOptions {
  /** Of the work that it is a part of. */
  readonly context: CallContext
  /** Who changes things asks for one; the history keeps it beside each change. */
  readonly reason?: string
  readonly signal?: AbortSignal
}

/**
 * All or nothing: writes every element or none.
 *
 * @param key tells the service that a second try is the same call, should the answer be lost
 * @throws ApiProblem; 422 names elements by pointers such as `/3/_if_match`
 */
export async function changeTogether(
  resource: Resource,
  elements: readonly BulkElement[],
  key: string,
  { context, reason, signal }: CallOptions,
): Promise<Written> {
  const headers = {
    ...context,
    Prefer: 'return=minimal',
    'Idempotency-Key': key,
    'Audit-Reason': reason,
  }
  return (await recordCalls(resource).patchMany(elements, { headers, signal })).written
}

/** What each element would change, without changing anything. Results are in request order. */
export async function tryOut(
  resource: Resource,
  elements: readonly BulkElement[],
  signal?: AbortSignal,
): Promise<readonly BulkResult[]> {
  if (elements.length === 0) return []
  return resultsOf(await tryOutText(resource, 'change', stringify(elements) ?? '', { signal }))
}

/** What a call on many records does with them; whoever compares them sees what a change would do, and does nothing. */
export type Doing = 'change' | 'create' | 'compare'

/** A dry run of elements that are JSON already; answers the JSON that `resultsOf` reads. */
export const tryOutText = (
  resource: Resource,
  doing: Doing,
  elements: string,
  { context = {}, signal }: Pick<Partial<CallOptions>, 'context' | 'signal'>,
): Promise<string> => leniently(resource, doing, elements, { dry_run: true }, context, signal)

/** Writes the elements that hold and tells of each what became of it: JSON both ways. */
export const writeEachText = (
  resource: Resource,
  doing: Exclude<Doing, 'compare'>,
  elements: string,
  key: string,
  { context, reason, signal }: CallOptions,
): Promise<string> => {
  const headers = { ...context, 'Idempotency-Key': key, 'Audit-Reason': reason }
  return leniently(resource, doing, elements, {}, headers, signal)
}

function leniently(
  resource: Resource,
  doing: Doing,
  elements: string,
  query: { readonly dry_run?: true },
  headers: CallHeaders,
  signal: AbortSignal | undefined,
): Promise<string> {
  const { patchManyText, createManyText } = recordCalls(resource)
  const send = doing === 'create' ? createManyText : patchManyText
  return send(elements, query, { headers: { ...headers, Prefer: 'handling=lenient' }, signal })
}
