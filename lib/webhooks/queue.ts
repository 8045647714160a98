import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { type ChangePlace, writePosition } from '@/lib/records/changePositions'
import type { ChangeRow } from '@/lib/records/changes'
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

/** What is kept of an attempt. */
export interface Attempt {
  readonly delivery_id: string
  /** That of the webhook when it was sent. */
  readonly generation: number
  readonly state: 'waiting' | 'delivered' | 'parked'
  /** How long to wait before the next, in ms. */
  readonly pause: number
  readonly ms: number
  readonly status: number | null
  readonly answer: string | null
  readonly error: string | null
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
 * @param onTheirWay those that are being sent
 * @param patience for how long one is tried in all, in ms
 */
export async function due(
  db: Database,
  webhookId: number,
  resources: readonly string[],
  most: number,
  onTheirWay: readonly string[],
  patience: number,
): Promise<Waiting[]> {
  const among = (lookedAt: number): Promise<Waiting[]> =>
    queryRaw(db, {
      text: `${headsAmong(lookedAt)} WHERE ${IS_DUE} AND delivery_id <> ALL ($4::bigint[]) ORDER BY head.delivery_id LIMIT $3`,
      values: [webhookId, resources, most, onTheirWay, patience],
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

/**
 * The webhook's own row comes first here too. Its state stays as it is until this is noted: what
 * begins anew meanwhile does so after it, and sets back what this has written. What was first tried
 * while the database's clock was ahead is taken to be so now: its time would not be over for as long.
 */
const NOTE = `WITH held AS MATERIALIZED (
  SELECT webhook_id FROM webhook WHERE webhook_id = $1 FOR KEY SHARE
), own AS MATERIALIZED (
  SELECT s.generation FROM webhook_state s JOIN held USING (webhook_id) FOR SHARE OF s
)
UPDATE webhook_delivery d SET state = a.state, attempts = d.attempts + 1, first_at = least(d.first_at, now()),
  next_at = CASE WHEN a.state = 'waiting' THEN now() + a.pause * interval '1 ms' END,
  last_at = now(), last_ms = a.ms, last_status = a.status, last_answer = a.answer, last_error = a.error
FROM own, jsonb_to_recordset($2::jsonb) AS a(delivery_id bigint, generation integer, state text, pause float8, ms integer, status integer, answer text, error text)
WHERE d.delivery_id = a.delivery_id AND d.webhook_id = $1 AND d.state = 'waiting' AND (a.state = 'delivered' OR a.generation = own.generation)`

/**
 * Notes what became of attempts. Of those that were sent before the webhook began anew only what was
 * taken counts: the rest waits to be sent as it does now.
 */
export const note = (
  db: Database,
  webhookId: number,
  attempts: readonly Attempt[],
): Promise<number> =>
  executeRaw(db, { text: NOTE, values: [webhookId, JSON.stringify(attempts)], prepared: true })

/** What of an endpoint changes with its attempts. */
export interface Health {
  /** Failures in a row by now. */
  readonly failures: number
  readonly hasSucceeded: boolean
  /** How long to leave it alone, in ms; undefined where its deliveries go by their own pauses. */
  readonly rest: number | undefined
  /** Why nothing is sent any more. */
  readonly stop: string | undefined
}

/** SQL for a moment that the database's clock has reached by now; null for one of while it was ahead. */
const unlessAhead = (moment: string): string => `CASE WHEN ${moment} <= now() THEN ${moment} END`

const HEALTH = `UPDATE webhook_state SET failures = $3,
  failing_since = CASE WHEN $3 = 0 THEN NULL WHEN $4 THEN now() ELSE coalesce(${unlessAhead('failing_since')}, greatest(${unlessAhead('last_success_at')}, (SELECT min(first_at) FROM webhook_delivery WHERE webhook_id = $1 AND delivery_id = ANY ($7::bigint[]))), now()) END,
  last_success_at = CASE WHEN $4 THEN now() ELSE last_success_at END,
  next_at = now() + $5 * interval '1 ms',
  stopped_at = coalesce(stopped_at, CASE WHEN $6::text IS NOT NULL THEN now() END), stopped_because = coalesce(stopped_because, $6)
WHERE webhook_id = $1 AND holder = $2 AND generation = $8`

/**
 * Notes how an endpoint does, after some attempts. It fails since the first attempt at one of these
 * deliveries, unless something was taken after that: be it by another of these attempts. What is
 * stopped stays so until it begins anew, and once it has, attempts from before that count for nothing.
 */
export const noteHealth = (
  db: Database,
  webhookId: number,
  holder: string,
  generation: number,
  { failures, hasSucceeded, rest, stop }: Health,
  attempts: readonly Attempt[],
): Promise<number> =>
  executeRaw(db, {
    text: HEALTH,
    values: [
      webhookId,
      holder,
      failures,
      hasSucceeded,
      rest ?? null,
      stop ?? null,
      attempts.map(({ delivery_id }) => delivery_id),
      generation,
    ],
    prepared: true,
  })

/** Lets what pauses be sent at once, as the endpoint takes deliveries again. */
export const wakeAll = (db: Database, webhookId: number): Promise<number> =>
  executeRaw(db, {
    text: "UPDATE webhook_delivery SET next_at = NULL WHERE webhook_id = $1 AND state = 'waiting' AND next_at > now()",
    values: [webhookId],
  })

/** Gives up what waits of kinds of record that the role may not read any more, or that nobody wants. */
export const withdraw = (
  db: Database,
  webhookId: number,
  resources: readonly string[],
): Promise<number> =>
  executeRaw(db, {
    text: `UPDATE webhook_delivery SET state = 'withdrawn', next_at = NULL WHERE webhook_id = $1 AND state = 'waiting' AND NOT ${IS_SENT}`,
    values: [webhookId, resources],
    prepared: true,
  })
