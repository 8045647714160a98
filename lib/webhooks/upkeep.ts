import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { greatestLag } from './board'

/**
 * For how long deliveries are kept after their last attempt, or since they were withdrawn, in days, by
 * what became of them.
 */
const KEPT_DAYS = { delivered: 7, test_failed: 7, withdrawn: 7, parked: 90 } as const
/** The most that one statement deletes. */
const MAX_FORGOTTEN = 10_000

/** What was never tried has no moment of an attempt, as where it was withdrawn before. */
const AGES = ['d.last_at', 'd.last_at IS NULL AND d.created'] as const

/** SQL for whether a moment is so long ago. */
const isPast = (moment: string): string => `${moment} < now() - make_interval(days => k.days)`

/** SQL for deliveries that were kept for long enough. In this order the index has them first, or none. */
const KEPT_ENOUGH = AGES.map(
  (age) => `(SELECT d.ctid AS place FROM webhook_delivery d
    WHERE d.state = k.state AND ${isPast(age)} AND (k.state <> 'withdrawn' OR d.withdrawn_at IS NULL OR ${isPast('d.withdrawn_at')})
    ORDER BY d.last_at LIMIT ${MAX_FORGOTTEN})`,
).join(' UNION ALL ')

/** Deletes what was kept for long enough, bit by bit. @returns whether there may be more */
export async function forgetDeliveries(db: Database): Promise<boolean> {
  const states = Object.keys(KEPT_DAYS)
  const gone = await executeRaw(db, {
    text: `DELETE FROM webhook_delivery WHERE ctid = ANY (ARRAY(
        SELECT d.place FROM unnest($1::text[], $2::integer[]) AS k(state, days) CROSS JOIN LATERAL (${KEPT_ENOUGH}) d LIMIT ${MAX_FORGOTTEN}
      )) AND state = ANY ($1)`,
    values: [states, Object.values(KEPT_DAYS)],
  })
  return gone >= MAX_FORGOTTEN
}

/** What an operator watches of all webhooks. */
export interface DeliveryFigures {
  /** Age of the oldest change that waits to be sent to one that is not stopped, in seconds. */
  readonly lag: number
  readonly parked: number
  readonly stopped: number
}

/** What the metrics tell of deliveries: the greatest lag in seconds, and how many are parked and stopped. */
export async function deliveryFigures(db: Database): Promise<DeliveryFigures> {
  const [row] = await queryRaw<{ parked: string; stopped: string }>(db, {
    text: `SELECT (SELECT count(*) FROM webhook_delivery WHERE state = 'parked') AS parked,
      (SELECT count(*) FROM webhook_state s JOIN webhook w USING (webhook_id) WHERE w.active AND s.stopped_at IS NOT NULL) AS stopped`,
    prepared: true,
  })
  return {
    lag: await greatestLag(db),
    parked: Number(row?.parked),
    stopped: Number(row?.stopped),
  }
}
