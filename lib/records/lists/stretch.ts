import type { Database } from '@/lib/db/database'
import { type Conditions, conditions, expectedOf, whereOf } from './count'
import type { Foreseen } from './search'
import type { ListTables } from './tables'

/**
 * What one record takes that is looked up beside the words by its id, in the planner's unit, where
 * looking elsewhere costs so much. A table that the processor's own cache holds is read one row after
 * the other in half of the time that a larger one takes, and so to look up a row counts for twice as
 * much there (decision 70).
 */
const lookedUp = (cost: number) => (cost > LARGE ? 0.5 : 1)
const LARGE = 10_000

const NOTHING = { rows: 0, cost: 0 }

/** What is known of a list beforehand. */
interface Known {
  /** Those of its conditions that are further stretches of indexes, each as SQL. */
  readonly own?: readonly string[]
  /** What the quickest other way takes, in the planner's unit. */
  readonly cost?: number | undefined
  /** What its words are. */
  readonly searched?: Pick<Foreseen, 'about' | 'share'>
  /** How many are looked for, where not all of them. */
  readonly enough?: number
}

/**
 * What a list holds, looked for among few records alone: where some of its conditions are a stretch of
 * an index in which few stand, these are looked up beside the words by their ids, in place of reading
 * all that stands there. PostgreSQL thinks that dearer than it is, as it reckons with rows that have to
 * come from the disk, so what it takes is reckoned here.
 *
 * @param meant what the list holds
 * @returns undefined where another way is quicker, or not all that is asked stands beside the words
 */
export async function withinStretch(
  db: Database,
  { beside, store }: ListTables,
  meant: Conditions,
  { own = [], cost, searched, enough = Number.POSITIVE_INFINITY }: Known,
): Promise<Conditions | undefined> {
  const places = [...meant.places.values()].map((each) => each.join(' AND '))
  const stretches = [...places, ...own]
  if (stretches.length === 0 || beside === undefined) return undefined
  const sources = [
    { from: beside, where: whereOf({ meant }) },
    ...stretches.map((where) => ({ from: `${store.table} t`, where })),
  ]
  const [all = NOTHING, ...each] = await expectedOf(db, sources, meant.values)
  const few = each.reduce((one, other) => (other.rows < one.rows ? other : one), each[0] ?? NOTHING)
  // The index of the words would have them looked up too.
  if (searched && searched.about <= few.rows) return undefined
  const matches = few.rows * (searched?.share ?? 1)
  const other = cost ?? all.cost * Math.min(1, enough / matches)
  // After many changes the index has to ask the records themselves whether they are still there.
  if (few.cost + lookedUp(all.cost) * few.rows >= other) return undefined
  const within = conditions(meant)
  const found = `SELECT t.${store.id} FROM ${store.table} t WHERE ${stretches[each.indexOf(few)]}`
  within.sql.push(`s.${store.id} = ANY (ARRAY(${found}))`)
  return within
}
