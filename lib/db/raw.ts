import type pg from 'pg'
import { type Database, driverOf, isAutocommit, transact, withinBulkhead } from './database'
import { retryOnDeadlock } from './deadlock'
import { ANSWER_TIMEOUT, LONG_TIMEOUT, type Patient } from './pool/deadlines'
import { preparedName } from './pool/preparedStatements'

/** A statement in SQL, with values for its places. */
export interface Statement extends Patient {
  readonly text: string
  readonly values?: readonly unknown[]
  /**
   * True for a text that comes often and whose plan does not depend on the values: it is parsed
   * and planned once for each connection.
   */
  readonly prepared?: boolean
  /** True for what may have to wait until somebody else lets a row go. */
  readonly mayWait?: boolean
}

/**
 * Runs a statement that no model can express, in the transaction of `db` if it has one. It goes to
 * the driver, as Prisma's own raw queries take half as much processor time again for a record.
 *
 * The driver reads `bigint` and `numeric` as text, `json` as what it says and `timestamptz` as Date.
 *
 * @returns its rows
 */
export async function queryRaw<Row>(db: Database, statement: Statement): Promise<Row[]> {
  return (await send(db, statement)).rows
}

/** As {@link queryRaw}, of a statement that brings none: how many it wrote. */
export async function executeRaw(db: Database, statement: Statement): Promise<number> {
  return (await send(db, statement)).rowCount ?? 0
}

/** Outside of a transaction a statement is one by itself. */
const send = (db: Database, statement: Statement): Promise<pg.QueryResult> =>
  isAutocommit(db) ? retryOnDeadlock(() => sendOnce(db, statement)) : sendOnce(db, statement)

/** What is not prepared reads or writes many records as a rule, and has the time for it, unless it says another. */
const sendOnce = async (
  db: Database,
  { text, values = [], prepared, patience = timeFor(prepared), mayWait }: Statement,
): Promise<pg.QueryResult> => {
  const query = { text, values: [...values], patience }
  const config: pg.QueryConfig & Patient = prepared ? { ...query, name: preparedName(text) } : query
  const run = (within: Database) => driverOf(within).query(config)
  if (!mayWait) return run(db)
  return withinBulkhead(db, undefined, (bound) =>
    bound === undefined ? run(db) : transact(db, bound, run),
  )
}

const timeFor = (isPrepared = false): number => (isPrepared ? ANSWER_TIMEOUT : LONG_TIMEOUT)
