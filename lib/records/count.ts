import type { Queryable } from '@/lib/db/queryable'

/** Matches up to here are counted; beyond, the planner's estimate has to do. */
const EXACT_COUNT = 10_000
/**
 * An estimate from here on is believed without counting, for a condition on one column: the
 * planner's sample cannot be so far off that fewer than {@link EXACT_COUNT} match.
 */
const CLEARLY_MORE = 5 * EXACT_COUNT

/** Conditions of a list over `t`, with the values of their parameters. */
export interface Conditions {
  /** The tables that they speak of, as SQL. */
  readonly from: string
  readonly sql: string[]
  readonly values: unknown[]
  /** Adds a value and gives its place. */
  add(value: unknown): string
}

/** Conditions over tables, none yet, or those of others to add to: theirs stay as they are. */
export function conditionsOver(from: string, others?: Conditions): Conditions {
  const values = [...(others?.values ?? [])]
  const sql = [...(others?.sql ?? [])]
  return { from, sql, values, add: (value) => `$${values.push(value)}` }
}

/** How many match, exactly or about. */
export interface Count {
  readonly total: number
  readonly totalExact: boolean
}

/** Counts the matches, unless one look at the planner's statistics tells that they are too many. */
export async function countOf(db: Queryable, conditions: Conditions): Promise<Count> {
  if (conditions.sql.length <= 1) {
    const estimate = await estimateOf(db, conditions)
    if (estimate >= CLEARLY_MORE) return { total: estimate, totalExact: false }
  }
  return countMatches(db, conditions)
}

/** Counts the matches one by one, up to {@link EXACT_COUNT}. */
export async function countMatches(db: Queryable, conditions: Conditions): Promise<Count> {
  const counted = await db.query<{ total: string }>({
    text: `SELECT count(*) AS total FROM (SELECT 1 FROM ${conditions.from} WHERE ${whereOf(conditions)} LIMIT ${EXACT_COUNT + 1}) m`,
    values: [...conditions.values],
  })
  const total = Number(counted.rows[0]?.total ?? 0)
  if (total <= EXACT_COUNT) return { total, totalExact: true }
  const estimate = await estimateOf(db, conditions)
  return { total: Math.max(EXACT_COUNT + 1, estimate), totalExact: false }
}

async function estimateOf(db: Queryable, conditions: Conditions): Promise<number> {
  const plan = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    text: `EXPLAIN (FORMAT JSON) SELECT 1 FROM ${conditions.from} WHERE ${whereOf(conditions)}`,
    values: [...conditions.values],
  })
  return Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}

const whereOf = (conditions: Conditions): string => conditions.sql.join(' AND ') || 'true'
