import { actingFor } from '@/components/session/actingFor'
import { timeZone } from '@/components/time/timeZone'
import { MEDIA_TYPE } from '@/lib/problem'
import type { HeaderName } from './types'

/** Headers of a call by name; those without a value are left out. */
export type CallHeaders = { readonly [Name in HeaderName]?: string | undefined }

/**
 * All headers of a call but its token, as text that people can read: its own, and the zone and the
 * person acted for unless it names them itself.
 */
export function callHeaders(own: CallHeaders = {}, hasBody = false): Record<string, string> {
  const all = {
    Accept: MEDIA_TYPE,
    'Time-Zone': timeZone(),
    'Audit-User-Id': actingFor()?.user_id,
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
