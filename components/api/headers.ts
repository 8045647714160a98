import { actingFor } from '@/components/session/actingFor'
import { timeZone } from '@/components/time/timeZone'
import { MEDIA_TYPE } from '@/lib/problem'
import { asBytes } from '@/packages/client/src/headers'
import { newKey } from './newKey'
import type { HeaderName } from './types'

/** Headers of a call by name; those without a value are left out. */
export type CallHeaders = { readonly [Name in HeaderName]?: string | undefined }

/** In which zone and for whom a call is made, and of which request the history keeps it as a part. */
export type CallContext = Pick<CallHeaders, 'Time-Zone' | 'Audit-User-Id' | 'X-Request-Id'>

/**
 * That of the next call. Work of several calls takes it once, as it begins: what is written is then
 * recorded alike, and a try after a lost answer is the same request, whatever was chosen in between.
 */
export const presentContext = (): CallContext => ({
  'Time-Zone': timeZone(),
  'Audit-User-Id': actingFor()?.user_id,
})

/**
 * That of work which writes by several calls, such as a file: the history has them as one request, so
 * that who did it finds it in one place, and undoes it as one.
 *
 * @param what begins the request's id, for who reads it
 */
export const contextOfOneRequest = (what: 'bulk' | 'import' | 'queue' | 'undo'): CallContext => ({
  ...presentContext(),
  'X-Request-Id': `${what}-${newKey()}`,
})

/**
 * Of what ends something of one's own, such as a session: it is recorded for nobody, and must end
 * also where the person acted for, or the right to act, is no more.
 */
export const FOR_ONESELF: CallHeaders = { 'Audit-User-Id': undefined }

/**
 * All headers of a call but its token, as text that people can read: its own, and the zone and the
 * person acted for unless it names them itself.
 */
export function callHeaders(own: CallHeaders = {}, hasBody = false): Record<string, string> {
  const all = {
    Accept: MEDIA_TYPE,
    ...presentContext(),
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...own,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const text = value?.trim().replaceAll(/\s+/g, ' ')
      return text ? [[name, text]] : []
    }),
  )
}

/**
 * Headers that people have written, as they go out: text beyond ASCII as its UTF-8 bytes, and one that
 * is empty, too.
 *
 * @throws TypeError for one that nobody can send
 */
export const writtenHeaders = (headers: Iterable<readonly [string, string]>): Headers =>
  new Headers([...headers].map(([name, value]): [string, string] => [name, asBytes(value)]))
