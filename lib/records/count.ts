import type { Database } from '@/lib/db/database'
import { queryRaw, type Statement } from '@/lib/db/raw'

/** Matches up to here are counted one by one; beyond, the planner's estimate has to do. */
export const EXACT_COUNT = 10_000
/**
 * An estimate from here on is believed without counting, for a condition on one column: the
 * planner's sample cannot be so far off that fewer than {@link EXACT_COUNT} match.
 */
export const CLEARLY_MORE = 5 * EXACT_COUNT

/** Conditions on the records of a list, with the values of their parameters. */
export interface Conditions {
  readonly sql: string[]
  readonly values: unknown[]
  /** Those of `sql` that say where in the index of a sort expression records stand, by that expression. */
  readonly places: ReadonlyMap<string, readonly string[]>
  /** Adds a value and gives its place. */
  add(value: unknown): string
  /** Adds conditions that say where in the index of a sort expression records stand. */
  addPlaces(expression: string, sql: readonly string[]): void
}

/** No conditions yet, or those of others to add to: theirs stay as they are. */
export function conditions(others?: Pick<Conditions, 'sql' | 'values' | 'places'>): Conditions {
  const [sql, values] = [[...(others?.sql ?? [])], [...(others?.values ?? [])]]
  const places = new Map(others?.places)
  return {
    sql,
    values,
    places,
    add: (value) => `$${values.push(value)}`,
    addPlaces(expression, added) {
      sql.push(...added)
      places.set(expression, [...(places.get(expression) ?? []), ...added])
    },
  }
}

/** What is looked through: tables as SQL, and what of their rows is meant. */
export interface Source {
  readonly from: string
  /** Other tables with the same rows, through which it may be less to look. */
  readonly other?: string | undefined
  readonly meant: Pick<Conditions, 'sql' | 'values'>
}

/** How many match, exactly or about. */
export interface Count {
  readonly total: number
  readonly totalExact: boolean
}

/** The matches of a list: how many, and their ids as the text of an array where they are few. */
export interface Matches {
  readonly count: Count
  /** None where there are more than {@link EXACT_COUNT}. */
  readonly ids?: string
}

/**
 * Counts the rows of a table.
 *
 * @param table as SQL
 */
export async function countRows(db: Database, table: string): Promise<Count> {
  const source = { from: table, meant: conditions() }
  const clearly = await clearlyMore(db, source)
  const { total, totalExact } = clearly ?? (await findMatches(db, source, 'NULL')).count
  return { total: totalExact ? total : await keptCount(db, table, total), totalExact }
}

/** How many times the rows that there are the planner may take a table for, after many changes. */
const FAR = 3

/**
 * The count of a table's rows that PostgreSQL keeps as they come and go. The planner reckons by how full
 * pages were when it last looked, which many changes in a short time leave far too high for a while.
 * The other is forgotten in a crash, and unknown to a replica, and so believed near the planner's alone.
 */
async function keptCount(db: Database, table: string, estimate: number): Promise<number> {
  const [row] = await queryRaw<{ kept: number }>(db, {
    text: `SELECT pg_stat_get_live_tuples('${table}'::regclass)::float8 AS kept`,
    prepared: true,
  })
  const kept = row?.kept ?? 0
  return kept > EXACT_COUNT && estimate <= FAR * kept ? kept : estimate
}

/**
 * Counts the matches one by one and gives their ids, as long as they are few. They stay text on
 * their way through the service: nobody here asks what they are.
 *
 * @param id the id of a row, as SQL
 */
export async function findMatches(db: Database, source: Source, id: string): Promise<Matches> {
  const { meant, other } = source
  const statementOf = (from: string): Statement => ({
    text: `SELECT count(*) AS total, CASE WHEN count(*) <= ${EXACT_COUNT} THEN array_agg(m.id)::text END AS ids
      FROM (SELECT ${id} AS id FROM ${from} WHERE ${whereOf(source)} LIMIT ${EXACT_COUNT + 1}) m`,
    values: [...meant.values],
  })
  // What one condition asks is found by its index.
  const isOpen = other !== undefined && meant.sql.length > 1
  const ways = isOpen ? [source.from, other] : [source.from]
  const statement = await leastOf(db, ways.map(statementOf))
  const rows = await queryRaw<{ total: string; ids: string | null }>(db, statement)
  const total = Number(rows[0]?.total ?? 0)
  const count = await countOf(db, source, total)
  return count.totalExact ? { count, ids: rows[0]?.ids ?? '{}' } : { count }
}

/**
 * How many match of whom so many were found.
 *
 * @param most how many would have been looked for; one more tells that there are others
 */
export async function countOf(
  db: Database,
  source: Source,
  found: number,
  most = EXACT_COUNT,
): Promise<Count> {
  if (found <= most) return { total: found, totalExact: true }
  return { total: Math.max(found, await estimateOf(db, source)), totalExact: false }
}

/** What the planner's statistics tell of a source, where that is so many that nobody need count. */
export async function clearlyMore(db: Database, source: Source): Promise<Count | undefined> {
  if (source.meant.sql.length > 1) return undefined
  const total = await estimateOf(db, source)
  return total >= CLEARLY_MORE ? { total, totalExact: false } : undefined
}

async function estimateOf(db: Database, source: Source): Promise<number> {
  const plan = await planOf(db, {
    text: `SELECT 1 FROM ${source.from} WHERE ${whereOf(source)}`,
    values: source.meant.values,
  })
  return Math.round(plan['Plan Rows'])
}

/**
 * About how many rows a table has, and how many of them meet each of some conditions, as the
 * planner's statistics tell.
 *
 * @param values of the places in all of the conditions
 */
export async function estimatesOf(
  db: Database,
  from: string,
  each: readonly string[],
  values: readonly unknown[],
): Promise<{ readonly all: number; readonly each: readonly number[] }> {
  const asked = ['true', ...each].map((where) => `EXISTS (SELECT FROM ${from} WHERE ${where})`)
  const plan = await planOf(db, { text: `SELECT ${asked.join(', ')}`, values })
  const [all = 0, ...rest] = (plan.Plans ?? []).map((one) => one['Plan Rows'])
  return { all, each: rest }
}

/** Of statements that answer the same, the one that PostgreSQL thinks takes the least. */
export async function leastOf<Each extends Statement>(
  db: Database,
  statements: readonly Each[],
): Promise<Each> {
  const [first] = statements as [Each]
  if (statements.length === 1) return first
  const costs = await Promise.all(
    statements.map(async (statement) => (await planOf(db, statement))['Total Cost']),
  )
  return statements[costs.indexOf(Math.min(...costs))] ?? first
}

/** How PostgreSQL would go about a statement, as far as it is asked here. */
interface Plan {
  readonly 'Plan Rows': number
  readonly 'Total Cost': number
  readonly Plans?: readonly Plan[]
}

async function planOf(db: Database, { text, values = [] }: Statement): Promise<Plan> {
  const rows = await queryRaw<{ 'QUERY PLAN': [{ Plan: Plan }] }>(db, {
    text: `EXPLAIN (FORMAT JSON) ${text}`,
    values: [...values],
  })
  return rows[0]?.['QUERY PLAN'][0].Plan ?? { 'Plan Rows': 0, 'Total Cost': 0 }
}

const whereOf = ({ meant }: Source): string => meant.sql.join(' AND ') || 'true'
