'use client'

import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Autocomplete } from 'react-aria-components'
import { faultWords, requestIdOf } from '@/components/api/faultWords'
import { useSavedViews } from '@/components/list/useSavedViews'
import { paletteSources } from '@/components/page/paletteSources'
import { useLocalStorage } from '@/components/session/useLocalStorage'
import { useSessionUser } from '@/components/session/user'
import { useDebounced } from '@/components/state/useDebounced'
import { useFrozenWhilePressed } from '@/components/state/useFrozenWhilePressed'
import { cityOf, useTimeZone } from '@/components/time/timeZone'
import { Button } from '@/components/ui/button/Button'
import { RequestId } from '@/components/ui/feedback/RequestId'
import { SearchField } from '@/components/ui/field/SearchField'
import { counted } from '@/lib/text/words'
import { ZoneList } from '../bar/ZoneList'
import { navigationFor, pagesBesideRail } from '../navigation'
import { PaletteMenu } from './PaletteMenu'
import type { PaletteItem } from './paletteItem'
import { readVisits } from './recent'
import { searchRecords } from './records'
import { paletteSections } from './sections'

interface Props {
  actions: readonly PaletteItem[]
  onChosen: (item: PaletteItem) => void
  /** Called as it goes; must stay the same function. */
  onGone: () => void
  onClose: () => void
}

/** Short enough for a phone: all kinds of record by name would leave no room for the others. */
const FINDS = 'A record, a page, a field or an action'

/** What is typed and what fits it; choosing a time zone is a second step in the same place. */
export function PaletteBody({ actions, onChosen, onGone, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [isChoosingZone, setChoosingZone] = useState(false)
  const [sources] = useState(paletteSources)
  const [visits] = useLocalStorage('visits', readVisits)
  const [views] = useSavedViews()
  const permissions = useSessionUser()?.permissions ?? []
  const zone = useTimeZone() ?? 'UTC'
  const search = useRecordSearch(typed)

  useEffect(() => onGone, [onGone])

  if (isChoosingZone) return <ZoneList chosen={zone} onChosen={onClose} />

  const zoneAction: PaletteItem = {
    id: 'zone',
    label: 'Change the time zone',
    hint: cityOf(zone),
    icon: Clock,
    run: () => setChoosingZone(true),
    staysOpen: true,
  }
  const sections = paletteSections({
    typed,
    permissions,
    pages: navigationFor(permissions).flatMap(({ entries }) => entries),
    morePages: pagesBesideRail(permissions),
    actions: [zoneAction, ...actions],
    visits,
    views,
    sources,
    found: search.found,
  })
  return (
    <>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <div className="border-rule border-b p-2">
          <SearchField autoFocus label="Find anything" placeholder={FINDS} />
        </div>
        <PaletteMenu
          sections={sections}
          emptyText={emptyWords(search)}
          onChosen={(item) => (item.staysOpen ? item.run?.() : onChosen(item))}
        />
      </Autocomplete>
      <p role="status" className="sr-only">
        {search.isSearching ? '' : counted(sections.flatMap(({ items }) => items).length, 'line')}
      </p>
      {search.fault && <SearchFault fault={search.fault} onRetry={search.retry} />}
    </>
  )
}

/** Without the records nobody can say that nothing matches. */
function emptyWords({ isSearching, fault }: { isSearching: boolean; fault: Error | null }): string {
  if (isSearching) return 'Searching …'
  return fault ? 'No page, field or action matches.' : 'Nothing matches.'
}

function SearchFault({ fault, onRetry }: { fault: Error; onRetry: () => void }) {
  return (
    <div role="alert" className="flex items-center gap-3 border-rule border-t px-3.5 py-2">
      <p className="min-w-0 flex-1 text-red">
        Records could not be searched. {faultWords(fault)}
        <RequestId id={requestIdOf(fault)} className="text-ink-3" />
      </p>
      <Button onPress={onRetry}>Retry</Button>
    </div>
  )
}

const SHORTEST = 2

/** Searches the records once the typing pauses. */
function useRecordSearch(typed: string) {
  const permissions = useSessionUser()?.permissions ?? []
  const wanted = typed.trim()
  const debounced = useDebounced(wanted)
  const isWanted = wanted.length >= SHORTEST
  const search = useQuery({
    queryKey: ['palette', debounced],
    queryFn: ({ signal }) => searchRecords(debounced, permissions, signal),
    enabled: isWanted && debounced === wanted,
    retry: false,
    // What was found before may be called otherwise by now, or be gone.
    staleTime: 0,
  })
  const isCurrent = isWanted && debounced === wanted
  return {
    found: useFrozenWhilePressed((isCurrent && search.data) || []),
    fault: isCurrent ? search.error : null,
    isSearching: isWanted && (!isCurrent || search.isFetching),
    retry: search.refetch,
  }
}
