import { api } from '@/components/api/api'
import type { Reading } from '@/components/api/byClock'
import type { Schemas } from '@/components/api/types'
import { recordKey } from '@/components/record/useRecord'
import type { TagTone } from '@/components/ui/display/Tag'
import { webhook } from '@/lib/resources'
import { countWords } from '@/lib/text/words'

/** How a webhook does. */
export type WebhookState = Schemas['WebhookState']

/** A change that is sent to a webhook, and what became of it. */
export type Delivery = Schemas['WebhookDelivery']

/** Where what is known of a webhook's deliveries is kept: what changes the webhook reads it anew. */
export const stateKey = (id: string) => [...recordKey(webhook, id), 'state'] as const
/** By what the deliveries of a webhook are kept in memory. */
export const deliveriesKey = (id: string) => [...recordKey(webhook, id), 'deliveries'] as const

/** How a webhook is doing. @throws ApiProblem */
export const readState = async (id: string, reading: Reading): Promise<WebhookState> =>
  (await api.get('/admin/webhooks/{webhook_id}/state', { ...reading, path: { webhook_id: id } }))
    .body

/** So many deliveries are shown at first, and each time that more are asked for. */
const PAGE = 20

/** A page of deliveries, newest first. */
export const readDeliveries = async (
  id: string,
  { state, cursor, ...reading }: Reading & { state?: Delivery['state']; cursor?: string },
): Promise<Schemas['WebhookDeliveries']> =>
  (
    await api.get('/admin/webhooks/{webhook_id}/deliveries', {
      ...reading,
      path: { webhook_id: id },
      query: { limit: PAGE, ...(state && { state }), ...(cursor && { cursor }) },
    })
  ).body

/** A count of the API as a person reads it. */
export const countOf = (count: WebhookState['waiting']): string => countWords(Number(String(count)))

type Words = readonly [word: string, tone: TagTone]

/** How a webhook does, in a word. */
export const STATE_WORDS: Readonly<Record<WebhookState['state'], Words>> = {
  inactive: ['Inactive', 'neutral'],
  no_secret: ['No secret', 'amber'],
  off: ['Off here', 'neutral'],
  stopped: ['Stopped', 'red'],
  failing: ['Failing', 'amber'],
  delivering: ['Delivering', 'green'],
}

/** What became of a delivery, in a word. */
export const DELIVERY_WORDS: Readonly<Record<Delivery['state'], Words>> = {
  waiting: ['Waiting', 'blue'],
  delivered: ['Delivered', 'green'],
  parked: ['Parked', 'red'],
  withdrawn: ['Withdrawn', 'neutral'],
  test_failed: ['Test failed', 'amber'],
}
