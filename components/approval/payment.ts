import { add, compare, type Figure, figureText, ZERO } from '@/components/form/model/figure'
import { approval } from '@/lib/resources'
import { formatDecimal } from '@/lib/resources/format'
import type { ApprovalField } from './members'

/** Fields that say who is paid. */
export const PAYEE_FIELDS = [
  'supplier_id',
  'reimbursement_flag',
  'driver_name',
  'driver_bank_account_id',
] as const satisfies readonly ApprovalField[]

/** Fields by which it is decided, beside the payee, how much is paid and by whom: what is in a batch is paid by them. */
export const PAID_BY: readonly string[] = approval.paidBy.filter(
  (name) => !PAYEE_FIELDS.some((payee) => payee === name),
)

/** The field by which somebody says that the account to be paid was checked. */
export const CHECKED = 'bank_details_correct_flag' satisfies ApprovalField

/** The field by which a document is one of money that is owed to whoever would pay. */
export const CREDIT_NOTE = 'credit_note_flag' satisfies ApprovalField

/** What is looked at before money is paid, of whatever says it: a row of a list, or the form. */
export type PaymentFacts = Readonly<Partial<Record<(typeof PAYEE_FIELDS)[number], unknown>>>

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Who gets the money: a supplier by its id, or whom these words tell. */
export type Payee = { readonly supplierId: string } | { readonly words: string }

/** A driver who is paid back, or the supplier. */
export function payeeOf(facts: PaymentFacts): Payee {
  if (facts.reimbursement_flag === 'yes') {
    const account = text(facts.driver_bank_account_id)
    const driver = text(facts.driver_name) || 'Driver without a name'
    return { words: account ? `${driver}, account ${account}` : driver }
  }
  const supplierId = text(facts.supplier_id)
  return supplierId ? { supplierId } : { words: 'Nobody is named' }
}

/** Whether the same is paid, whatever else is written of the other who could be. */
export const isSamePayee = (one: PaymentFacts, other: PaymentFacts): boolean =>
  JSON.stringify(payeeOf(one)) === JSON.stringify(payeeOf(other))

/** `1,248.50 AUD`. */
export const dollars = (figure: Figure): string => `${formatDecimal(figureText(figure), 'AUD')} AUD`

/** By how much the lines are above the limit; undefined where they are not, or no limit is set. */
export function aboveLimit(total: Figure, limit: Figure | undefined): Figure | undefined {
  if (!limit || compare(limit, ZERO) <= 0 || compare(total, limit) <= 0) return undefined
  return add(total, { ...limit, digits: -limit.digits })
}

/** The limit in words. */
export const limitWords = (limit: Figure | undefined): string =>
  limit && compare(limit, ZERO) > 0 ? dollars(limit) : 'None is set'
