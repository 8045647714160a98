import type { Random } from '../random'
import type { Members } from '../values'
import { isCustomer, type Part, type Profile } from './profile'

/** Branch and account of the customary form, both invented. */
export const bankAccount = (random: Random): { bsb: string; account: string } => ({
  bsb: `99${random.digits(1)}-${random.digits(3)}`,
  account: random.digits(random.pick([8, 9])).replace(/^0/, '1'),
})

export const billing: Part = (profile, random) => {
  if (profile.type === 'lead' || profile.type === 'prospect') return {}
  const { bsb, account } = bankAccount(random)
  const hasBank = random.chance(0.7)
  return {
    billing_terms_id: random.pick(['T07', 'T14', 'T14', 'T30', 'T30', 'T30', 'EOM30']),
    payment_method: random.pick(['direct-debit', 'direct-debit', 'eft', 'eft', 'credit-card']),
    bank_bsb: hasBank ? bsb : undefined,
    bank_account_number: hasBank ? account : undefined,
    bank_account_suffix: hasBank ? random.sometimes(0.04, () => random.digits(2)) : undefined,
    purchase_order_no: random.sometimes(0.35, () => `PO-${random.digits(6)}`),
    ...(isCustomer(profile) ? invoicing(profile, random) : {}),
  }
}

function invoicing({ vehicles }: Profile, random: Random): Members {
  const interval = random.weighted([
    ['monthly', 80],
    ['fortnightly', 8],
    ['weekly', 4],
    ['bi-annually', 3],
    ['annually', 3],
    ['period', 2],
  ])
  const byDay = interval === 'weekly' || interval === 'fortnightly'
  const deferred = random.chance(0.1)
  return {
    billing_interval: interval,
    common_day: byDay
      ? random.pick(['monday', 'wednesday', 'friday'])
      : random.pick(['1', '1', '1', '7', '15', '15', '20', '28', 'eom']),
    advance_arrears: random.chance(0.25) ? 'arrears' : 'advance',
    billing_type_flag: random.pick(['any', 'any', 'any', 'periodic', 'combined']),
    periodic_start: interval === 'period' ? random.whole(1, 13) : undefined,
    initial_billings: random.sometimes(0.2, () => random.whole(1, 3)),
    periods_deferred: deferred ? random.whole(1, 3) : undefined,
    budgets_term_deferred_flag: deferred ? random.pick(['yes', 'no']) : undefined,
    finance_budget_term_deferred_flag: deferred ? random.pick(['yes', 'no']) : undefined,
    booking_billing_type: random.chance(0.15) ? 'single' : 'billing',
    invoice_options: random.pick(['detail-only', 'summary-only', 'summary-and-detail']),
    billing_by_client_order_no_flag: random.chance(0.12) ? 'yes' : 'no',
    cost_centres_mandatory_flag: vehicles > 60 && random.chance(0.6) ? 'yes' : 'no',
    print_finance_flag: random.chance(0.15) ? 'yes' : 'no',
    rcti_flag: random.chance(0.05) ? 'yes' : 'no',
    billing_email_attachment_type: random.pick(['pdf', 'pdf', 'pdf-and-csv', 'csv']),
    billing_group_email_flag: random.chance(0.2) ? 'yes' : 'no',
    report_delivery_type: random.chance(0.06) ? 'post' : 'email',
  }
}
