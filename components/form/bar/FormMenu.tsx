'use client'

import { Braces, Ellipsis, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/IconButton'
import { Menu, MenuItem, MenuTrigger } from '@/components/ui/overlay/Menu'

interface Props {
  /** Of what it is the menu. */
  label?: string
  onShowRequest: () => void
  /** Absent while there is nothing to discard. */
  onDiscard?: (() => void) | undefined
  /** What only this form can do besides: lines with an icon, as all of them have one. */
  children?: ReactNode
}

/** What else can be done with the form. */
export function FormMenu({ label = 'Form', onShowRequest, onDiscard, children }: Props) {
  return (
    <MenuTrigger>
      <IconButton label="More" icon={<Ellipsis />} />
      <Menu placement="bottom end" aria-label={label}>
        {children}
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
