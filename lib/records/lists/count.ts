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
  /** Where in the index of a sort expression records stand, by that expression; of `sql` or of `again`. */
  readonly places: ReadonlyMap<string, readonly string[]>
  /**
   * What `sql` says too, said once more for an index of the records. Elsewhere it would have the planner
   * think that far fewer match.
   */
  readonly again: readonly string[]
  /** Adds a value and gives its place. */
  add(value: unknown): string
  /** Adds conditions that say where in the index of a sort expression records stand. */
  addPlaces(expression: string, sql: readonly string[]): void
  /** Adds such conditions that say no more than others do. */
  addPlacesAgain(expression: string, sql: readonly string[]): void
}

/** No conditions yet, or those of others to add to: theirs stay as they are. */
export function conditions(
  others?: Pick<Conditions, 'sql' | 'values' | 'places' | 'again'>,
): Conditions {
  const [sql, values] = [[...(others?.sql ?? [])], [...(others?.values ?? [])]]
  const again = [...(others?.again ?? [])]
  const places = new Map(others?.places)
  const addTo = (said: string[]) => (expression: string, added: readonly string[]) => {
    said.push(...added)
    places.set(expression, [...(places.get(expression) ?? []), ...added])
  }
  return {
    sql,
    values,
    places,
    again,
    add: (value) => `$${values.push(value)}`,
    addPlaces: addTo(sql),
    addPlacesAgain: addTo(again),
  }
}

/** What is looked through: tables as SQL, and what of their rows is meant. */
export interface Source {
  readonly from: string
  /** Conditions that say again, for the indexes of these tables, what is meant. */
  readonly again?: readonly string[]
  /** Other tables with the same rows, through which it may be less to look. */
  readonly other?: string | undefined
  readonly meant: Pick<Conditions, 'sql' | 'values'>
  /** What is left to look through if that takes less than so much, in the planner's unit. */
  readonly less?: (cost: number | undefined) => Promise<Source | undefined>
  /** Of what a part matches, where the statistics of other tables tell better how many that are. */
  readonly partOf?: { readonly source: Source; readonly share: number } | undefined
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
  const { from, again = [], meant, other } = source
  const statementOf = (where: Way): Statement => ({
    text: `SELECT count(*) AS total, CASE WHEN count(*) <= ${EXACT_COUNT} THEN array_agg(m.id)::text END AS ids
      FROM (SELECT ${id} AS id FROM ${where.from} WHERE ${whereOf(where)} LIMIT ${EXACT_COUNT + 1}) m`,
    values: [...meant.values],
  })
  // What one condition asks is found by its index.
  const isOpen = other !== undefined && meant.sql.length + again.length > 1
  const way = { from, meant: { ...meant, sql: [...meant.sql, ...again] } }
  const ways = isOpen ? ([way, { from: other, meant }] as const) : ([way] as const)
  const { least, cost } = await leastWay(db, ways)
  const less = await source.less?.(cost)
  const statement = statementOf(less ?? least)
  const rows = await queryRaw<{ total: string; ids: string | null }>(db, statement)
  const total = Number(rows[0]?.total ?? 0)
  const count = await countOf(db, source, total)
  return count.totalExact ? { count, ids: rows[0]?.ids ?? '{}' } : { count }
}

type Way = Pick<Source, 'from' | 'meant'>

/**
 * Of ways to the same matches, the one by which all of them take the least. How much of it the first
 * ones take is told by how many there are, which PostgreSQL takes for another number on each way.
 *
 * @returns it with what the first ones take, which is not asked where there is but one
 */
async function leastWay(
  db: Database,
  ways: readonly [Way, ...Way[]],
): Promise<{ readonly least: Way; readonly cost: number | undefined }> {
  const statements = ways.map((way) => ({ ...allOf(way), way }))
  const { least, expected } = await leastOf(db, statements)
  const share = expected && Math.min(1, (EXACT_COUNT + 1) / expected.rows)
  return { least: least.way, cost: share && expected.cost * share }
}

const allOf = ({ from, meant }: Way): Statement => ({
  text: `SELECT 1 FROM ${from} WHERE ${whereOf({ meant })}`,
  values: meant.values,
})

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

/** How many match, as the planner's statistics tell. */
export async function estimateOf(db: Database, source: Source): Promise<number> {
  const { partOf } = source
  if (partOf) return Math.round((await estimateOf(db, partOf.source)) * partOf.share)
  const plan = await planOf(db, allOf(source))
  return Math.round(plan['Plan Rows'])
}

/** What PostgreSQL expects of looking for something. */
export interface Expected {
  readonly rows: number
  /** In the planner's unit, some 3 microseconds where all is in the cache. */
  readonly cost: number
}

/**
 * What PostgreSQL expects of looking for each of several things, as its statistics tell.
 *
 * @param sources tables as SQL, and what of their rows is looked for
 * @param values of the places in all of these
 */
export async function expectedOf(
  db: Database,
  sources: readonly { readonly from: string; readonly where: string }[],
  values: readonly unknown[],
): Promise<readonly Expected[]> {
  const asked = sources.map(({ from, where }) => `EXISTS (SELECT FROM ${from} WHERE ${where})`)
  const plan = await planOf(db, { text: `SELECT ${asked.join(', ')}`, values })
  return (plan.Plans ?? []).map(expectedBy)
}

/**
 * Of statements that answer the same, the one that PostgreSQL thinks takes the least.
 *
 * @returns it with what is expected of it, which is not asked where there is but one
 */
export async function leastOf<Each extends Statement>(
  db: Database,
  statements: readonly Each[],
): Promise<{ readonly least: Each; readonly expected?: Expected }> {
  const [first] = statements as [Each]
  if (statements.length === 1) return { least: first }
  const each = await Promise.all(
    statements.map(async (least) => ({ least, expected: await expectedFor(db, least) })),
  )
  return each.reduce((one, other) => (other.expected.cost < one.expected.cost ? other : one))
}

/** What PostgreSQL expects of a statement. */
export const expectedFor = async (db: Database, statement: Statement): Promise<Expected> =>
  expectedBy(await planOf(db, statement))

const expectedBy = (plan: Plan): Expected => ({ rows: plan['Plan Rows'], cost: plan['Total Cost'] })

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

/** What of a source's rows is meant, as SQL. */
export const whereOf = ({ meant }: Pick<Source, 'meant'>): string =>
  meant.sql.join(' AND ') || 'true'
