import { type Database, driverOf, withDatabase } from '@/lib/db/database'
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
      const driver = driverOf(connection)
      const query = driver.query.bind(driver) as (statement: Sent) => Promise<Plans>
      const explaining = async ({ text, values }: Sent): Promise<unknown> => {
        // What asks for an estimate alone looks at no row.
        if (text.startsWith('EXPLAIN')) return query({ text, values })
        const explain = `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`
        for (const plan of (await query({ text: explain, values })).rows) {
          rows += rowsOf(plan['QUERY PLAN'][0].Plan, tables)
        }
        return query({ text, values })
      }
      driver.query = explaining as typeof driver.query
      try {
        await work(connection)
      } finally {
        driver.query = query as typeof driver.query
      }
    }),
  )
  return rows
}

interface Sent {
  readonly text: string
  readonly values: unknown[]
}

interface Plans {
  readonly rows: readonly { readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanNode }] }[]
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
