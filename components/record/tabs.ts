import { segmentOf } from '@/lib/derive/addresses'
import { referrersOf } from '@/lib/derive/referrers'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import type { FormTab, Particulars } from './particulars'
import { listsBelow, singletonsBelow } from './resources'

/** One of the pages of a record. */
export interface RecordTab {
  /** What follows the record's own address; empty for the form. */
  readonly path: string
  readonly label: string
  readonly permission: string
  /** How many entries it shows, where a record tells it. */
  readonly count?: FormTab['count']
}

/** The page of what names a record, below its own. */
export const REFERENCES = '/references'

/** The pages of a record in the order of their tabs: its form, what belongs to it, its history. */
export function tabsOf(resource: Resource, { tabs = [], pages = [] }: Particulars): RecordTab[] {
  const { read } = resource.permissions
  const below = [...singletonsBelow(resource), ...listsBelow(resource)]
  return [
    { path: '', label: 'Details', permission: read },
    ...tabs.map(({ path, label, count }) => ({ path: `/${path}`, label, permission: read, count })),
    ...pages.map(({ path, label }) => ({ path: `/${path}`, label, permission: read })),
    ...below.map((each) => ({
      path: `/${segmentOf(each)}`,
      label: each.plural,
      permission: each.permissions.read,
    })),
    ...(referrersOf(resource).length > 0
      ? [{ path: REFERENCES, label: 'Uses', permission: read }]
      : []),
    { path: '/history', label: 'History', permission: read },
  ]
}

/** Whether the page at a path below the record's shows its form, or a part of it. */
export const isFormTab = ({ tabs = [] }: Particulars, below: string): boolean =>
  below === '' || tabs.some(({ path }) => below === `/${path}`)

/** What the page at such a path is called in titles; undefined for the record's own. */
export function titleBelow(tabs: readonly RecordTab[], below: string): string | undefined {
  const tab = tabs.findLast((each) => each.path && below.startsWith(each.path))
  if (!tab || below === tab.path) return tab?.label
  return `History of ${withinSentence(tab.label)}`
}
