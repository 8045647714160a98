import { recordCalls } from '@/components/api/records'
import type { Resource } from '@/lib/resources/resource'
import type { FormValues } from '../model/values'
import { leaveInDraft } from './useDraft'

/**
 * Keeps what was filled in after a new record had been sent, as unsaved changes of its page. A
 * secret is kept on no device.
 *
 * @param later by column
 * @returns whether there was any
 */
export function leaveLater(
  userId: string | undefined,
  resource: Resource,
  id: string,
  later: FormValues,
): boolean {
  const columns = resource.leaves.filter(({ column, writeOnly }) => column in later && !writeOnly)
  if (columns.length > 0 && userId !== undefined) {
    const values = Object.fromEntries(columns.map(({ column }) => [column, later[column] ?? null]))
    const draft = { at: new Date().toISOString(), etag: null, base: {}, values }
    leaveInDraft(userId, recordCalls(resource).address(id), resource, draft)
  }
  return Object.keys(later).length > 0
}
