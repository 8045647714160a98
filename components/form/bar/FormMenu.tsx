'use client'

import { Braces, Ellipsis, History, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '@/components/page/PageLink'
import { buttonClass } from '@/components/ui/button/buttonClass'
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

interface LinkProps {
  href: string
  /** Whose history it is: `History of packaging defaults`. */
  label: string
}

/** The way to a history that has no tab of its own; on a narrow page its icon alone. */
export function HistoryLink({ href, label }: LinkProps) {
  return (
    <PageLink
      href={href}
      aria-label={label}
      title={label}
      className={buttonClass('quiet', 'max-rail:w-control max-rail:px-0')}
    >
      <History aria-hidden />
      <span className="max-rail:hidden">History</span>
    </PageLink>
  )
}
