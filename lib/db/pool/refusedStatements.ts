import type pg from 'pg'
import { databaseFailure } from '../failure'

/**
 * States with which PostgreSQL undoes one statement and goes on with the next as if it had not come:
 * values that do not fit (22, 23), circles and other writes meanwhile (40), what a trigger raised
 * (P0), and whoever waited too long. What is wrong with a prepared statement is none of them: it
 * would be so again, and ends with the connection that has it.
 */
const OF_ONE_STATEMENT = /^(?:22|23|40|P0|55P03$|57014$)/

/**
 * Whether a failure leaves a connection that is not to be used again. Of a failure that is not the
 * database's it knows nothing.
 */
export function isSpentBy(error: unknown): boolean {
  const { state, isUnreachable } = databaseFailure(error)
  return isUnreachable || (state !== undefined && !OF_ONE_STATEMENT.test(state))
}

/**
 * Keeps connections whose statement was refused. The driver's pool closes each of them: whoever
 * comes next waited until another had come about, which has no statement prepared, and as long as
 * many of them ended together the process seemed to have connections left to open.
 */
export function keepRefused(connections: pg.Pool): void {
  const query = async (statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> => {
    const connection = await connections.connect()
    try {
      const result = await connection.query(statement, values)
      connection.release()
      return result
    } catch (error) {
      // What PostgreSQL gave no state for, the driver failed at, and may be in the midst of something.
      const isRefused = databaseFailure(error).state !== undefined
      connection.release(isRefused && !isSpentBy(error) ? undefined : (error as Error))
      throw error
    }
  }
  connections.query = query as typeof connections.query
}
