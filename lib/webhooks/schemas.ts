import { z } from 'zod'
import { count, momentOrNull } from '@/lib/derive/answerMembers'
import { overlapSeconds } from '@/lib/derive/overlap'
import { refusal } from '@/lib/derive/schemas/issues'
import { momentText } from '@/lib/derive/schemas/momentText'
import { readFollowFrom } from '@/lib/records/feed/positions'
import { DELIVERY_STATES, WEBHOOK_STATES } from './board'

/** Body of the call that makes a secret. */
export const newSecretBody = z.strictObject({
  overlap_seconds: overlapSeconds('For how long the secrets before it sign besides.'),
})

const bound = (description: string) => momentText().optional().meta({ description })

const place = (description: string) =>
  z
    .string()
    .check(({ value, issues }) => {
      if (readFollowFrom(value)) return
      issues.push(refusal('invalid_text', 'Takes a position as a change has it.', value))
    })
    .optional()
    .meta({ description })

/** Body of the call that has deliveries sent again: which. */
export const replayBody = z
  .strictObject({
    state: z
      .enum(['parked'])
      .optional()
      .meta({ description: 'Only those that are parked; of all that are kept without it.' }),
    from: bound('Of changes made from then on.'),
    until: bound('Of changes made before then. Absent: until now.'),
    after: place('Of changes after this position.'),
    through: place('Of changes up to and with this position. Absent: of all that follow.'),
  })
  .check(({ value, issues }) => {
    const { state, from, until, after, through } = value
    const isChosen = state !== undefined || from !== undefined || after !== undefined
    const isOneWay = from === undefined || after === undefined
    const isWhole =
      (until === undefined || from !== undefined) && (through === undefined || after !== undefined)
    if (isChosen && isOneWay && isWhole) return
    const message =
      'Takes what is to be sent again: `state`, `from` with or without `until`, or `after` with or without `through`; `state` goes with either span.'
    issues.push(refusal('not_allowed', message, value))
  })

const secret = z
  .strictObject({
    secret_id: z.uuid().meta({ description: 'Id of the secret, which is no part of it.' }),
    created: z.string().meta({ format: 'date-time' }),
    expires_at: momentOrNull('When it signs no more; null of the newest, which lasts.'),
  })
  .meta({ id: 'WebhookSecret' })

export const newSecretAnswer = z.strictObject({
  secret: z.string().meta({ description: 'The secret itself, which nobody can read again.' }),
  ...secret.shape,
})

export const stateAnswer = z.strictObject({
  state: z.enum(WEBHOOK_STATES).meta({
    description:
      '`inactive`, `no_secret` and `off` (this installation sends nothing): nothing is sent. `failing`: nothing was taken lately, and it is tried now and then. `stopped`: nothing more is sent until somebody has looked at it.',
  }),
  lag_seconds: count(
    'Age of the oldest change that is still to be sent; 0 where there is none. Where very many others stand before it, that of the newest of these that was looked at.',
  ),
  waiting: count('Deliveries that wait to be sent.'),
  parked: count('Deliveries that were given up, and can be sent again.'),
  failures: count('Attempts that failed since one was taken.'),
  failing_since: momentOrNull('Since when every attempt has failed.'),
  next_at: momentOrNull('When the next attempt is made where all fail.'),
  last_success_at: momentOrNull('When a delivery was last taken.'),
  stopped_at: momentOrNull('When it was stopped.'),
  stopped_because: z.string().nullable().meta({ description: 'Why.' }),
  changes_lost_at: momentOrNull(
    'When changes were last found to have left the history before they were sent. The receiver was told.',
  ),
  has_lost_changes: z.boolean().meta({
    description:
      'Whether changes that were to be sent have left the history, and the receiver is yet to be told: it is as soon as something is sent again.',
  }),
  secrets: z.array(secret).meta({ description: 'What deliveries are signed with, newest first.' }),
})

const ofReadable = (description: string) =>
  z
    .string()
    .nullable()
    .meta({ description: `${description} Null where the caller’s role may not read that kind.` })

const delivery = z
  .strictObject({
    delivery_id: z.string().meta({ description: 'Id of the delivery.' }),
    message_id: z.string().meta({ description: 'What it is sent as: `webhook-id`.' }),
    state: z.enum(DELIVERY_STATES).meta({
      description:
        '`waiting`: to be sent, for the first time or again. `parked`: given up after three days, or as long as the operator has set. `withdrawn`: of a kind of record that is not to be sent any more. `test_failed`: a test, which is made once.',
    }),
    resource: ofReadable('The kind of record.'),
    id: ofReadable('Id of the record.'),
    action: ofReadable('What was done with it.'),
    at: z.string().meta({ description: 'When that was.', format: 'date-time' }),
    attempts: count('How often it was sent.'),
    next_at: momentOrNull('When it is sent again.'),
    last_at: momentOrNull('When the last attempt ended.'),
    last_status: z.int().nullable().meta({ description: 'The status of the answer to it.' }),
    last_milliseconds: z.int().nullable().meta({ description: 'How long that took.' }),
    last_answer: ofReadable('The beginning of its body.'),
    last_error: z.string().nullable().meta({ description: 'Why it counts as failed.' }),
  })
  .meta({ id: 'WebhookDelivery' })

export const deliveryAnswer = delivery

export const deliveriesAnswer = z.strictObject({
  data: z.array(delivery),
  next_cursor: z
    .string()
    .nullable()
    .meta({ description: 'The cursor of the next page; null on the last.' }),
})

export const replayAnswer = z.strictObject({
  replayed: count('How many are sent again.'),
})
