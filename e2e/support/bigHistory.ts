import { withDatabase } from '@/lib/db/database'
import { noteBlocks } from '@/lib/records/history/blocks'
import type { TestDatabase } from './service'

/** Requests of the history that {@link fillHistory} makes: each tenth changes a hundred records. */
const REQUESTS = 5000

/**
 * Adds some fifty thousand entries as a year would bring them: changes of one record and of a
 * hundred at once, by several people, some for others. `discount_spare1` changed only long ago,
 * `discount_spare2` twice in all, and user 3 never touched `phone`, though both are everywhere.
 * Most single changes of two people go by one request id. Client 777 changes every second day and more, and `mla_note` by requests of a hundred alone.
 */
export const fillHistory = (database: TestDatabase): Promise<unknown> =>
  database.query(
    `INSERT INTO event (resource, record_id, version, at, user_id, audit_user_id, request_id, action, reason, changes, fields)
    SELECT CASE WHEN n % 10 = 0 OR n % 3 > 0 THEN 'client' WHEN n % 9 = 3 THEN 'packaging_defaults' WHEN n % 333 = 0 THEN 'role' ELSE 'approval' END,
      CASE WHEN n % 50 = 7 THEN 10001 WHEN n % 4 = 1 THEN 777 ELSE 20000 + (n * 37 + i * 11) % 5000 END, n,
      timestamptz '2025-01-01' + n * interval '2 hours' + i * interval '1 ms' - CASE WHEN n % 500 = 0 THEN interval '40 days' ELSE interval '0' END,
      1 + n % 4, CASE WHEN n % 4 = 0 THEN 2 + n % 3 ELSE 1 + n % 4 END,
      CASE WHEN n % 2 = 1 AND n % 3 > 0 THEN 'sent-again' ELSE 'filled-' || n END, 'updated', NULL, '[]',
      CASE WHEN n % 100 = 50 THEN ARRAY['mla_note'] WHEN n BETWEEN 300 AND 700 THEN ARRAY['discount_spare1'] WHEN n IN (1234, 3456) THEN ARRAY['discount_spare2', 'area']
        WHEN n % 4 = 2 THEN ARRAY['area', 'state'] ELSE ARRAY['phone', 'f' || n % 20] END
    FROM generate_series(1, ${REQUESTS}) n, generate_series(1, CASE WHEN n % 10 = 0 THEN 100 ELSE 1 END) i
    ORDER BY n, i`,
  )

/** Notes all blocks that are complete, as housekeeping does now and then. */
export async function noteAllBlocks(database: TestDatabase): Promise<void> {
  await withDatabase(database.url, async (db) => {
    while ((await noteBlocks(db)) > 0);
  })
}
