import type { Schemas } from '@/components/api/types'
import { personName } from '@/components/form/model/history'
import { agoWords } from '@/components/time/words'
import { recordHistoryPage } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** A recent change to where money goes; its values are in the history. */
export type PaymentChange = Schemas['PaymentChanges']['data'][number]

/** The resource that a change was made to; undefined for one that this console does not know. */
export const changedResource = ({ resource }: PaymentChange): Resource | undefined =>
  resources.find(({ name }) => name === resource)

/** The fields of a change by their labels. */
function fieldLabels(change: PaymentChange): string {
  const known = changedResource(change)?.fields
  return change.fields.map((name) => known?.get(name)?.label ?? name).join(', ')
}

const whose = ({ user, audit_user }: PaymentChange): string =>
  user.user_id === audit_user.user_id
    ? personName(user)
    : `${personName(user)} for ${personName(audit_user)}`

/** What became of bank details, by what was done to the record that has them. */
const VERBS: Readonly<Record<string, string>> = { created: 'were entered', deleted: 'were removed' }

/**
 * One change as a sentence: `Bank details behind this payment changed 2 days ago, by Tom Hale for
 * Priya Raman: BSB, Account number.`
 */
export function changeSentence(change: PaymentChange, subject: string, now: number): string {
  const when = agoWords(Date.parse(change.at), now)
  const verb = VERBS[change.action] ?? 'changed'
  return `Bank details ${subject} ${verb} ${when}, by ${whose(change)}: ${fieldLabels(change)}.`
}

/**
 * Where a change can be seen: in the history of the record it was made to. Null where the role is
 * not told which one that is.
 */
export function changeHref(
  resource: Resource,
  { record_id, fields }: Pick<PaymentChange, 'record_id' | 'fields'>,
): string | null {
  if (record_id === null) return null
  const field = fields.length === 1 ? `?field=${encodeURIComponent(fields[0] ?? '')}` : ''
  return recordHistoryPage(resource, record_id) + field
}
