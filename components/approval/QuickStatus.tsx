'use client'

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { chipClass } from '@/components/form/bar/chipClass'
import type { ListConfig } from '@/components/list/listConfig'
import { withFilter } from '@/components/list/query/listState'
import { useListState } from '@/components/list/state/useListState'
import { STATUS, STATUSES } from './status'

/** One press for each status: the filter that approvals are looked at by all day. */
export function QuickStatus({ config }: { config: ListConfig }) {
  const [{ filters }, change] = useListState(config)
  const chosen = filters[STATUS] ?? []
  return (
    <ToggleButtonGroup
      aria-label="Status"
      selectionMode="multiple"
      selectedKeys={chosen}
      onSelectionChange={(keys) =>
        change((state) =>
          withFilter(
            state,
            STATUS,
            STATUSES.filter((status) => keys.has(status)),
          ),
        )
      }
      className="-mb-0.75 flex scroll-px-4 gap-2 overflow-x-auto bg-paper px-4 pt-2.5 pb-0.75 [scrollbar-width:none] rail:px-5"
    >
      {STATUSES.map((status) => (
        <ToggleButton key={status} id={status} className={chipClass('plain')}>
          {status}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
