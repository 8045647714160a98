import { fromZod, MOMENT, one } from './named'
import * as answers from './paymentAnswers'
import { CLIENT, PRIYA } from './schemas'

/** The schemas of what people are told before they pay something, or enter it. */

/** A bank account that changed lately. */
const CHANGED_ACCOUNT = {
  event_id: '90212',
  resource: 'packaging_defaults',
  record_id: CLIENT,
  at: MOMENT,
  user: PRIYA,
  audit_user: PRIYA,
  action: 'updated',
  fields: ['bank_bsb', 'bank_account_number'],
}

export const paymentChanges = fromZod(
  'PaymentChanges',
  'Changes behind a payment',
  answers.paymentChanges,
  {
    examples: one('A bank account that changed lately', {
      client_id: CLIENT,
      days: 30,
      data: [CHANGED_ACCOUNT],
    }),
  },
)

export const newestPaymentChanges = fromZod(
  'NewestPaymentChanges',
  'Newest changes behind payments',
  answers.newestPaymentChanges,
  {
    examples: one('An approval whose bank details changed lately', {
      days: 30,
      data: [{ id: '88001', change: CHANGED_ACCOUNT }],
    }),
  },
)

export const confirmations = fromZod(
  'Confirmations',
  'Confirmations and what changed since',
  answers.confirmations,
  {
    examples: one('An account that changed after it was confirmed', {
      data: [
        {
          id: '88001',
          field: 'bank_details_correct_flag',
          confirmed: { event_id: '90107', at: MOMENT, user: PRIYA, audit_user: PRIYA },
          since: [CHANGED_ACCOUNT],
        },
      ],
    }),
  },
)

export const duplicates = fromZod('Duplicates', 'Possible duplicates', answers.duplicates, {
  examples: one('A client that has the same ABN', {
    data: [
      {
        id: null,
        by: ['abn'],
        values: ['11 222 333 444'],
        records: [{ id: CLIENT, name: 'Wattleford City Council', status: 'fleet' }],
        more: false,
      },
    ],
  }),
})
