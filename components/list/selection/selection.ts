/**
 * Which records of a list are chosen: some by id, or all that match a query, apart from those
 * taken out again. "All" is kept as the query, so that it also means what no page has shown yet.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | {
      readonly kind: 'all'
      /** Search and filters as the list endpoint takes them: `search=bay&state=VIC`. */
      readonly query: string
      readonly total: number
      readonly isExact: boolean
      readonly except: ReadonlySet<string>
    }

export const NONE: Selection = { kind: 'some', ids: new Set() }

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'all' ? !selection.except.has(id) : selection.ids.has(id)

/** How many are chosen; of an estimated total, about as many. */
export const countOf = (selection: Selection): number =>
  selection.kind === 'all'
    ? Math.max(0, selection.total - selection.except.size)
    : selection.ids.size

/** The selection with these records chosen, or taken out. */
export function select(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const isAll = selection.kind === 'all'
  const set = new Set(isAll ? selection.except : selection.ids)
  for (const id of ids) {
    // What is listed are the exceptions when all are chosen.
    if (on !== isAll) set.add(id)
    else set.delete(id)
  }
  return isAll ? { ...selection, except: set } : { kind: 'some', ids: set }
}

export const toggle = (selection: Selection, id: string): Selection =>
  select(selection, [id], !isSelected(selection, id))

/** The ids between two rows, both included; only the second when the first is not in sight. */
export function between(order: readonly string[], anchor: string | null, id: string): string[] {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (from < 0 || to < 0) return [id]
  return order.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** How much of a page is chosen: what its box at the head shows. */
export function pageShare(selection: Selection, page: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = page.filter((id) => isSelected(selection, id)).length
  if (chosen === 0) return 'none'
  return chosen === page.length ? 'all' : 'some'
}

/** Chooses the page, or takes all of it out when it is chosen already. */
export const togglePage = (selection: Selection, page: readonly string[]): Selection =>
  select(selection, page, pageShare(selection, page) !== 'all')

/** What is left when the list shows another query: ids stay, "all that match" meant the old one. */
export const underQuery = (selection: Selection, query: string): Selection =>
  selection.kind === 'all' && selection.query !== query ? NONE : selection
