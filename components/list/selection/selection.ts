import type { RowSelectionState } from '@tanstack/react-table'
import type { Match } from '../query/listState'

/**
 * Which records of a list are chosen: some by id, or all that match a query, apart from those
 * taken out again. "All" is kept as the query, so that it also means what no page has shown yet.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | {
      readonly kind: 'all'
      readonly query: Match
      readonly total: number
      readonly isExact: boolean
      readonly except: ReadonlySet<string>
    }

export const NONE: Selection = { kind: 'some', ids: new Set() }

/** Whether a row is chosen, by itself or with all that match. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' ? !selection.except.has(id) : selection.ids.has(id)

/** How many are chosen; of an estimated total, about as many. */
export const countOf = (selection: Selection): number =>
  selection.kind === 'all'
    ? Math.max(0, selection.total - selection.except.size)
    : selection.ids.size

/** Whether all that match are chosen already, as far as a page of them tells. */
export const isWhole = (selection: Selection, page: readonly string[], total: number): boolean =>
  selection.kind === 'all'
    ? selection.except.size === 0
    : page.length >= total && page.every((id) => selection.ids.has(id))

/** The rows that the table shows as chosen: of all that match, those of the page. */
export function rowsOf(selection: Selection, page: readonly string[]): RowSelectionState {
  const ids =
    selection.kind === 'all' ? page.filter((id) => !selection.except.has(id)) : selection.ids
  return Object.fromEntries([...ids].map((id) => [id, true] as const))
}

/** The selection once the table shows these rows as chosen. */
export function withRows(
  selection: Selection,
  page: readonly string[],
  rows: RowSelectionState,
): Selection {
  if (selection.kind === 'some') return { kind: 'some', ids: new Set(Object.keys(rows)) }
  const others = [...selection.except].filter((id) => !page.includes(id))
  return { ...selection, except: new Set([...others, ...page.filter((id) => !rows[id])]) }
}

/** What is left when the list shows another query: ids stay, "all that match" meant the old one. */
export const underQuery = (selection: Selection, query: Match): Selection =>
  selection.kind === 'all' && selection.query !== query ? NONE : selection
