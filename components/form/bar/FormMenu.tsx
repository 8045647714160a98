'use client'

import { Braces, Ellipsis, Undo2 } from 'lucide-react'
import { IconButton } from '@/components/ui/button/IconButton'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'

interface Props {
  onShowRequest: () => void
  /** Absent while there is nothing to discard. */
  onDiscard?: (() => void) | undefined
}

/** What else can be done with the form. */
export function FormMenu({ onShowRequest, onDiscard }: Props) {
  return (
    <MenuTrigger>
      <IconButton label="More" icon={<Ellipsis />} />
      <Menu placement="bottom end" aria-label="Form">
        <MenuItem icon={<Braces />} onAction={onShowRequest}>
          Show request
        </MenuItem>
        {onDiscard && (
          <MenuItem icon={<Undo2 />} tone="danger" onAction={onDiscard}>
            Discard changes
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}
