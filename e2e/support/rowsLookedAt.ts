import { type Database, driverOf, withDatabase } from '@/lib/db/database'
import { inTransaction } from '@/lib/db/transaction'
import type { TestDatabase } from './service'

type Work = (db: Database) => Promise<unknown>

/** How many rows of the tables meant a piece of work makes PostgreSQL look at. */
export const rowsLookedAt = (database: TestDatabase, tables: RegExp, work: Work): Promise<number> =>
  added(database, work, (plan) => rowsOf(plan, tables))

/** How many pages of tables and indexes, of 8 KB each, a piece of work makes PostgreSQL look at. */
export const pagesLookedAt = (database: TestDatabase, work: Work): Promise<number> =>
  added(database, work, (plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])

/** The sum of what is asked of the plan of each statement. */
async function added(
  { url }: TestDatabase,
  work: Work,
  of: (plan: PlanNode) => number,
): Promise<number> {
  let sum = 0
  await withDatabase(url, (db) =>
    inTransaction(db, async (connection) => {
      const driver = driverOf(connection)
      const query = driver.query.bind(driver) as (statement: Sent) => Promise<Plans>
      const explaining = async ({ text, values }: Sent): Promise<unknown> => {
        // What asks for an estimate alone looks at no row.
        if (text.startsWith('EXPLAIN')) return query({ text, values })
        const explain = `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${text}`
        for (const plan of (await query({ text: explain, values })).rows) {
          sum += of(plan['QUERY PLAN'][0].Plan)
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
  return sum
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
  /** With those of all below it. */
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly PlanNode[]
}

const rowsOf = (node: PlanNode, tables: RegExp): number => {
  const own = tables.test(node['Relation Name'] ?? '')
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child, tables), 0)
}
