import { answering } from './answering'
import { pageOf } from './queriedService'

type Row = Record<string, unknown>

/** A call that changes many records, or tries that out. */
export interface BulkCall {
  readonly isDry: boolean
  readonly key: string | null
  readonly requestId: string | null
  readonly elements: readonly Row[]
}

/**
 * Stands for the part of the service that changes many records in one call: a dry run tells of each
 * what would change and over which version, a write changes all of them or none, and a call that is
 * sent again with its key is answered as it was.
 *
 * @param rows the records, which are changed by the calls
 * @param meet called before a call is answered: what it throws is an answer that is lost
 */
export function bulkService(
  idName: string,
  rows: readonly Row[],
  meet: (call: BulkCall, serve: () => void) => Promise<void> | void = () => undefined,
) {
  const calls: BulkCall[] = []
  const versions = new Map(rows.map((row) => [row, 1]))
  const answers = new Map<string, Response>()
  const rowOf = (element: Row) => rows.find((row) => row[idName] === element[idName]) as Row
  const tagOf = (row: Row) => `"${versions.get(row)}"`
  const isStale = (element: Row) =>
    element._if_match !== undefined && element._if_match !== tagOf(rowOf(element))
  const fault = (at: number) => ({
    ...{ pointer: `/${at}/_if_match`, code: 'precondition_failed' },
    message: 'The record has changed.',
  })
  const changesOf = ({ _if_match, [idName]: _, ...members }: Row, row: Row) =>
    Object.entries(members).flatMap(([field, to]) => {
      const from = row[field] ?? null
      return from === to ? [] : [{ field, from, to }]
    })

  function tried(element: Row, at: number) {
    const row = rowOf(element)
    if (isStale(element)) return { status: 'refused', errors: [fault(at)] }
    const changes = changesOf(element, row)
    const status = changes.length > 0 ? 'updated' : 'unchanged'
    return { [idName]: row[idName], status, etag: tagOf(row), changes }
  }
  function change(row: Row, members: Row) {
    if (changesOf(members, row).length === 0) return
    const { _if_match, ...rest } = members
    Object.assign(row, rest)
    versions.set(row, (versions.get(row) ?? 0) + 1)
  }
  function write({ elements }: BulkCall): Response {
    const errors = elements.flatMap((element, at) => (isStale(element) ? [fault(at)] : []))
    if (errors.length > 0) {
      return Response.json({ code: 'validation_failed', errors }, { status: 422 })
    }
    for (const element of elements) change(rowOf(element), element)
    return new Response(null, { status: 204 })
  }
  function answer(call: BulkCall): Response {
    if (call.isDry) return Response.json({ results: call.elements.map(tried) })
    const kept = call.key === null ? undefined : answers.get(call.key)
    const made = kept ?? write(call)
    if (call.key !== null) answers.set(call.key, made.clone())
    return made
  }
  answering(async ({ method, query, headers, text, signal }) => {
    if (method !== 'PATCH') return Response.json(pageOf(rows, query))
    const call = {
      isDry: query.get('dry_run') === 'true',
      key: headers.get('idempotency-key'),
      requestId: headers.get('x-request-id'),
      elements: JSON.parse(text) as Row[],
    }
    calls.push(call)
    const isGivenUp = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    const isMet = (async () => meet(call, () => answer(call)))()
    await Promise.race([isMet, isGivenUp])
    return answer(call)
  })
  return {
    /** Every call that came, in their order. */
    calls: calls as readonly BulkCall[],
    /** Somebody else changes a record. */
    change: (id: string, members: Row) => change(rowOf({ [idName]: id }), members),
  }
}
