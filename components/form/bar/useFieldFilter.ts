import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { Store } from '@/components/state/store'
import type { Resource } from '@/lib/resources/resource'
import { fieldSearch } from '../model/search'
import type { Tally, TallyPart } from '../model/tally'
import type { SheetSection } from '../rows/SectionSheet'

const NONE: readonly string[] = []

/** Which fields are shown: those that a search and a chip both let through. */
export function useFieldFilter(
  resource: Resource,
  tally: Store<Tally>,
  first: readonly string[] = NONE,
  shows?: (section: string) => boolean,
) {
  const [query, setQuery] = useState('')
  const [chip, setChip] = useState<{ part: TallyPart; columns: ReadonlySet<string> } | null>(null)
  const asked = useDeferredValue(query.trim())
  const search = useMemo(() => fieldSearch(resource), [resource])

  const sections = useMemo(
    (): SheetSection[] =>
      inOrder(resource, first).map((section) => ({
        ...section,
        fields: section.fields.flatMap((field) =>
          field.members ? Object.values(field.members) : [field],
        ),
      })),
    [resource, first],
  )

  const own = useMemo(() => shows && columnsOf(sections, shows), [sections, shows])
  const visible = useMemo(() => {
    if (own) return own
    if (asked === '') return chip?.columns ?? null
    const found = search(asked)
    return chip ? new Set([...found].filter((column) => chip.columns.has(column))) : found
  }, [asked, chip, own, search])

  const shown = useMemo(
    () =>
      visible
        ? sections.filter(({ fields }) => fields.some(({ column }) => visible.has(column)))
        : sections,
    [sections, visible],
  )

  // The rows of a chip are those of the moment it was pressed: none leaves while it is being mended.
  const setPart = useCallback(
    (part: TallyPart | null) => setChip(part && { part, columns: tally.get()[part] }),
    [tally],
  )
  const clear = useCallback(() => {
    setQuery('')
    setChip(null)
  }, [])

  return {
    query,
    setQuery,
    part: chip?.part ?? null,
    setPart,
    visible,
    matching: asked !== '' || chip ? (visible?.size ?? null) : null,
    all: sections,
    sections: shown,
    clear,
  }
}

/** The sections, with some of them moved to the front. */
function inOrder({ sections }: Resource, first: readonly string[]): Resource['sections'] {
  const place = (key: string) => first.indexOf(key) + 1 || first.length + 1
  return sections.toSorted((a, b) => place(a.key) - place(b.key))
}

const columnsOf = (
  sections: readonly SheetSection[],
  shows: (section: string) => boolean,
): ReadonlySet<string> =>
  new Set(
    sections.filter(({ key }) => shows(key)).flatMap(({ fields }) => fields.map((f) => f.column)),
  )
