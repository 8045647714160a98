import { apiFetch, apiHeaders } from '@/lib/console/api'
import { type Change, patchBody } from '@/lib/console/form/changes'
import type { HistoryEvent, HistoryPage } from '@/lib/console/form/history'
import type { ShownRequest } from '@/lib/console/form/requestText'
import type { FormValues } from '@/lib/console/form/values'
import { ApiProblem } from '@/lib/console/problem'

export type Json = Readonly<Record<string, unknown>>

/** A record with the tag that its next change has to be based on. */
export interface Loaded {
  readonly record: Json
  readonly etag: string | null
}

/** One save: what changed, and what else its request says. */
export interface SaveCall {
  readonly changes: readonly Change[]
  /** Everything the form holds, for a transport that replaces the record. */
  readonly values: FormValues
  readonly etag: string | null
  readonly key: string
  readonly reason?: string | undefined
}

/** How a form reaches its record. Every part of it is a plain call of the API. */
export interface RecordTransport {
  /** Address of the record below the origin; drafts are kept by it too. */
  readonly path: string
  /** The record, or null when it still has this tag. */
  load(etag?: string | null): Promise<Loaded | null>
  save(call: SaveCall): Promise<Loaded>
  /** The newest entry of the history; null when there is none or it may not be read. */
  newestEvent(): Promise<HistoryEvent | null>
  /** The request of a save as it can be shown. */
  show(call: SaveCall): ShownRequest
}

interface Options {
  readonly path: string
  readonly method?: 'PATCH' | 'PUT'
  /** Body of a save; without it the changed members alone. */
  readonly bodyOf?: (call: SaveCall) => unknown
  /** Further headers, such as a locking session. */
  readonly headers?: () => Record<string, string>
}

/** The transport of a single record: a PATCH of what changed, unless told otherwise. */
export function recordTransport({
  path,
  method = 'PATCH',
  bodyOf = (call) => patchBody(call.changes),
  headers = () => ({}),
}: Options): RecordTransport {
  const requestOf = (call: SaveCall) => ({
    method,
    body: bodyOf(call),
    ifMatch: call.etag,
    headers: {
      // A replacing request is idempotent by itself.
      ...(method === 'PATCH' && { 'Idempotency-Key': call.key }),
      ...(call.reason && { 'Audit-Reason': utf8Bytes(call.reason) }),
      ...headers(),
    },
  })
  return {
    path,
    async load(etag) {
      try {
        const answer = await apiFetch<Json>(path, {
          headers: etag ? { 'If-None-Match': etag } : {},
        })
        return { record: answer.body, etag: answer.etag }
      } catch (fault) {
        if (fault instanceof ApiProblem && fault.status === 304) return null
        throw fault
      }
    },
    async save(call) {
      const answer = await apiFetch<Json>(path, requestOf(call))
      return { record: answer.body, etag: answer.etag }
    },
    async newestEvent() {
      const page = await apiFetch<HistoryPage>(`${path}/events?limit=1`).catch(() => null)
      return page?.body.data[0] ?? null
    },
    show(call) {
      const request = requestOf(call)
      const url = new URL(path, location.origin).href
      return { method, url, headers: apiHeaders(request), body: request.body }
    },
  }
}

/** A header's text as fetch takes it: one character for each byte of its UTF-8. */
const utf8Bytes = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text))
