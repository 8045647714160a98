import * as webhooks from '@/lib/webhooks/schemas'
import { fromZod, MOMENT, one } from './named'

/** The schemas by which deliveries to webhooks are looked after, with examples. */

const SECRET = {
  secret_id: '3c9d1b7e-52f4-4a8e-b0c6-7f1e2d3a4b5c',
  created: MOMENT,
  expires_at: null,
}

const DELIVERY = {
  delivery_id: '40817',
  message_id: 'msg_Vw0kq1N7mJ5c3sYb9TzXhE2uLrP',
  state: 'parked',
  resource: 'client',
  id: '10001',
  action: 'updated',
  at: MOMENT,
  attempts: 29,
  next_at: null,
  last_at: '2026-11-23T10:15:04+11:00',
  last_status: 503,
  last_milliseconds: 214,
  last_answer: 'Closed for maintenance',
  last_error: 'It answered 503.',
}

export const webhookState = fromZod('WebhookState', 'How a webhook does', webhooks.stateAnswer, {
  examples: one('One that fails', {
    state: 'failing',
    lag_seconds: 264,
    waiting: 12,
    parked: 1,
    failures: 14,
    failing_since: MOMENT,
    next_at: '2026-11-20T10:20:00+11:00',
    last_success_at: '2026-11-20T10:14:58+11:00',
    stopped_at: null,
    stopped_because: null,
    changes_lost_at: null,
    has_lost_changes: false,
    secrets: [SECRET],
  }),
})

export const newWebhookSecret = fromZod(
  'NewWebhookSecret',
  'A new secret',
  webhooks.newSecretAnswer,
  {
    examples: one('The secret, this once', {
      secret: 'whsec_kq1N7mJ5c3sYb9TzXhE2uLrPaGdQfVw0kq1N7mJ5c3s=',
      ...SECRET,
    }),
  },
)

export const webhookSecretCreate = fromZod(
  'WebhookSecretCreate',
  'How a secret follows another',
  webhooks.newSecretBody,
  { examples: one('Both sign for an hour', { overlap_seconds: 3600 }) },
)

export const webhookDelivery = fromZod(
  'WebhookDelivery',
  'A delivery to a webhook',
  webhooks.deliveryAnswer,
  { examples: one('One that was given up', DELIVERY) },
)

export const webhookDeliveries = fromZod(
  'WebhookDeliveries',
  'Deliveries to a webhook',
  webhooks.deliveriesAnswer,
  { examples: one('One that was given up', { data: [DELIVERY], next_cursor: null }) },
)

export const webhookReplay = fromZod(
  'WebhookReplay',
  'Which deliveries are sent again',
  webhooks.replayBody,
  { examples: one('All that are parked', { state: 'parked' }) },
)

export const webhookReplayed = fromZod(
  'WebhookReplayed',
  'How many deliveries are sent again',
  webhooks.replayAnswer,
  { examples: one('Twelve', { replayed: 12 }) },
)
