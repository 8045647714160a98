import { LIMIT } from '../parsing/paging'
import type { Parameter, Query } from '../parsing/parameter'

/**
 * What calls cost of an account's allowance. A call on one record costs one unit. A record among
 * many costs half of one: that is what it takes of processor and database beside a call of its own,
 * in a page as in a body (docs/performance.md).
 */
const RECORDS_OF_A_UNIT = 2

/** What a call on many records counts as where nothing says how many they are. */
const USUAL_RECORDS = 50

/** What tells how many records a call is about. */
interface Extent {
  /** Those that the operation takes, by name. */
  readonly parameters: ReadonlyMap<string, Parameter>
  readonly query: Query
  /** The body as JSON, where there is one: a list names each of its records. */
  readonly json: unknown
  /** Whether it is on many records. */
  readonly isHeavy: boolean
}

/** How many records a call may read or write. */
export function recordsOf({ parameters, query, json, isHeavy }: Extent): number {
  if (Array.isArray(json)) return json.length
  const limit = parameters.get(LIMIT.name) as Parameter<number> | undefined
  if (limit) return query.get(limit) ?? Number(limit.schema.default)
  return isHeavy ? USUAL_RECORDS : 1
}

/** What so many records cost; a call costs one unit at least. */
export const unitsOf = (records: number): number =>
  Math.max(1, Math.ceil(records / RECORDS_OF_A_UNIT))
