import type { QueryConfig, QueryResult, QueryResultRow } from 'pg'
import pg from 'pg'
import type { Queryable } from '@/lib/db/queryable'
import type { TestDatabase } from './service'

/** How many rows of the tables meant a piece of work makes PostgreSQL look at. */
export const rowsLookedAt = (
  database: TestDatabase,
  tables: RegExp,
  work: (db: Queryable) => Promise<unknown>,
): Promise<number> =>
  onConnection(database, async (connection) => {
    let rows = 0
    await work({
      async query<Row extends QueryResultRow>(config: QueryConfig): Promise<QueryResult<Row>> {
        const { rows: plans } = await connection.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
          text: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${config.text}`,
          values: config.values ?? [],
        })
        rows += plans.reduce((sum, plan) => sum + rowsOf(plan['QUERY PLAN'][0].Plan, tables), 0)
        return connection.query<Row>(config)
      },
    })
    return rows
  })

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

/** Works on a connection of its own. */
export async function onConnection<Result>(
  database: TestDatabase,
  work: (connection: pg.Client) => Promise<Result>,
): Promise<Result> {
  const connection = new pg.Client({ connectionString: database.url })
  await connection.connect()
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}
