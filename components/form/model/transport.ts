import { type CallHeaders, callHeaders } from '@/components/api/headers'
import { ApiProblem } from '@/components/api/problem'
import { type RecordBody, recordCalls } from '@/components/api/records'
import { unasked } from '@/components/api/session'
import type { CallOptions } from '@/components/api/types'
import type { Written } from '@/components/api/written'
import type { Resource } from '@/lib/resources/resource'
import { type Change, patchBody, wholeBody } from './changes'
import type { HistoryEvent } from './history'
import type { ShownRequest } from './requestText'
import type { FormValues } from './values'

export type Json = RecordBody

/** A record with the tag that its next change has to be based on. */
export interface Loaded {
  readonly record: Json
  readonly etag: string | null
}

/** A record as a save has left it, with the proof of that save. */
export interface Saved extends Loaded {
  readonly written: Written
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
  load(signal?: AbortSignal): Promise<Loaded>
  /** The record, or null when it still has this tag. Nobody waits for it, and nobody is asked to sign in. */
  loadIfNot(etag: string | null): Promise<Loaded | null>
  save(call: SaveCall): Promise<Saved>
  /** Takes what its requests are made under, where that is not had yet: a lock. */
  readonly secure?: (() => Promise<void>) | undefined
  /** The newest entries of the history, newest first; none where it may not be read. */
  newestEvents(): Promise<readonly HistoryEvent[]>
  /** The request of a save as it can be shown. */
  show(call: SaveCall): ShownRequest
}

interface Options {
  readonly resource: Resource
  readonly id: string
  /** Whether a save sends everything that the form holds, and not only what changed. */
  readonly isReplaced: boolean
  /** Further headers of a save, such as a locking session. */
  readonly headers?: (() => CallHeaders) | undefined
}

/** As many saves as others may have made while a form stood open, but for few. */
const NEWEST = 20

/** The transport of a single record. */
export function recordTransport({
  resource,
  id,
  isReplaced,
  headers = () => ({}),
}: Options): RecordTransport {
  const calls = recordCalls(resource)
  const path = calls.address(id)
  const bodyOf = ({ changes, values }: SaveCall): Json =>
    isReplaced ? wholeBody(resource, values) : patchBody(changes)
  const headersOf = (call: SaveCall): CallHeaders => ({
    // A replacing request is idempotent by itself.
    'Idempotency-Key': isReplaced ? undefined : call.key,
    'If-Match': call.etag ?? undefined,
    // Where there was no record, none may have come to be meanwhile.
    'If-None-Match': call.etag === null ? '*' : undefined,
    'Audit-Reason': call.reason,
    ...headers(),
  })
  async function load(options: CallOptions & { headers?: CallHeaders }): Promise<Loaded> {
    const answer = await calls.read(id, options)
    return { record: answer.body, etag: answer.etag }
  }
  return {
    path,
    load: (signal) => load({ signal }),
    async loadIfNot(etag) {
      try {
        return await load({ ...unasked, headers: { 'If-None-Match': etag ?? undefined } })
      } catch (fault) {
        if (fault instanceof ApiProblem && fault.status === 304) return null
        throw fault
      }
    },
    async save(call) {
      const send = isReplaced ? calls.replace : calls.patch
      const { body, etag, written } = await send(id, bodyOf(call), { headers: headersOf(call) })
      return { record: body, etag, written }
    },
    async newestEvents() {
      const page = await calls.events(id, { limit: NEWEST }).catch(() => null)
      return page?.body.data ?? []
    },
    show: (call) => ({
      method: isReplaced ? 'PUT' : 'PATCH',
      url: new URL(path, location.origin).href,
      headers: Object.entries(callHeaders(headersOf(call), true)),
      body: bodyOf(call),
    }),
  }
}
