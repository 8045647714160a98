import type { ListFilter } from '@/lib/derive/filters'

/** One key of a sort, with its direction. */
export interface SortKey {
  readonly member: string
  readonly descending: boolean
}

/** A filter with what the caller compares to. */
export interface Condition {
  readonly filter: ListFilter
  /**
   * Of equality one or several, else exactly one, as text that the column's type reads. A bound of
   * a moment is in milliseconds since 1970, and an upper one is the first that is too late.
   */
  readonly values: readonly string[]
}

/**
 * How a search reads its words where few records contain them as typed: each of them somewhere, or
 * what is one slip away from each, or two.
 */
export type Reading = 1 | 2 | 3

/** A list request, read and checked. */
export interface ListQuery {
  readonly search: string | undefined
  /** The only members that are searched, where somebody may not search all that the list does. */
  readonly searchedOnly?: ReadonlySet<string> | undefined
  readonly sort: readonly SortKey[]
  /** True where the search decides the order, as no sort was asked for. */
  readonly ranked: boolean
  readonly limit: number
  /** Sort values and id of the last row seen, as text. */
  readonly after: readonly string[] | undefined
  /** How its pages so far have read the words, where that was otherwise than as typed. */
  readonly reading?: Reading | undefined
  readonly fields: ReadonlySet<string> | undefined
  /** Members whose values are to be named beside them; undefined where no names are wanted. */
  readonly labels?: ReadonlySet<string> | undefined
  readonly filters: readonly Condition[]
  /** Only records that were made or changed from this moment on, in milliseconds since 1970. */
  readonly updatedSince?: number | undefined
  /** Only records behind whose payments bank details were changed lately, or only others. */
  readonly paymentChanges?: boolean | undefined
  /** Only records that belong to one of these. */
  readonly parentIds: readonly string[] | undefined
}

const sortName = (sort: readonly SortKey[]): string =>
  sort.map(({ member, descending }) => `${descending ? '-' : ''}${member}`).join(',')

/** Where a page of a list ended. */
export type Position = Pick<ListQuery, 'reading'> & {
  readonly after: readonly string[]
}

/** An opaque cursor: the sort and the reading that it belongs to, and where the page ended. */
export const writeCursor = (sort: readonly SortKey[], { after, reading }: Position): string =>
  Buffer.from(JSON.stringify([sortName(sort) + (reading ? `~${reading}` : ''), ...after])).toString(
    'base64url',
  )

/**
 * Where a page ended, as its cursor tells.
 *
 * @param keys how many values a place in the list has
 * @returns undefined for a cursor that no list gave out for this sort
 */
export function readCursor(
  cursor: string,
  sort: readonly SortKey[],
  keys: number,
): Position | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(parts) || parts.some((part) => typeof part !== 'string')) return undefined
    const [order = '', ...after] = parts as string[]
    const [, name, reading] = /^(.*?)(?:~([123]))?$/.exec(order) ?? []
    if (name !== sortName(sort) || after.length !== keys) return undefined
    return { after, reading: reading === undefined ? undefined : (Number(reading) as Reading) }
  } catch {
    return undefined
  }
}
