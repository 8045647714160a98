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
export function conditionsOver(
  from: string,
  others?: Pick<Conditions, 'sql' | 'values'>,
): Conditions {
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
  return (await findMatches(db, conditions)).count
}

/** Counts the matches, and gives the ids of all of them unless they are more than {@link EXACT_COUNT}. */
export async function findMatches(
  db: Queryable,
  conditions: Conditions,
  id?: string,
): Promise<{ count: Count; ids: readonly string[] | undefined }> {
  const { rows } = await db.query<{ total: string; ids: string[] | null }>({
    text: `SELECT count(*) AS total, ${id ? `CASE WHEN count(*) <= ${EXACT_COUNT} THEN array_agg(m.id) END` : 'NULL'} AS ids
      FROM (SELECT ${id ?? '1'} AS id FROM ${conditions.from} WHERE ${whereOf(conditions)} LIMIT ${EXACT_COUNT + 1}) m`,
    values: [...conditions.values],
  })
  const total = Number(rows[0]?.total ?? 0)
  if (total <= EXACT_COUNT) {
    const ids = id === undefined ? undefined : (rows[0]?.ids ?? [])
    return { count: { total, totalExact: true }, ids }
  }
  const estimate = await estimateOf(db, conditions)
  return {
    count: { total: Math.max(EXACT_COUNT + 1, estimate), totalExact: false },
    ids: undefined,
  }
}

async function estimateOf(db: Queryable, conditions: Conditions): Promise<number> {
  const plan = await db.query<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>({
    text: `EXPLAIN (FORMAT JSON) SELECT 1 FROM ${conditions.from} WHERE ${whereOf(conditions)}`,
    values: [...conditions.values],
  })
  return Math.round(plan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0)
}

const whereOf = (conditions: Conditions): string => conditions.sql.join(' AND ') || 'true'
