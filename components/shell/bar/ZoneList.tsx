'use client'

import { useMemo } from 'react'
import { Autocomplete, Menu, MenuItem, useFilter } from 'react-aria-components'
import { allTimeZones, browserTimeZone, chooseTimeZone, offsetOf } from '@/components/time/timeZone'
import { Scroll } from '@/components/ui/display/Scroll'
import { SearchField } from '@/components/ui/field/SearchField'
import { optionClass } from '@/components/ui/overlay/optionClass'

const wordsIn = (text: string) => text.split(/[\s/_]+/).filter(Boolean)

/** Every zone, narrowed by typing; the browser's own comes first and is the default. */
export function ZoneList({ chosen, onChosen }: { chosen: string; onChosen: () => void }) {
  const { startsWith } = useFilter({ sensitivity: 'base' })
  const own = browserTimeZone()
  const zones = useMemo(() => {
    const first = [own, 'UTC'].filter((zone, index, all) => all.indexOf(zone) === index)
    const rest = allTimeZones().filter((zone) => !first.includes(zone))
    return [...first, ...rest].map((id) => ({ id, offset: offsetOf(id) }))
  }, [own])

  // By the starts of words: `adel` means Adelaide and not Guadeloupe.
  const matches = (text: string, typed: string) =>
    wordsIn(typed).every((start) => wordsIn(text).some((word) => startsWith(word, start)))

  return (
    <Autocomplete filter={matches}>
      <div className="border-rule border-b p-2">
        <SearchField autoFocus label="Find a time zone" placeholder="City, region or offset" />
      </div>
      <Scroll label="Time zones" className="max-h-80">
        <Menu
          aria-label="Time zones"
          items={zones}
          selectionMode="single"
          selectedKeys={[chosen]}
          onAction={(id) => {
            chooseTimeZone(id === own ? null : String(id))
            onChosen()
          }}
          className="p-1 outline-none"
          renderEmptyState={() => <p className="px-2 py-1.5 text-ink-3">No zone is called that.</p>}
        >
          {({ id, offset }) => (
            <MenuItem
              id={id}
              textValue={`${id} ${offset}`}
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
    </Autocomplete>
  )
}
