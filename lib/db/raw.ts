import { escapeLiteral } from 'pg'
import type { Database } from './database'
import type { Prisma } from './generated/client'
import { keepPrepared } from './preparedStatements'

/** A statement in SQL, with values for its places. */
export interface Statement {
  readonly text: string
  readonly values?: readonly unknown[]
  /**
   * True for a text that comes often and whose plan does not depend on the values: it is parsed
   * and planned once for each connection.
   */
  readonly prepared?: boolean
}

/**
 * Runs a statement that no model can express.
 *
 * Prisma reads `bigint` as BigInt, `numeric` as Decimal, `json` as what it says and `timestamptz`
 * as Date; statements cast what is to stay as PostgreSQL writes it to text.
 *
 * @returns its rows
 */
export async function queryRaw<Row>(
  db: Database,
  { text, values, prepared }: Statement,
): Promise<Row[]> {
  if (prepared) keepPrepared(text)
  return (db as Prisma.TransactionClient).$queryRawUnsafe<Row[]>(text, ...(values ?? []))
}

/** As {@link queryRaw}, of a statement that brings none: how many it wrote. */
export async function executeRaw(db: Database, { text, values }: Statement): Promise<number> {
  return (db as Prisma.TransactionClient).$executeRawUnsafe(text, ...(values ?? []))
}

/** A text as part of a statement, where the planner has to know it. */
export const sqlLiteral = (text: string): string => escapeLiteral(text)
