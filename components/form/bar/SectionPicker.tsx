'use client'

import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'
import type { SheetSection } from '../rows/SectionSheet'
import { chipClass } from './chipClass'
import { useSectionCounts } from './SectionList'

interface Props {
  sections: readonly SheetSection[]
  current: string
  onGo: (key: string) => void
}

/** The section list of a narrow screen: a chip that names where one is, and leads elsewhere. */
export function SectionPicker({ sections, current, onGo }: Props) {
  const counts = useSectionCounts(sections)
  const title = sections.find(({ key }) => key === current)?.title ?? 'Sections'
  return (
    <MenuTrigger>
      <Button aria-label={`Section: ${title}`} className={chipClass('accent', 'rail:hidden')}>
        <span className="max-w-36 truncate">{title}</span>
        <ChevronDown aria-hidden className="size-4" />
      </Button>
      <Menu
        aria-label="Sections"
        selectionMode="single"
        selectedKeys={[current]}
        onAction={(key) => onGo(String(key))}
      >
        {sections.map(({ key, title: name }, index) => {
          const { changed = 0, faulty = 0 } = counts[index] ?? {}
          const notes = [changed > 0 && `${changed} changed`, faulty > 0 && `${faulty} to mend`]
          return (
            <MenuItem key={key} id={key} trailing={notes.filter(Boolean).join(', ') || undefined}>
              {name}
            </MenuItem>
          )
        })}
      </Menu>
    </MenuTrigger>
  )
}
