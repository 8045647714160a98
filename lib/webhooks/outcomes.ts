import type { Database } from '@/lib/db/database'
import { executeRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { enterByService, lockWebhook } from './historyEntries'

/** What is kept of an attempt. */
export interface DeliveryAttempt {
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

/**
 * The webhook's own row comes first, as where deliveries are entered (`queue.ts`). Its state stays as it
 * is until this is noted: what begins anew meanwhile does so after it, and sets back what this has
 * written. What was first tried while the database's clock was ahead is taken to be so now: its time
 * would not be over for as long.
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
  attempts: readonly DeliveryAttempt[],
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
 * That it is stopped the webhook's history says too.
 */
export const noteHealth = (
  db: Database,
  webhookId: number,
  holder: string,
  generation: number,
  health: Health,
  attempts: readonly DeliveryAttempt[],
): Promise<number> => {
  const { failures, hasSucceeded, rest, stop } = health
  const statement = {
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
  }
  if (stop === undefined) return executeRaw(db, statement)
  return inTransaction(db, async (connection) => {
    await lockWebhook(connection, webhookId)
    const where = { webhook_id: webhookId, stopped_at: null }
    const isNew = (await connection.webhookState.count({ where })) > 0
    const noted = await executeRaw(connection, statement)
    if (isNew && noted > 0) {
      const changes = [{ field: 'stopped_because', from: null, to: stop }] as const
      await enterByService(connection, webhookId, { action: 'stopped', changes })
    }
    return noted
  })
}

/** Lets what pauses be sent at once, as the endpoint takes deliveries again. */
export const wakeAll = (db: Database, webhookId: number): Promise<number> =>
  executeRaw(db, {
    text: "UPDATE webhook_delivery SET next_at = NULL WHERE webhook_id = $1 AND state = 'waiting' AND next_at > now()",
    values: [webhookId],
  })
