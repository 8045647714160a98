import { choice, identifier, integer, text, yesNo } from '../field'
import type { Section } from '../resource'
import { DELIVERY } from '../values'

const INTERVALS = ['weekly', 'fortnightly', 'monthly', 'bi-annually', 'annually', 'period']
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const DAYS_OF_MONTH = Array.from({ length: 28 }, (_, index) => String(index + 1))
const BILLING_DAYS = [...WEEKDAYS, ...DAYS_OF_MONTH, 'eom']
const PAYMENT_METHODS = ['direct-debit', 'cheque', 'cash', 'other', 'credit-card', 'eft']
const INVOICE_OPTIONS = ['detail-only', 'summary-only', 'summary-and-detail']
const ATTACHMENT_LABELS = { pdf: 'PDF', csv: 'CSV', 'pdf-and-csv': 'PDF and CSV' }

export const billing: Section = {
  key: 'billing',
  title: 'Billing and invoicing',
  purpose: 'When the client is billed, what the invoice looks like and how it is paid.',
  fields: {
    billing_interval: choice(INTERVALS, 'Billing interval', 'How often the client is billed.', {
      default: 'monthly',
      valueLabels: { 'bi-annually': 'Bi-annually' },
    }),
    common_day: choice(
      BILLING_DAYS,
      'Common billing day',
      'Weekday or day of the month on which contracts are billed together.',
      { default: '1', valueLabels: { eom: 'End of month' } },
    ),
    advance_arrears: choice(
      ['advance', 'arrears'],
      'Advance or arrears',
      'Whether a period is billed before it starts or after it ends.',
      { default: 'advance' },
    ),
    billing_type_flag: choice(
      ['any', 'periodic', 'combined'],
      'Billing type',
      'Which billing runs the client takes part in.',
      { default: 'any' },
    ),
    billing_terms_id: identifier(
      'Billing terms',
      'Terms that set how long the client has to pay.',
      { codes: 'billing_terms' },
    ),
    periodic_start: integer(
      'Periodic start',
      'Number of the period with which periodic billing starts.',
    ),
    initial_billings: integer(
      'Initial billings',
      'How many invoices are raised at the start of a contract.',
      { unit: 'invoices' },
    ),
    periods_deferred: integer(
      'Periods deferred',
      'How many periods pass before the first one is billed.',
      { unit: 'periods' },
    ),
    budgets_term_deferred_flag: yesNo(
      'Defer budget term',
      'Starts the term of budgets only after the deferred periods.',
    ),
    finance_budget_term_deferred_flag: yesNo(
      'Defer finance budget term',
      'Starts the term of the finance budget only after the deferred periods.',
    ),
    booking_billing_type: choice(
      ['single', 'billing'],
      'Booking billing',
      'Whether bookings get an invoice each or go with the regular billing.',
      { default: 'billing' },
    ),
    invoice_options: choice(
      INVOICE_OPTIONS,
      'Invoice content',
      'How much an invoice shows of what it charges.',
      { default: 'detail-only' },
    ),
    billing_by_client_order_no_flag: yesNo(
      'Bill by client order number',
      'Raises a separate invoice for each order number of the client.',
      { default: 'no' },
    ),
    purchase_order_no: text(
      'Purchase order number',
      'Order number to print on invoices for this client.',
      { format: 'code', copied: false },
    ),
    cost_centres_mandatory_flag: yesNo(
      'Cost centres mandatory',
      'Insists on a cost centre for every vehicle of the client.',
      { default: 'no' },
    ),
    print_finance_flag: yesNo(
      'Print finance',
      'Prints the finance part of the rental for the client to see.',
      { default: 'no' },
    ),
    rcti_flag: yesNo('RCTI', 'Lets tax invoices be issued by the party that pays them.', {
      default: 'no',
    }),
    billing_email_attachment_type: choice(
      ['pdf', 'csv', 'pdf-and-csv'],
      'Email attachment',
      'Which files go with an invoice sent by email.',
      { default: 'pdf', valueLabels: ATTACHMENT_LABELS },
    ),
    billing_group_email_flag: yesNo(
      'Email by billing group',
      'Sends one email for each billing group.',
      { default: 'no' },
    ),
    report_delivery_type: choice(DELIVERY, 'Report delivery', 'How reports reach the client.', {
      default: 'email',
    }),
    payment_method: choice(PAYMENT_METHODS, 'Payment method', 'How the client pays its invoices.', {
      valueLabels: { eft: 'EFT' },
    }),
    bank_bsb: text('BSB', 'Branch of the bank account used with the client.', {
      format: 'bsb',
      advice: 'bsb',
      bankDetail: true,
      startsRow: true,
    }),
    bank_account_number: text('Account number', 'Bank account used with the client.', {
      format: 'account',
      bankDetail: true,
    }),
    bank_account_suffix: text(
      'Account suffix',
      'Ending of the account number, where the bank uses one.',
      { bankDetail: true },
    ),
  },
}
