'use client'

import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react'
import { Button } from '@/components/ui/button/Button'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'
import type { ListConfig } from '../listConfig'
import type { SortKey } from '../query/sort'

interface Props {
  config: ListConfig
  sort: readonly SortKey[]
  onSort: (member: string, additive: boolean) => void
}

/** Sorts where there are no heads to press: choosing the same field again turns the order round. */
export function SortMenu({ config, sort, onSort }: Props) {
  const fields = [...config.columns.values()].filter((column) => column.isSortable)
  const [first] = sort
  const current = first && config.columns.get(first.member)
  const Arrow = first?.descending ? ArrowDown : ArrowUp
  return (
    <MenuTrigger>
      <Button
        variant="quiet"
        icon={first ? <Arrow /> : <ArrowDownUp />}
        aria-label={current ? `Sort, now by ${current.label}` : 'Sort'}
      >
        {current?.heading ?? 'Sort'}
      </Button>
      <Menu
        aria-label="Sort by"
        placement="bottom start"
        onAction={(member) => onSort(String(member), false)}
      >
        {fields.map((column) => (
          <MenuItem
            key={column.id}
            id={column.id}
            trailing={
              column.id === first?.member
                ? first.descending
                  ? 'descending'
                  : 'ascending'
                : undefined
            }
          >
            {column.label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  )
}
