/** A list's state under a name: kept for one person on this device. */
export interface SavedView {
  readonly id: string
  readonly name: string
  /** The list's page: `/clients`. */
  readonly page: string
  /** Its state as the address has it: `?state=VIC&sort=name`. */
  readonly query: string
}

/** Reads the views from storage, leaving out what is none. */
export function readSavedViews(kept: unknown): SavedView[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (view): view is SavedView =>
      ['id', 'name', 'page', 'query'].every((member) => typeof view?.[member] === 'string') &&
      // A link is made of it, so only a page of the console will do.
      /^\/[a-z]/.test(view.page) &&
      (view.query === '' || view.query.startsWith('?')),
  )
}

/** The views with one added, or in place of the one of that list and name. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isSame = (each: SavedView) => each.page === view.page && each.name === view.name
  const old = views.find(isSame)
  return old
    ? views.map((each) => (each === old ? { ...view, id: old.id } : each))
    : [...views, view]
}

/** The views without one of them. */
export const withoutView = (views: readonly SavedView[], id: string): SavedView[] =>
  views.filter((view) => view.id !== id)

/**
 * The views with one that was taken out back in its place, whatever else was done to them since: where
 * another of its list has its name by now, it is told apart by a number.
 */
export function withViewAgain(
  views: readonly SavedView[],
  view: SavedView,
  at: number,
): SavedView[] {
  if (views.some(({ id }) => id === view.id)) return [...views]
  const isOf = (name: string) => (each: SavedView) => each.page === view.page && each.name === name
  let { name } = view
  for (let count = 2; views.some(isOf(name)); count++) name = `${view.name} (${count})`
  return views.toSpliced(at, 0, { ...view, name })
}

/** Whether another view of the same list is called so: that one would be saved over under the name. */
export function isTaken(views: readonly SavedView[], id: string, name: string): boolean {
  const page = views.find((view) => view.id === id)?.page
  return views.some((view) => view.id !== id && view.page === page && view.name === name)
}

/** The views with another name for one of them; as they are where another of its list has that. */
export const renamedView = (views: readonly SavedView[], id: string, name: string): SavedView[] =>
  views.map((view) => (view.id === id && !isTaken(views, id, name) ? { ...view, name } : view))
