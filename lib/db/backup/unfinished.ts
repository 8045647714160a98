import type pg from 'pg'
import type { Connection } from '../connection'
import { pool } from '../pool'

/** A table that is there while a restore has not come to its end, whatever ended it. */
export const RESTORING = 'fleetbook_restoring'

/** Says that a restore has begun. */
export const beginRestore = (connection: Connection): Promise<unknown> =>
  connection.query(`CREATE TABLE IF NOT EXISTS ${RESTORING} ()`)

/** Says, in the transaction of the rows, that they are there. */
export const endRestore = (connection: Connection): Promise<unknown> =>
  connection.query(`DROP TABLE ${RESTORING}`)

/** Whether a restore began and did not come to its end, so that the records of the backup are not there. */
export async function isHalfRestored(
  connection: Pick<pg.Client, 'query'> = pool(),
): Promise<boolean> {
  const { rows } = await connection.query<{ found: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS found',
    [RESTORING],
  )
  return rows[0]?.found === true
}
