import type { PageEnd } from '../state/listPage'

/** A page of a list as it stood: which records it showed, and the address that shows it. */
export interface WayPage {
  /** Counts from 1. */
  readonly number: number
  /** Rows on the pages before it. */
  readonly before: number
  /** Its own, those included that were met on a page before. */
  readonly rows: number
  readonly address: string
  readonly ids: readonly string[]
}

/**
 * The way through a list, by which a record leads to the next without coming back: the pages that it
 * has shown one after the other. What is decided on the way takes no record out of it, nor is one
 * passed over because the records before it are no longer in the list.
 */
export interface ListWay {
  /** The list's own page. */
  readonly list: string
  /** What the service is asked for, without page and members. */
  readonly query: string
  /** Whose days its dates are: in another one others match. */
  readonly zone: string
  readonly pages: readonly WayPage[]
  /** Leads on from the last of the pages; null at the end of the list. */
  readonly cursor: string | null
  readonly total: number
  readonly isExact: boolean
}

/** Where a record stands in a list, and which are beside it. */
export interface PlaceInList {
  /** Counts from 1, over all pages. */
  readonly position: number
  readonly address: string
  readonly previous: string | null
  /** Null where none follows, or only one of a page that was not read yet. */
  readonly next: string | null
}

/** The way with a page at its end: behind those that lead up to it in the same list, or by itself. */
export function withPage(
  way: ListWay | null,
  { list, query, zone }: Pick<ListWay, 'list' | 'query' | 'zone'>,
  page: WayPage,
  { nextCursor, total, isExact }: PageEnd,
): ListWay {
  const isOn = way?.list === list && way.query === query && way.zone === zone
  const known = isOn ? way.pages : []
  const before = known.filter(({ number }) => number < page.number)
  const joined = before.at(-1)?.number === page.number - 1 ? before : []
  // One that moved on while the list was turned is met once.
  const met = new Set(joined.flatMap(({ ids }) => ids))
  const ids = page.ids.filter((id) => !met.has(id))
  const pages = [...joined, { ...page, ids }]
  return { list, query, zone, pages, cursor: nextCursor, total, isExact }
}

/** The place of a record; null for one that the list has not shown. */
export function placeOf(way: ListWay, id: string): PlaceInList | null {
  const page = way.pages.find(({ ids }) => ids.includes(id))
  if (!page) return null
  const all = way.pages.flatMap(({ ids }) => ids)
  const at = all.indexOf(id)
  return {
    position: page.before + page.ids.indexOf(id) + 1,
    address: page.address,
    previous: all[at - 1] ?? null,
    next: all[at + 1] ?? null,
  }
}

/** A way from what was kept; null for anything else. */
export function readWay(kept: unknown): ListWay | null {
  const way = kept as ListWay | null
  const isWay =
    Array.isArray(way?.pages) &&
    way.pages.every(({ before }) => typeof before === 'number') &&
    [way.query, way.zone].every(isText)
  return isWay ? way : null
}

const isText = (value: unknown): boolean => typeof value === 'string'

/** Under which name a tab keeps the way through the list of a resource that it showed last. */
export const wayKeptAs = (of: string): string => `fleetbook.way.${of}`

/** Under which name a tab keeps the row of a list that the keyboard was on, for the way back. */
export const rowKeptAs = (list: string): string => `fleetbook.row.${list}`
