import { z } from 'zod'
import { moment } from '@/lib/derive/answerMembers'
import { CONFIRMED_NAMES } from '@/lib/derive/confirmations'
import { WATCHED_NAMES } from '@/lib/derive/payments'
import { id, person } from './answers'

/** What people are told before they pay something, or enter it. */

const paymentChange = z.strictObject({
  event_id: id('Number of the history entry.'),
  resource: z.enum(WATCHED_NAMES as [string, ...string[]]),
  record_id: z.string().nullable().meta({
    description: 'Record whose bank details changed; null where `client_id` may not be told.',
  }),
  at: moment('When it happened.'),
  user: person,
  audit_user: person,
  action: z.string().meta({
    description: 'What was done: `created` where the record was made with bank details.',
    examples: ['updated', 'created'],
  }),
  fields: z.array(z.string()).meta({ description: 'Which fields changed, without values.' }),
})

const confirmedChange = paymentChange.extend({
  resource: z.enum(CONFIRMED_NAMES as [string, ...string[]]),
})

export const paymentChanges = z.strictObject({
  client_id: id(
    'Client behind the payment. Null where there is none, or where only the contract tells it and the role may not read clients.',
  ).nullable(),
  days: z.int().meta({ description: 'How far back the list reaches.' }),
  data: z.array(paymentChange),
})

export const newestPaymentChanges = z.strictObject({
  days: z.int().meta({ description: 'How far back they reach.' }),
  data: z.array(
    z.strictObject({
      id: z.string().meta({ description: 'Record behind whose payments it is.' }),
      change: paymentChange,
    }),
  ),
})

export const confirmations = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.string().meta({ description: 'Record that says that something is confirmed.' }),
      field: z.string().meta({ description: 'The field that says so.' }),
      confirmed: z
        .strictObject({
          event_id: id('Number of the history entry.'),
          at: moment('When it was confirmed.'),
          user: person,
          audit_user: person,
        })
        .nullable()
        .meta({ description: 'Null where the history does not tell, or does no more.' }),
      since: z.array(confirmedChange).meta({
        description:
          'What was changed afterwards of what was confirmed: of the record itself and of each record behind its payments the newest such change. Empty where it stands as it was confirmed.',
      }),
    }),
  ),
})

export const duplicates = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.string().nullable().meta({
        description: 'Record that was asked about; null for values.',
      }),
      by: z.array(z.string()).meta({ description: 'The members that are shared.' }),
      values: z.array(z.string()).meta({
        description: 'Their values, as they were sent, or as that record has them.',
      }),
      records: z.array(
        z.strictObject({
          id: z.string().meta({ description: 'Id of a record that shares them.' }),
          name: z.string().nullable().meta({
            description: 'What people call it; null where such records have no name of their own.',
          }),
          status: z.string().nullable().meta({
            description: 'How far it has come; null where such records have none.',
          }),
        }),
      ),
      more: z.boolean().meta({ description: 'Whether more records share them than these.' }),
    }),
  ),
})
