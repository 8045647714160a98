import { Bookmark, CornerDownRight, History } from 'lucide-react'
import type { SavedView } from '@/components/list/savedViews'
import type { PaletteSource } from '@/components/page/paletteSources'
import { listedResources } from '@/components/record/resources'
import { idWords, recordPage } from '@/lib/derive/addresses'
import type { NavigationEntry } from '../navigation'
import { resourceIcon } from '../resourceIcon'
import type { PaletteItem, PaletteSection } from './paletteItem'
import { ranked } from './ranked'
import type { Visit } from './recent'
import { type FoundRecord, recordsOfId } from './records'

const MAX_FIELDS = 8
const MAX_ITEMS = 10

interface Parts {
  readonly typed: string
  readonly permissions: readonly string[]
  readonly pages: readonly NavigationEntry[]
  /** Offered only to who asks for them: there are too many to be read through. */
  readonly morePages: readonly NavigationEntry[]
  readonly actions: readonly PaletteItem[]
  readonly visits: readonly Visit[]
  /** Lists that the person keeps under a name. */
  readonly views: readonly SavedView[]
  readonly sources: readonly PaletteSource[]
  readonly found: readonly FoundRecord[]
}

/** What the palette shows: where one may want to go back to, then whatever fits the typing. */
export function paletteSections(parts: Parts): PaletteSection[] {
  const { typed, pages, morePages, actions, visits } = parts
  const pageItems = pages.map(pageItem)
  const recent = visits.map(({ href, label }) => ({
    id: `recent ${href}`,
    href,
    label,
    icon: History,
  }))
  const sections =
    typed.trim() === ''
      ? [
          { title: 'Recently opened', items: recent },
          { title: 'Pages', items: pageItems },
          { title: 'Actions', items: actions },
        ]
      : [
          ...jumps(parts),
          ...ofThisPage(parts),
          { title: 'Pages', items: ranked(everyPage(pages, morePages), typed, MAX_ITEMS) },
          { title: 'Saved views', items: ranked(viewItems(parts), typed, MAX_ITEMS) },
          ...withActions(records(parts), ranked(actions, typed, MAX_ITEMS), typed),
        ]
  return sections.filter(({ items }) => items.length > 0)
}

const pageItem = ({ href, label, icon }: NavigationEntry): PaletteItem => ({
  id: href,
  href,
  label,
  icon,
})

/** A saved view with the list that it is of. */
const viewItems = ({ views, pages }: Parts): readonly PaletteItem[] =>
  views.map(({ id, name, page, query }) => ({
    id: `view ${id}`,
    href: page + query,
    label: name,
    hint: pages.find(({ href }) => href === page)?.label,
    icon: Bookmark,
  }))

/** Each page once: the rail may lead to a new record itself. */
const everyPage = (pages: Parts['pages'], more: Parts['morePages']): readonly PaletteItem[] =>
  [...pages, ...more.filter(({ href }) => !pages.some((page) => page.href === href))].map(pageItem)

/**
 * An action called by how it begins stands first: records come later, from the service, and would
 * slip under a hand that is on its way to Enter. So does one called by a word of it, where the records
 * are only near to that.
 */
function withActions(
  records: readonly PaletteSection[],
  items: readonly PaletteItem[],
  typed: string,
): readonly PaletteSection[] {
  const begin = typed.trim().toLowerCase()
  const actions = { title: 'Actions', items }
  const hasWord = ({ label }: PaletteItem) => ` ${label.toLowerCase()}`.includes(` ${begin}`)
  const isMeant =
    items.some(({ label }) => label.toLowerCase().startsWith(begin)) ||
    (items.some(hasWord) && !records.some((section) => section.items.some(hasWord)))
  return isMeant ? [actions, ...records] : [...records, actions]
}

/**
 * An id goes straight to the record that has it: to one of each resource, until the search has told
 * which there is.
 */
function jumps({ typed, permissions, found }: Parts): PaletteSection[] {
  const possible = recordsOfId(typed, permissions)
  const existing = possible.filter(({ resource, id }) =>
    found.some((each) => each.resource === resource && each.id === id),
  )
  const items = (existing.length > 0 ? existing : possible).map(({ resource, id }) => ({
    id: `go ${resource.name}`,
    label: `Go to ${idWords(resource, id)}`,
    href: recordPage(resource, id),
    icon: resourceIcon(resource.name),
  }))
  return [{ title: 'By number', items }]
}

/** What the open page adds, such as the fields of its form. */
function ofThisPage({ typed, sources }: Parts): PaletteSection[] {
  return sources.map(({ heading, entries }) => ({
    title: heading,
    items: ranked(entries(), typed, MAX_FIELDS).map((entry, index) => ({
      ...entry,
      id: `${heading} ${index} ${entry.label}`,
      icon: CornerDownRight,
    })),
  }))
}

function records({ found }: Parts): PaletteSection[] {
  return listedResources.map((resource) => ({
    title: resource.plural,
    items: found
      .filter((each) => each.resource === resource)
      .map(({ id, label, hint, status }) => ({
        id: `${resource.name} ${id}`,
        href: recordPage(resource, id),
        label,
        hint,
        status,
        icon: resourceIcon(resource.name),
      })),
  }))
}
