import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { CREATED } from '@/lib/derive/database/events'
import type { HistoryQuery } from './conditions'

/** Where the history was cut off by age: it begins after this seal, whose chain the next goes on from. */
export interface HistoryCut {
  readonly seal: number
  readonly chain: string
  /** The last number that went. */
  readonly last: string
  /** Entries that went, in all cuts. */
  readonly entries: number
  /** All that went is older than this, in milliseconds since 1970. */
  readonly before: number
  /** For how many days the history was kept then. */
  readonly keepDays: number
}

/**
 * Before when entries were removed by age, in milliseconds since 1970; null where the history that
 * is asked for is whole: that of a time since, or of a record that was added since.
 */
export async function removedBefore(
  db: Database,
  { from, resources: [resource, ...others], recordId }: HistoryQuery,
): Promise<number | null> {
  const isOfRecord = recordId !== undefined && others.length === 0
  const [cut] = await queryRaw<Pick<HistoryCut, 'before'>>(db, {
    text: `SELECT (extract(epoch FROM before) * 1000)::float8 AS before FROM history_cut
      ${isOfRecord ? `WHERE NOT coalesce(${WAS_ADDED_SINCE}, false)` : ''} ORDER BY cut DESC LIMIT 1`,
    values: isOfRecord ? [resource, recordId] : [],
    prepared: true,
  })
  return cut && (from === undefined || from < cut.before) ? cut.before : null
}

/** Whether the first entry that is kept of a record is that it was added. */
const WAS_ADDED_SINCE = `(SELECT action = '${CREATED}' FROM event
  WHERE resource = $1 AND record_id = $2 ORDER BY event_id LIMIT 1)`

/** The last cut; undefined where the history is whole. */
export async function latestCut(db: Database): Promise<HistoryCut | undefined> {
  const [cut] = await queryRaw<HistoryCut>(db, {
    text: `SELECT seal, encode(chain, 'hex') AS chain, last::text, (extract(epoch FROM before) * 1000)::float8 AS before,
      keep_days AS "keepDays", (SELECT sum(entries) FROM history_cut)::float8 AS entries
      FROM history_cut ORDER BY cut DESC LIMIT 1`,
  })
  return cut
}
