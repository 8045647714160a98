import { type Database, database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'

/** The runs under way in this process, whichever of its modules began them. */
const shared = globalThis as typeof globalThis & {
  fleetbookSequencing?: { running?: Promise<number>; next?: Promise<number> }
}
shared.fleetbookSequencing ??= {}
const runs = shared.fleetbookSequencing

const sequenceOnce = async (): Promise<number> => {
  const [row] = await queryRaw<{ newest: string }>(database(), {
    text: 'SELECT sequence_changes() AS newest',
    prepared: true,
  })
  return Number(row?.newest)
}

/**
 * Puts all changes in the feed that were committed before the call, and tells the newest batch.
 * Calls that come while another runs share the next run, which is begun after the last of them.
 */
export function sequenceChanges(): Promise<number> {
  if (!runs.running) {
    runs.running = sequenceOnce().finally(() => {
      runs.running = undefined
    })
    return runs.running
  }
  const after = () => {
    runs.next = undefined
    return sequenceChanges()
  }
  runs.next ??= runs.running.then(after, after)
  return runs.next
}

/**
 * Puts all changes in the feed that were committed before the call, however many: a run takes so
 * many of them, and after an upgrade there may be millions.
 */
export async function sequenceAll(): Promise<void> {
  const db = database()
  const [head] = await queryRaw<{ given: string }>(db, {
    text: 'SELECT last_value::text AS given FROM event_event_id_seq',
  })
  let newest = -1
  for (;;) {
    const batch = await sequenceChanges()
    const [state] = await queryRaw<{ is_behind: boolean }>(db, {
      text: 'SELECT reach < $1::bigint AS is_behind FROM event_reach',
      values: [head?.given],
    })
    // Of the last numbers some may belong to changes that are undone or to come.
    if (!state?.is_behind || batch === newest) return
    newest = batch
  }
}

/** SQL for the lowest number that the history still has; past all of them where it has none. */
export const FIRST_KEPT =
  '(SELECT coalesce(min(event_id), (SELECT last_value + 1 FROM event_event_id_seq)) FROM event)'

/**
 * Deletes the batches of which the history has dropped all entries, up to the first of which it has
 * some. The newest stays, as whoever has read everything has its position there.
 */
export const forgetBatches = (db: Database): Promise<number> =>
  executeRaw(db, {
    text: `DELETE FROM event_batch WHERE batch < (
      SELECT batch FROM event_batch WHERE upper(entries) > ${FIRST_KEPT} OR batch = (SELECT max(batch) FROM event_batch) ORDER BY batch LIMIT 1)`,
  })
