import { z } from 'zod'
import { permission } from '@/lib/accounts/schemas'
import { moment } from '@/lib/derive/answerMembers'
import { alongWith, NAMINGS } from '@/lib/derive/naming'
import { RECENT_DAYS } from '@/lib/derive/payments'
import { READERS } from '../handlers/historyParameters'

/** Digits without a leading zero. */
export const id = (description: string) =>
  z
    .string()
    .regex(/^[1-9][0-9]*$/)
    .meta({ description })
const day = (description: string) => z.string().meta({ description, format: 'date' })
const count = z.int().min(0)

/** Somebody as answers name them. */
export const person = z
  .strictObject({
    user_id: z.string(),
    display_name: z.string().nullable().meta({ description: 'Null where the user is gone.' }),
  })
  .meta({ id: 'Person' })

export const token = z.strictObject({
  access_token: z.string().meta({ description: 'Send it as Authorization: Bearer <token>.' }),
  token_type: z.literal('Bearer'),
  expires_in: z.int().min(1).meta({ description: 'Seconds until the token runs out.' }),
})

export const me = z.strictObject({
  user: z.strictObject({
    user_id: id('Number of the user.'),
    user_name: z.string().nullable().meta({
      description: 'Null of a service account, which does not sign in.',
    }),
    display_name: z.string(),
  }),
  role: z.strictObject({ name: z.string() }),
  permissions: z.array(permission).meta({
    description: 'What the role allows, and the key besides where the call came with one.',
  }),
  needs_second_factor: z.boolean().meta({
    description: 'True where nothing is allowed until the user has added a second factor.',
  }),
  is_federated: z.boolean().meta({
    description: 'True where an identity provider has said who the user is.',
  }),
  key: z
    .strictObject({
      key_id: z.uuid(),
      name: z.string(),
      prefix: z.string().meta({ description: 'How the key begins.' }),
      expires_at: moment('When it ends by itself.').nullable(),
    })
    .nullable()
    .meta({ description: 'The key that the call came with; null where it came with a token.' }),
})

const NEVER_SHOWN = 'Absent where the member is never returned.'

/** One change of a value; the values have the type of the field. */
export const change = z
  .strictObject({
    field: z.string().meta({ description: 'Member that changed; inside an object with a point.' }),
    from: z
      .unknown()
      .optional()
      .meta({
        description: `Value before, null where none was set. ${NEVER_SHOWN} Also absent from the dry run of a PUT by whoever may not read the record, which tells what a first PUT would.`,
      }),
    to: z
      .unknown()
      .optional()
      .meta({ description: `Value after, null where it was unset. ${NEVER_SHOWN}` }),
  })
  .meta({ id: 'Change' })

export const event = z.strictObject({
  event_id: id(
    'Number of the entry. It is given before the change is there for all, so that an entry may appear after greater ones: whoever follows changes reads /fm/changes.',
  ),
  resource: z.enum(Object.keys(READERS) as [string, ...string[]]),
  record_id: z.string().meta({ description: 'Id of the record.' }),
  record_name: z.string().nullable().meta({
    description:
      'What a person calls the record by now; what belongs to a client goes by its name, which takes the permission to read clients. Null where there is no name that the role may read.',
  }),
  record_version: z
    .int()
    .min(1)
    .nullable()
    .meta({ description: 'Version of the record by now. Null where it is gone.' }),
  version: z.int().min(1).meta({ description: 'Version of the record after the change.' }),
  at: moment('When it happened.'),
  action: z.string().meta({ description: 'What was done.', examples: ['created', 'updated'] }),
  user: person.meta({ description: 'Who was signed in.' }),
  audit_user: person.meta({ description: 'In whose name it was done.' }),
  request_id: z.string().meta({ description: 'X-Request-Id of the call.' }),
  reason: z.string().nullable().meta({ description: 'What Audit-Reason said.' }),
  changes: z.array(change),
  request_entries: z.int().min(1).optional().meta({
    description: 'How many entries of the request match; only with group=request.',
  }),
  request_records: z.int().min(1).optional().meta({
    description: 'How many records those entries are about; only with group=request.',
  }),
  request_exact: z.boolean().optional().meta({
    description:
      'False where request_entries and request_records say only how many there are at least: a request of thousands of entries is not counted to its end. Only with group=request.',
  }),
  request_action: z
    .string()
    .nullable()
    .optional()
    .meta({
      description:
        'What all entries that were counted did, null where some did something else. Only with group=request.',
      examples: ['created', null],
    }),
})

export const directory = z.strictObject({
  data: z.array(
    z.strictObject({
      user_id: id('Number of the user.'),
      display_name: z.string(),
      enabled: z.boolean(),
    }),
  ),
})

const tally = z.array(z.strictObject({ value: z.string().nullable(), count }))
const due = z.strictObject({
  total: count,
  clients: z.array(
    z.strictObject({
      client_id: id('Id of the client.'),
      name: z.string().nullable(),
      date: day('The date that falls due.'),
    }),
  ),
})

export const overview = z.strictObject({
  today: day('Today in the Time-Zone of the request.'),
  clients: z
    .strictObject({ by_type: tally, next_contacts: due, finance_reviews: due })
    .nullable()
    .meta({ description: 'Null without the permission Clients:Read.' }),
  approvals: z
    .strictObject({
      by_status: tally,
      oldest_requested: z.array(
        z.strictObject({
          approval_id: id('Id of the approval.'),
          contract_id: z.string(),
          last_edit: moment('When it was last changed.'),
        }),
      ),
      requested_payment_changes: z
        .int()
        .min(0)
        .meta({
          description: `How many requested approvals there are behind whose payment bank details were changed in the last ${RECENT_DAYS} days.`,
        }),
    })
    .nullable()
    .meta({ description: 'Null without the permission Approvals:Read.' }),
})

const NAMED_KINDS = new Set(
  [...NAMINGS.values()].flatMap(alongWith).map(({ resource }) => resource.name),
)

export const names = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.string().meta({ description: 'The id, or the code.' }),
      name: z.string().meta({ description: 'What people call it.' }),
      active: z.boolean().meta({ description: 'False for what is out of use.' }),
      resource: z.enum([...NAMED_KINDS]).meta({
        description:
          'The kind of record that it is the name of. Among users there are service accounts.',
      }),
      record_id: z.string().meta({
        description: 'The id by which that record is read: of a code it is not the code itself.',
      }),
    }),
  ),
})

export const references = z.strictObject({
  data: z.array(
    z.strictObject({
      resource: z.string().meta({ description: 'What kind of record names it.' }),
      member: z.string().meta({ description: 'The filter of their list by the member that does.' }),
      value: z.string().meta({ description: 'What that filter takes.' }),
      total: count.nullable().meta({
        description: 'How many there are; null where only reading every record could tell.',
      }),
      statuses: z
        .array(
          z.strictObject({
            value: z.string().nullable(),
            total: count,
            sum: z.number().nullable().meta({ description: 'What they come to together.' }),
          }),
        )
        .meta({ description: 'The same by status, of records that have one.' }),
    }),
  ),
})
