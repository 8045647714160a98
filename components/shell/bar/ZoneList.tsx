'use client'

import { useMemo } from 'react'
import { Menu, MenuItem, useFilter } from 'react-aria-components'
import {
  allTimeZones,
  browserTimeZone,
  chooseTimeZone,
  offsetOf,
  typedZoneWords,
  zoneWords,
} from '@/components/time/timeZone'
import { Scroll } from '@/components/ui/display/Scroll'
import { Finder } from '@/components/ui/field/Finder'
import { NothingFound } from '@/components/ui/field/NothingFound'
import { SearchField } from '@/components/ui/field/SearchField'
import { optionClass } from '@/components/ui/overlay/optionClass'

/** Every zone, narrowed by typing; the browser's own comes first and is the default. */
export function ZoneList({ chosen, onChosen }: { chosen: string; onChosen: () => void }) {
  const { startsWith } = useFilter({ sensitivity: 'base' })
  const own = browserTimeZone()
  const zones = useMemo(() => {
    const first = [own, 'UTC'].filter((zone, index, all) => all.indexOf(zone) === index)
    const rest = allTimeZones().filter((zone) => !first.includes(zone))
    return [...first, ...rest].map((id) => {
      const offset = offsetOf(id)
      return { id, offset, words: zoneWords(id, offset).join(' ') }
    })
  }, [own])

  // By the starts of words: `adel` means Adelaide and not Guadeloupe.
  const matches = (text: string, typed: string) =>
    typedZoneWords(typed).every((start) => text.split(' ').some((word) => startsWith(word, start)))

  return (
    <Finder filter={matches}>
      <div className="border-rule border-b p-2">
        <SearchField autoFocus label="Find a time zone" placeholder="City, region or offset" />
      </div>
      <Scroll label="Time zones" className="max-h-80">
        <Menu
          aria-label="Time zones"
          items={zones}
          selectionMode="single"
          // It closes what this stands in, and unpicks nothing.
          escapeKeyBehavior="none"
          selectedKeys={[chosen]}
          onAction={(id) => {
            chooseTimeZone(id === own ? null : String(id))
            onChosen()
          }}
          className="p-1 outline-none"
          renderEmptyState={() => <NothingFound>No zone is called that.</NothingFound>}
        >
          {({ id, offset, words }) => (
            <MenuItem
              id={id}
              textValue={words}
              className={`${optionClass} data-selected:font-semibold`}
            >
              <span className="min-w-0 flex-1 truncate">{id.replaceAll('_', ' ')}</span>
              <span className="text-ink-3 text-small">
                {id === own && 'this browser, '}
                {offset}
              </span>
            </MenuItem>
          )}
        </Menu>
      </Scroll>
    </Finder>
  )
}
