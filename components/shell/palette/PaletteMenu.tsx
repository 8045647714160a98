'use client'

import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components'
import { StatusTag } from '@/components/page/StatusTag'
import { Name } from '@/components/ui/display/Name'
import { Scroll } from '@/components/ui/display/Scroll'
import { NothingFound } from '@/components/ui/field/NothingFound'
import { optionClass } from '@/components/ui/overlay/optionClass'
import type { PaletteItem, PaletteSection } from './paletteItem'

interface Props {
  sections: readonly PaletteSection[]
  /** Said when there is nothing to choose. */
  emptyText: string
  onChosen: (item: PaletteItem) => void
}

/** The lines to choose from; arrows move through them while the typing goes on. */
export function PaletteMenu({ sections, emptyText, onChosen }: Props) {
  return (
    <Scroll label="Lines" className="max-h-[min(26rem,60dvh)]">
      <Menu
        aria-label="Where to go and what to do"
        className="p-1.5 outline-none"
        renderEmptyState={() => <NothingFound>{emptyText}</NothingFound>}
      >
        {sections.map(({ title, items }) => (
          <MenuSection key={title} id={title} aria-label={title}>
            <Header className="px-2 pt-2 pb-1 text-ink-3 text-small">{title}</Header>
            {items.map((item) => (
              <PaletteLine key={item.id} item={item} onChosen={onChosen} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </Scroll>
  )
}

interface LineProps extends Pick<Props, 'onChosen'> {
  item: PaletteItem
}

function PaletteLine({ item, onChosen }: LineProps) {
  const { id, label, hint, status, href, icon: Icon } = item
  return (
    <MenuItem
      id={id}
      href={href}
      textValue={hint ? `${label}, ${hint}` : label}
      onAction={() => onChosen(item)}
      className={optionClass}
    >
      <Icon aria-hidden className="text-ink-3" />
      {/* Whatever tells it from others is whole: without room beside the name it stands below. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <Name className="max-w-[70%] truncate">{label}</Name>
        <span className="max-w-full wrap-anywhere font-mono text-ink-3 text-small">{hint}</span>
      </span>
      {status && <StatusTag value={status} />}
    </MenuItem>
  )
}
