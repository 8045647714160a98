import { resourceAt } from '@/components/record/resources'
import { idOfSegment, PAGES_BESIDE_RECORDS, recordPage } from '@/lib/derive/addresses'
import { idPattern } from '@/lib/derive/idForms'

/** A record that was opened. */
export interface Visit {
  readonly href: string
  readonly label: string
}

const MAX_VISITS = 6

/** The address of the record that a page shows or belongs to; null for any other page. */
export function recordHref(pathname: string): string | null {
  const [, segment = '', part = ''] = pathname.split('/')
  const resource = resourceAt(segment)
  const id = idOfSegment(part)
  const isRecord = resource && !PAGES_BESIDE_RECORDS.includes(part) && idPattern(resource).test(id)
  return isRecord ? recordPage(resource, id) : null
}

/** The visits with this one in front; a record stands there once, under its newest name. */
export function withVisit(visits: readonly Visit[], visit: Visit): readonly Visit[] {
  const [first] = visits
  if (first?.href === visit.href && first.label === visit.label) return visits
  return [visit, ...visits.filter(({ href }) => href !== visit.href)].slice(0, MAX_VISITS)
}

/** What was kept on this device, which may be of another version. */
export function readVisits(kept: unknown): readonly Visit[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(
    (each): each is Visit => typeof each?.href === 'string' && typeof each?.label === 'string',
  )
}
