import { type Database, withDatabase } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import type { TestDatabase } from './service'

/** How many rows of the tables meant a piece of work makes PostgreSQL look at. */
export async function rowsLookedAt(
  { url }: TestDatabase,
  tables: RegExp,
  work: (db: Database) => Promise<unknown>,
): Promise<number> {
  let rows = 0
  await withDatabase(url, (db) =>
    inTransaction(db, async (connection) => {
      const explained = async (text: string, ...values: unknown[]): Promise<unknown[]> => {
        const explain = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`
        const plans = await queryRaw<Plans>(connection, { text: explain, values })
        rows += plans.reduce((sum, plan) => sum + rowsOf(plan['QUERY PLAN'][0].Plan, tables), 0)
        return queryRaw(connection, { text, values })
      }
      await work(
        new Proxy(connection, {
          get: (target, name) =>
            name === '$queryRawUnsafe' ? explained : Reflect.get(target, name),
        }),
      )
    }),
  )
  return rows
}

interface Plans {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }]
}

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

const rowsOf = (node: PlanNode, tables: RegExp): number => {
  const own = tables.test(node['Relation Name'] ?? '')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child, tables), 0)
}
