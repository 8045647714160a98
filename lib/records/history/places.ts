import { EVERYTHING, type Stretch } from './blocks'
import type { HistoryQuery, Parameters } from './conditions'

/**
 * Where entries stand that a query looks for: rows `x`, and for each of them a stretch of one
 * index that has its entries in their order.
 */
export interface Places {
  /** FROM item of the rows `x`. */
  readonly rows: string
  /** Whether an entry called by an alias stands at `x`, as SQL. */
  at(alias: string): string
}

/** The places for one statement, whose values they add theirs to. */
export type PlacesOf = (parameters: Parameters) => Places

export const NOTHING: Stretch = { first: 0, beyond: 0 }

/** A stretch of the history, and the places in it that have all of its matches. */
export interface Part extends Stretch {
  readonly placesOf: PlacesOf
  /** About how many entries stand there that may match. */
  readonly entries: number
  /** True when all matches stand there, wherever the page begins. */
  readonly isWhole?: boolean
}

/** How many match. */
export interface Counting {
  /** Where matches are still to be counted one by one. */
  readonly part?: Part | undefined
  /** How many there are elsewhere. */
  readonly total: number
  /** False when there may be more. */
  readonly isExact: boolean
}

/**
 * The history from where a page begins, part by part in the order of the query. What a page costs
 * depends on the parts that it takes, and not on how many entries match.
 */
export interface Walk {
  /**
   * The next part; undefined at the end.
   *
   * @param entries how many that may match it should have
   */
  next(entries: number): Promise<Part | undefined>
  /** The newest of all, wherever the page begins. */
  counting(): Promise<Counting>
}

/** Matches that are counted; beyond, to say that there are more is enough. */
export const ENOUGH = 10_000

/** The rest of the history after the entry that was seen last. */
export function restOf({ seen, isOldestFirst }: HistoryQuery): Stretch {
  if (seen === undefined) return EVERYTHING
  return isOldestFirst
    ? { ...EVERYTHING, first: Number(seen) + 1 }
    : { ...EVERYTHING, beyond: Number(seen) }
}

/** What two stretches have in common; {@link isEmpty} where that is nothing. */
export const within = (a: Stretch, b: Stretch): Stretch => ({
  first: Math.max(a.first, b.first),
  beyond: Math.min(a.beyond, b.beyond),
})

/** Whether a stretch has no entry. */
export const isEmpty = ({ first, beyond }: Stretch): boolean => first >= beyond

/** What is left of a stretch after a part of it. */
export const after = (part: Stretch, rest: Stretch, isUp: boolean): Stretch =>
  isUp ? { ...rest, first: part.beyond } : { ...rest, beyond: part.first }

/** The same places, only in some stretches of the history. */
export const inStretches =
  (placesOf: PlacesOf, stretches: readonly Stretch[]): PlacesOf =>
  (into) => {
    const [places, stretch] = [placesOf(into), placesIn(stretches)(into)]
    return {
      rows: `${places.rows} CROSS JOIN ${stretch.rows}`,
      at: (alias) => `${places.at(alias)} AND ${stretch.at(alias)}`,
    }
  }

/** The places of some stretches of the history. */
export const placesIn =
  (stretches: readonly Stretch[]): PlacesOf =>
  ({ add }) => {
    const all = (bound: keyof Stretch) =>
      `${add(stretches.map((stretch) => stretch[bound]))}::bigint[]`
    return {
      rows: `unnest(${all('first')}, ${all('beyond')}) s(first, beyond)`,
      at: (alias) => `${alias}.event_id >= s.first AND ${alias}.event_id < s.beyond`,
    }
  }
