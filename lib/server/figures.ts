import { database } from '@/lib/db/database'
import { whyNotReady } from '@/lib/db/ready'
import { countLocks } from '@/lib/locks/counts'
import { observeReadiness, observeSharedFigures } from '@/lib/metrics/gauges'
import { historyBehind } from '@/lib/records/history/seals'
import { deliveryFigures } from '@/lib/webhooks/upkeep'

const FIGURES = {
  locking_sessions: 'Locking sessions that live',
  locks_held: 'Records that locking sessions hold',
  lock_waits: 'Statements in the database that wait for what another holds',
  history_unsealed_seconds: 'Age of the oldest entry of the history that has no seal yet',
  history_unnoted_entries: 'Entries of the history of which no block is noted yet, at most',
  webhook_lag_seconds:
    'Age of the oldest change that waits to be sent to a webhook, of all not stopped',
  webhook_deliveries_parked: 'Deliveries to webhooks that were given up and are still kept',
  webhooks_stopped: 'Webhooks to which nothing is sent until somebody has looked at them',
}

/** Has among the metrics what is in the database, and whether that can be had. */
export function showFigures(): void {
  observeReadiness(async () => (await whyNotReady()) === undefined)
  observeSharedFigures(FIGURES, async () => {
    const db = database()
    const locks = await countLocks(db)
    const { unsealed, unnoted } = await historyBehind(db)
    const { lag, parked, stopped } = await deliveryFigures(db)
    return {
      locking_sessions: locks.sessions,
      locks_held: locks.held,
      lock_waits: locks.waits,
      history_unsealed_seconds: unsealed,
      history_unnoted_entries: unnoted,
      webhook_lag_seconds: lag,
      webhook_deliveries_parked: parked,
      webhooks_stopped: stopped,
    }
  })
}
