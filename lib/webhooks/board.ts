import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { env } from '@/lib/env'
import { Problem } from '@/lib/problem'
import { keptChanges, madeAt, oldestPlace } from '@/lib/records/feed/changes'
import { type ChangePlace, readPosition } from '@/lib/records/feed/positions'
import { serviceNow } from '@/lib/time/serviceClock'
import { fieldsOf, isOfInterest, SENDING, wantedOf } from './endpoint'
import { FAILING_AFTER } from './retryPolicy'
import { type SecretRow, secretsOf } from './secrets'

/** How a webhook does, in a word. */
export const WEBHOOK_STATES = [
  'inactive',
  'no_secret',
  'off',
  'stopped',
  'failing',
  'delivering',
] as const
export type WebhookStateName = (typeof WEBHOOK_STATES)[number]

/** What can become of a delivery. */
export const DELIVERY_STATES = [
  'waiting',
  'delivered',
  'parked',
  'withdrawn',
  'test_failed',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

interface BoardRow {
  readonly active: boolean
  readonly resources: readonly string[]
  readonly fields: readonly string[]
  readonly permissions: readonly string[]
  readonly position: string | null
  readonly failures: number
  readonly failing_since: Date | null
  readonly next_at: Date | null
  readonly last_success_at: Date | null
  readonly stopped_at: Date | null
  readonly stopped_because: string | null
  readonly lost_at: Date | null
  readonly waiting: number
  readonly parked: number
  readonly oldest: Date | null
}

/** As much as says what is still to be sent to a webhook. */
type LagRow = Pick<BoardRow, 'resources' | 'fields' | 'permissions' | 'position' | 'oldest'>

const BOARD = `SELECT w.active, w.resources, w.fields, r.permissions, s.position, coalesce(s.failures, 0) AS failures, s.failing_since, s.next_at,
  s.last_success_at, s.stopped_at, s.stopped_because, s.lost_at, d.waiting, d.parked, d.oldest
FROM webhook w JOIN role r USING (role_id) LEFT JOIN webhook_state s USING (webhook_id) CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE state = 'waiting')::integer AS waiting, count(*) FILTER (WHERE state = 'parked')::integer AS parked,
    min(at) FILTER (WHERE state = 'waiting') AS oldest
  FROM webhook_delivery d WHERE d.webhook_id = w.webhook_id AND d.state IN ('waiting', 'parked')
) d WHERE w.webhook_id = $1`

/** How a webhook does. */
export interface Board
  extends Omit<
    BoardRow,
    'active' | 'resources' | 'fields' | 'permissions' | 'position' | 'oldest'
  > {
  readonly state: WebhookStateName
  /** Age of the oldest change that is still to be sent, in whole seconds; 0 where there is none. */
  readonly lag: number
  /** Whether changes that were to be sent have left the history, and the receiver is yet to be told. */
  readonly isLoss: boolean
  readonly secrets: readonly SecretRow[]
}

/** How a webhook does. @throws Problem 404 */
export async function boardOf(db: Database, webhookId: number): Promise<Board> {
  const [row] = await queryRaw<BoardRow>(db, { text: BOARD, values: [webhookId], prepared: true })
  if (!row) throw notThere(webhookId)
  const { active, resources, fields, permissions, position, oldest, ...rest } = row
  const secrets = await secretsOf(db, webhookId)
  const unread = await unreadOf(db, row)
  return {
    ...rest,
    state: stateOf(row, secrets.length > 0),
    lag: Math.round(ageOf(oldest?.getTime() ?? unread.first)),
    isLoss: unread.isLoss,
    secrets,
  }
}

/** How long ago something was, in seconds; 0 where it was not. */
const ageOf = (at: number | undefined): number =>
  at === undefined ? 0 : Math.max(0, (serviceNow() - at) / 1000)

/** Of those to which something is to be sent. */
const LAGS = `SELECT w.resources, w.fields, r.permissions, s.position,
  (SELECT d.at FROM webhook_delivery d WHERE d.webhook_id = s.webhook_id AND d.state = 'waiting' ORDER BY d.delivery_id LIMIT 1) AS oldest
FROM webhook w JOIN role r USING (role_id) JOIN webhook_state s USING (webhook_id) WHERE ${SENDING}`

/**
 * Age of the oldest change that is still to be sent to a webhook, of all that are not stopped, in
 * seconds; 0 where there is none, and where this installation sends to none.
 */
export async function greatestLag(db: Database): Promise<number> {
  if (!env().WEBHOOKS) return 0
  const ages: number[] = []
  for (const row of await queryRaw<LagRow>(db, { text: LAGS, prepared: true })) {
    const first = row.oldest?.getTime() ?? (await unreadOf(db, row)).first
    ages.push(ageOf(first))
  }
  return Math.max(0, ...ages)
}

function stateOf(row: BoardRow, hasSecret: boolean): WebhookStateName {
  if (!row.active) return 'inactive'
  if (!hasSecret) return 'no_secret'
  if (!env().WEBHOOKS) return 'off'
  if (row.stopped_at) return 'stopped'
  return row.failures >= FAILING_AFTER ? 'failing' : 'delivering'
}

/** Changes that may be of interest among which the first that is so is looked for. */
const LOOKED_AT = 50
/** For how long, in ms. */
const LOOK_FOR = 250

/**
 * When the first change was made that is still in the feed for a webhook, undefined where none is
 * known, and whether others have left the history before it.
 */
async function unreadOf(
  db: Database,
  row: LagRow,
): Promise<{ readonly first?: number | undefined; readonly isLoss: boolean }> {
  const place = row.position === null ? undefined : readPosition(row.position)
  if (!place) return { isLoss: false }
  const kept = await firstAfter(db, place, row)
  if (kept) return { ...kept, isLoss: false }
  const oldest = await oldestPlace(db)
  return { ...(oldest && (await firstAfter(db, oldest, row))), isLoss: true }
}

/**
 * When the first change of interest after a place was made, or the last that was looked at where none
 * of them is and others follow; undefined where some have left the history.
 */
async function firstAfter(
  db: Database,
  place: ChangePlace,
  row: LagRow,
): Promise<{ readonly first: number | undefined } | undefined> {
  const page = await keptChanges(db, place, wantedOf(row), LOOKED_AT, LOOK_FOR)
  if (!page) return undefined
  const fields = fieldsOf(row.fields)
  const found = page.rows.find((each) => isOfInterest({ fields }, each))?.at
  return { first: found ?? (page.isEnd ? undefined : await madeAt(db, page.place)) }
}

/** A delivery as it is shown. */
export interface DeliveryRow {
  readonly delivery_id: string
  readonly message_id: string
  readonly resource: string
  readonly record_id: string
  readonly action: string
  readonly at: Date
  readonly state: DeliveryState
  readonly attempts: number
  readonly created: Date
  readonly first_at: Date | null
  readonly next_at: Date | null
  readonly last_at: Date | null
  readonly last_ms: number | null
  readonly last_status: number | null
  readonly last_answer: string | null
  readonly last_error: string | null
}

const SHOWN =
  'delivery_id::text, message_id, resource, record_id, action, at, state, attempts, created, first_at, next_at, last_at, last_ms, last_status, last_answer, last_error'

/**
 * Deliveries of a webhook, the newest first.
 *
 * @param before only those made before this one
 * @throws Problem 404
 */
export async function deliveriesOf(
  db: Database,
  webhookId: number,
  { state, limit, before }: { state?: DeliveryState; limit: number; before?: string },
): Promise<DeliveryRow[]> {
  await requireWebhook(db, webhookId)
  return queryRaw(db, {
    text: `SELECT ${SHOWN} FROM webhook_delivery WHERE webhook_id = $1 AND ($2::text IS NULL OR state = $2)
      AND ($3::bigint IS NULL OR delivery_id < $3) ORDER BY webhook_delivery.delivery_id DESC LIMIT $4`,
    values: [webhookId, state ?? null, before ?? null, limit],
  })
}

async function requireWebhook(db: Database, webhookId: number): Promise<void> {
  const found = await db.webhook.findUnique({
    where: { webhook_id: webhookId },
    select: { webhook_id: true },
  })
  if (!found) throw notThere(webhookId)
}

/** The answer for a webhook that is not there, or no more. */
export const notThere = (webhookId: number): Problem =>
  new Problem('record_not_found', `There is no webhook ${webhookId}.`)
