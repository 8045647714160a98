import type pg from 'pg'
import type { Connection } from '../connection'
import { pool } from '../pool/pool'

/** A table that is there while a restore has not come to its end, whatever ended it. */
export const RESTORING = 'fleetbook_restoring'

/** What is said of such a database to whoever wants to work on it. */
export const HALF_RESTORED =
  'A backup was to be restored into this database, and that did not come to its end. Restore it once more, into this database or into a new one.'

/** Says that a restore has begun. */
export const beginRestore = (connection: Connection): Promise<unknown> =>
  connection.query(`CREATE TABLE IF NOT EXISTS ${RESTORING} ()`)

/** Says, in the transaction of the rows, that they are there. */
export const endRestore = (connection: Connection): Promise<unknown> =>
  connection.query(`DROP TABLE ${RESTORING}`)

/**
 * Whether a restore began and did not come to its end, so that the records of the backup are not there. A
 * transaction that holds one moment is told of that one.
 */
export async function isHalfRestored(
  connection: Pick<pg.Client, 'query'> = pool(),
): Promise<boolean> {
  const { rows } = await connection.query<{ found: boolean }>(
    'SELECT EXISTS (SELECT FROM pg_class WHERE relname = $1 AND relnamespace = current_schema()::regnamespace) AS found',
    [RESTORING],
  )
  return rows[0]?.found === true
}
