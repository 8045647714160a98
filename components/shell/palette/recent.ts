/** A record that was opened. */
export interface Visit {
  readonly href: string
  readonly label: string
}

const MOST = 6
const RECORD = /^\/(clients|approvals)\/[1-9]\d*(?=\/|$)/

/** The address of the record that a page shows or belongs to; null for any other page. */
export const recordHref = (pathname: string): string | null => RECORD.exec(pathname)?.[0] ?? null

/** The visits with this one in front; a record stands there once, under its newest name. */
export function withVisit(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  const [first] = visits
  if (first?.href === visit.href && first.label === visit.label) return visits
  return [visit, ...visits.filter(({ href }) => href !== visit.href)].slice(0, MOST)
}

/** What was kept on this device, which may be of another version. */
export function readVisits(kept: unknown): readonly Visit[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (each): each is Visit => typeof each?.href === 'string' && typeof each?.label === 'string',
  )
}
