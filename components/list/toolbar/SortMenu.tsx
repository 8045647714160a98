'use client'

import type { SortingState } from '@tanstack/react-table'
import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'
import type { ListConfig } from '../listConfig'
import { type ListTable, toggleSort } from '../state/useListTable'

interface Props {
  config: ListConfig
  /** What it is sorted by, and be it by itself. */
  sort: SortingState
  table: ListTable
}

/** Sorts where there are no heads to press: choosing the same field again turns the order round. */
export function SortMenu({ config, sort, table }: Props) {
  const fields = [...config.columns.values()].filter((column) => column.isSortable)
  const [first] = sort
  const current = first && config.columns.get(first.id)
  const Arrow = first?.desc ? ArrowDown : ArrowUp
  return (
    <MenuTrigger>
      <Button
        variant="quiet"
        icon={first ? <Arrow /> : <ArrowDownUp />}
        aria-label={current ? `Sort, now by ${current.heading}` : 'Sort'}
      >
        {current?.heading ?? 'Sort'}
      </Button>
      <Menu
        aria-label="Sort by"
        placement="bottom start"
        onAction={(id) => toggleSort(table, String(id), false)}
      >
        {fields.map((column) => (
          <MenuItem
            key={column.id}
            id={column.id}
            trailing={
              column.id === first?.id ? (first.desc ? 'descending' : 'ascending') : undefined
            }
          >
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
