import type { Schemas } from '@/components/api/types'
import { personName } from '@/components/form/model/history'
import { fieldName } from '@/components/form/model/values'
import { nounOf, recordHistoryPage } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { wholeOf } from '@/lib/resources/wholes'

/** That somebody has looked at a part of a record, and what was changed of it since. */
export type Confirmation = Schemas['Confirmations']['data'][number]

/** Says when a moment was: `2 days ago`. */
type When = (moment: string) => string

/** A change to where money goes; its values are in the history. */
export type PaymentChange =
  | Schemas['PaymentChanges']['data'][number]
  | Confirmation['since'][number]

/** The resource that a change was made to; undefined for one that this console does not know. */
export const changedResource = ({ resource }: PaymentChange): Resource | undefined =>
  resources.find(({ name }) => name === resource)

/** Whether a change is one of bank details, as far as that is known. */
export const isOfBankDetails = (change: PaymentChange): boolean =>
  changedResource(change)?.leaves.some(
    (field) => field.bankDetail && change.fields.includes(fieldName(field)),
  ) ?? true

/** The fields of a change by their labels. */
function fieldLabels(change: PaymentChange): string {
  const known = changedResource(change)?.fields
  return change.fields.map((name) => known?.get(name)?.label ?? name).join(', ')
}

const whose = ({ user, audit_user }: Pick<PaymentChange, 'user' | 'audit_user'>): string =>
  user.user_id === audit_user.user_id
    ? personName(user)
    : `${personName(user)} for ${personName(audit_user)}`

/** What became of bank details, by what was done to the record that has them. */
const VERBS: Readonly<Record<string, string>> = { created: 'were entered', deleted: 'were removed' }

/**
 * One change as a sentence: `Bank details behind this payment changed 2 days ago, by Tom Hale for
 * Priya Raman: BSB, Account number.`
 */
export const changeSentence = (change: PaymentChange, subject: string, when: When): string =>
  `Bank details ${subject} ${VERBS[change.action] ?? 'changed'} ${changeWords(change, when)}.`

/** When, by whom and which fields: `2 days ago, by Tom Hale: BSB`. */
const changeWords = (change: PaymentChange, when: When): string =>
  `${doneWords(change, when)}: ${fieldLabels(change)}`

/** When something was done, and by whom: `2 days ago, by Tom Hale for Priya Raman`. */
const doneWords = (done: Pick<PaymentChange, 'at' | 'user' | 'audit_user'>, when: When): string =>
  `${when(done.at)}, by ${whose(done)}`

/** Whether anything was changed after it was confirmed. */
export const isOutdated = ({ since }: Confirmation): boolean => since.length > 0

/** Whether nobody knows who confirmed it, and so what was changed since. */
export const isUntold = ({ confirmed }: Confirmation): boolean => confirmed === null

/** The field that confirms. */
const confirmingField = ({ leaves }: Resource, { field }: Confirmation) =>
  leaves.find((each) => fieldName(each) === field)

/**
 * A confirmation as a sentence: `The account to be paid was confirmed 9 days ago, by Tom Hale.` Where
 * the history does not tell who did, or does no more, nobody knows what was changed since either.
 */
export function confirmedSentence(
  resource: Resource,
  confirmation: Confirmation,
  when: When,
): string {
  const { confirmed, since } = confirmation
  const what = confirmingField(resource, confirmation)?.confirms ?? nounOf(resource).one
  if (!confirmed)
    return `The history does not tell who confirmed the ${what}, nor all that was changed since.`
  const said = `The ${what} was confirmed ${doneWords(confirmed, when)}.`
  return since.length === 0 ? `${said} Nothing of it was changed since.` : said
}

/**
 * What became of a part of a record after it was confirmed: `Afterwards the payee was changed 2 days
 * ago, by Tom Hale: Supplier.`, or the bank details of whoever is paid.
 */
export function afterwardsSentence(
  resource: Resource,
  confirmation: Confirmation,
  change: PaymentChange,
  when: When,
): string {
  const confirming = confirmingField(resource, confirmation)
  const isOfWhole = change.fields.some((name) => {
    const field = resource.fields.get(name)
    return field && confirming && wholeOf(field) === wholeOf(confirming)
  })
  const own = isOfWhole && confirming ? wholeOf(confirming) : nounOf(resource).one
  const noun = changedResource(change)
  const holder = noun ? nounOf(noun).one : 'payer'
  const what =
    change.resource === resource.name
      ? `the ${own} was`
      : isOfBankDetails(change)
        ? `bank details of the ${holder} were`
        : `the ${holder} was`
  const verb = change.action === 'deleted' ? 'removed' : 'changed'
  return `Afterwards ${what} ${verb} ${changeWords(change, when)}.`
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
