import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import type { ChangeRow } from '@/lib/records/feed/changes'
import { type ChangePlace, writePosition } from '@/lib/records/feed/positions'
import { type Entry, entryOf, messageId } from './message'

/** A delivery that is to be sent. */
export interface Waiting {
  readonly delivery_id: string
  readonly message_id: string
  readonly resource: string
  readonly record_id: string
  readonly action: string
  readonly entry: Entry
  readonly at: Date
  readonly attempts: number
  /** When its first attempt was, in ms since 1970, and how long ago; null before that. */
  readonly firstAt: number | null
  readonly age: number | null
}

/** The webhook's own row comes first, as to whoever removes it: otherwise either would wait for the other. */
const ENTER = `WITH held AS MATERIALIZED (
  SELECT webhook_id FROM webhook WHERE webhook_id = $1 FOR KEY SHARE
), own AS (
  UPDATE webhook_state s SET position = $3, lost_at = CASE WHEN $5 THEN now() ELSE lost_at END
  FROM held WHERE s.webhook_id = held.webhook_id AND holder = $2 RETURNING s.webhook_id
)
INSERT INTO webhook_delivery (webhook_id, message_id, resource, record_id, action, entry, batch, event_id, at, state)
SELECT own.webhook_id, d.message_id, d.resource, d.record_id, d.action, d.entry, d.batch, d.event_id, to_timestamp(d.at / 1000.0), 'waiting'
FROM own, jsonb_to_recordset($4::jsonb) AS d(place integer, message_id text, resource text, record_id text, action text, entry jsonb, batch bigint, event_id bigint, at float8)
ORDER BY d.place`

interface NewDelivery {
  readonly message_id: string
  readonly resource: string
  readonly record_id: string
  readonly action: string
  readonly entry: Entry
  readonly batch: number
  readonly event_id: string
  readonly at: number
}

/** A change as it is to be sent to a webhook. */
export const deliveryOf = (webhookId: number, row: ChangeRow): NewDelivery => ({
  message_id: messageId(webhookId, row),
  resource: row.resource,
  record_id: row.record_id,
  action: row.action,
  entry: entryOf(row),
  batch: row.place.batch,
  event_id: row.event_id,
  at: row.at,
})

/** Has deliveries wait, and goes on in the feed, both or neither. Whoever lost the webhook does nothing. */
export const enter = (
  db: Database,
  webhookId: number,
  holder: string,
  place: ChangePlace,
  deliveries: readonly NewDelivery[],
  { isLoss = false } = {},
): Promise<number> =>
  executeRaw(db, {
    text: ENTER,
    values: [
      webhookId,
      holder,
      writePosition(place),
      JSON.stringify(deliveries.map((delivery, place) => ({ place, ...delivery }))),
      isLoss,
    ],
    prepared: true,
  })

/** Deliveries among which the next is looked for, the oldest. */
const LOOKED_AT = 2000
/** Those among which it is looked for where none of these is due: more than the feed is read ahead. */
const LOOKED_AT_MOST = 12_000

/** What a message says was done that tells of changes which are lost. */
export const LOST = 'changes_lost'

/** What a message says was done that tells of nothing. */
export const TEST = 'test'

/** SQL for the deliveries that may be sent while changes of the resources `$2` may be. */
export const IS_SENT = `(resource = ANY ($2::text[]) OR action = '${LOST}')`

/** Of each record the oldest delivery that waits and may be sent: those after it wait behind it. */
const headsAmong = (most: number): string => `WITH head AS (
  SELECT d.* FROM (
    SELECT min(w.delivery_id) AS delivery_id FROM (
      SELECT delivery_id, resource, record_id FROM webhook_delivery WHERE webhook_id = $1 AND state = 'waiting' AND ${IS_SENT} ORDER BY delivery_id LIMIT ${most}
    ) w GROUP BY w.resource, w.record_id
  ) first JOIN webhook_delivery d USING (delivery_id)
)
SELECT delivery_id::text, message_id, resource, record_id, action, entry, at, attempts,
  (extract(epoch FROM first_at) * 1000)::float8 AS "firstAt", (extract(epoch FROM now() - first_at) * 1000)::float8 AS age FROM head`

/**
 * SQL for a delivery that does not pause, or no more. None pauses for longer than it is tried in all
 * ($5, in ms): a pause that ends later was begun while the database's clock was ahead.
 */
const IS_DUE =
  "(next_at IS NULL OR next_at <= now() OR next_at > now() + $5::float8 * interval '1 ms')"

/**
 * The deliveries whose turn it is, the oldest first; beyond the oldest of all only where none of these
 * is due, as where one record that is never taken is changed all the time.
 *
 * @param resources the kinds of record of which changes may be sent
 * @param inFlight those that are being sent
 * @param patience for how long one is tried in all, in ms
 */
export async function due(
  db: Database,
  webhookId: number,
  resources: readonly string[],
  most: number,
  inFlight: readonly string[],
  patience: number,
): Promise<Waiting[]> {
  const among = (lookedAt: number): Promise<Waiting[]> =>
    queryRaw(db, {
      text: `${headsAmong(lookedAt)} WHERE ${IS_DUE} AND delivery_id <> ALL ($4::bigint[]) ORDER BY head.delivery_id LIMIT $3`,
      values: [webhookId, resources, most, inFlight, patience],
      prepared: true,
    })
  const found = await among(LOOKED_AT)
  return found.length > 0 ? found : among(LOOKED_AT_MOST)
}

/** The delivery to try an endpoint by of which all fail: the one that was not tried for the longest time. */
export const probe = (
  db: Database,
  webhookId: number,
  resources: readonly string[],
): Promise<Waiting[]> =>
  queryRaw(db, {
    text: `${headsAmong(LOOKED_AT_MOST)} ORDER BY head.last_at NULLS FIRST, head.delivery_id LIMIT 1`,
    values: [webhookId, resources],
    prepared: true,
  })

/** The most of one record's deliveries that count in {@link waitingOf}: the rest stands behind these. */
const COUNTED_OF_RECORD = 50

/**
 * How many wait to be sent. Of one record no more than some count, so that one which is never taken
 * keeps no others from being read out of the feed; and all of them count as a tenth at least, which
 * bounds how many there can be.
 */
export async function waitingOf(db: Database, webhookId: number): Promise<number> {
  const [row] = await queryRaw<{ count: string }>(db, {
    text: `SELECT coalesce(ceil(greatest(sum(least(n, ${COUNTED_OF_RECORD})), sum(n) / 10)), 0) AS count
      FROM (SELECT count(*) AS n FROM webhook_delivery WHERE webhook_id = $1 AND state = 'waiting' GROUP BY resource, record_id) r`,
    values: [webhookId],
    prepared: true,
  })
  return Number(row?.count)
}

/** In how many ms the first of those is due that pause; null where none does. */
export async function nextIn(db: Database, webhookId: number): Promise<number | null> {
  const [row] = await queryRaw<{ next: number | null }>(db, {
    text: `SELECT (extract(epoch FROM min(next_at) - now()) * 1000)::float8 AS next
      FROM webhook_delivery WHERE webhook_id = $1 AND state = 'waiting' AND next_at > now()`,
    values: [webhookId],
    prepared: true,
  })
  return row?.next ?? null
}

/** Gives up what waits of kinds of record that the role may not read any more, or that nobody wants. */
export const withdraw = (
  db: Database,
  webhookId: number,
  resources: readonly string[],
): Promise<number> =>
  executeRaw(db, {
    text: `UPDATE webhook_delivery SET state = 'withdrawn', next_at = NULL, withdrawn_at = now() WHERE webhook_id = $1 AND state = 'waiting' AND NOT ${IS_SENT}`,
    values: [webhookId, resources],
    prepared: true,
  })
