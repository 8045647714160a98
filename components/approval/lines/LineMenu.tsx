'use client'

import { ArrowDown, ArrowUp, Copy, Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { Menu } from 'react-aria-components'
import { useModifierKey } from '@/components/page/useModifierKey'
import { MenuItem } from '@/components/ui/overlay/Menu'
import { Popover } from '@/components/ui/overlay/Popover'
import { useGone, useOnceGone } from '@/components/ui/overlay/useOnceGone'
import type { LineActions } from './useLineActions'

/** The row whose menu is open, and where it opens. */
export interface OpenMenu {
  readonly row: number
  readonly anchor: Element
}

interface Props {
  open: OpenMenu | null
  onClose: () => void
  count: number
  isFull: boolean
  actions: LineActions
}

/** What can be done with a line. One menu serves all rows, as hundreds of them would weigh too much. */
export function LineMenu({ open, onClose, count, isFull, actions }: Props) {
  const anchor = useRef<Element | null>(null)
  const modifier = useModifierKey()
  if (open) anchor.current = open.anchor
  const row = open?.row ?? 0
  const { onceGone, onGone } = useOnceGone()
  const act = (work: () => void) => () => {
    onClose()
    // A row that goes or moves takes the focus.
    onceGone(work)
  }
  return (
    <Popover
      triggerRef={anchor}
      isOpen={open !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      className="min-w-56"
    >
      <Ending onGone={onGone} />
      <Menu
        aria-label={`Line ${row + 1}`}
        autoFocus="first"
        disabledKeys={[
          ...(isFull ? ['add', 'duplicate'] : []),
          ...(row === 0 ? ['up'] : []),
          ...(row === count - 1 ? ['down'] : []),
        ]}
        className="p-1 outline-none"
      >
        <MenuItem
          id="add"
          icon={<Plus />}
          trailing={`${modifier} Enter`}
          onAction={act(() => actions.add(row + 1))}
        >
          Add line below
        </MenuItem>
        <MenuItem
          id="duplicate"
          icon={<Copy />}
          trailing={`${modifier} D`}
          onAction={act(() => actions.duplicate(row))}
        >
          Duplicate
        </MenuItem>
        <MenuItem
          id="up"
          icon={<ArrowUp />}
          trailing="Alt ↑"
          onAction={act(() => actions.move(row, -1))}
        >
          Move up
        </MenuItem>
        <MenuItem
          id="down"
          icon={<ArrowDown />}
          trailing="Alt ↓"
          onAction={act(() => actions.move(row, 1))}
        >
          Move down
        </MenuItem>
        <MenuItem
          id="remove"
          icon={<Trash2 />}
          tone="danger"
          trailing={`${modifier} Del`}
          onAction={act(() => actions.remove(row))}
        >
          Delete line
        </MenuItem>
      </Menu>
    </Popover>
  )
}

/** Tells that the menu it stands in is drawn no more. */
function Ending({ onGone }: { onGone: () => void }) {
  useGone(onGone)
  return null
}
