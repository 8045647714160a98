import type { Pool } from 'pg'
import { pool } from './pool'
import type { Queryable } from './queryable'

/**
 * Runs work in one transaction: a new one on the pool, or the one that is open on `db` already.
 *
 * @param end how a new transaction ends; what is to be undone cannot join one that is open
 */
export async function inTransaction<Result>(
  db: Queryable,
  work: (connection: Queryable) => Promise<Result>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<Result> {
  if ((db as Queryable | Pool) !== pool()) {
    if (end === 'ROLLBACK') throw new Error('an open transaction cannot be undone in part')
    return work(db)
  }
  const connection = await pool().connect()
  let broken: Error | undefined
  try {
    await connection.query('BEGIN')
    const result = await work(connection)
    await connection.query(end)
    return result
  } catch (error) {
    await connection.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    connection.release(broken)
  }
}
