'use client'

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuSection as AriaMenuSection,
  Header,
  type MenuSectionProps,
  MenuTrigger,
  Separator,
} from 'react-aria-components'
import { cn } from '../cn'
import { optionClass } from './optionClass'
import { Popover, type PopoverProps } from './Popover'

export { MenuTrigger }

interface MenuProps<Item> extends Omit<AriaMenuProps<Item>, 'className'> {
  placement?: PopoverProps['placement']
}

/** A list of actions or choices; goes with its trigger inside a `MenuTrigger`. */
export function Menu<Item extends object>({ placement, ...props }: MenuProps<Item>) {
  return (
    <Popover placement={placement} className="min-w-48 max-w-[min(20rem,calc(100vw-1.5rem))]">
      <AriaMenu {...props} className="p-1 outline-none" />
    </Popover>
  )
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  icon?: ReactNode
  /** At the right, quietly: a shortcut, a count. */
  trailing?: ReactNode
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/** One line of a menu; in a menu with selection the chosen one carries a tick. */
export function MenuItem({ icon, trailing, tone = 'plain', children, ...props }: MenuItemProps) {
  return (
    <AriaMenuItem
      textValue={typeof children === 'string' ? children : undefined}
      {...props}
      className={cn(optionClass, tone === 'danger' && 'text-red')}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon}
          <span className="flex-1">{children}</span>
          {trailing && <span className="text-ink-3 text-small">{trailing}</span>}
          {selectionMode !== 'none' && (
            <Check aria-hidden className={cn('text-accent', !isSelected && 'invisible')} />
          )}
        </>
      )}
    </AriaMenuItem>
  )
}

interface SectionProps<Item> extends Omit<MenuSectionProps<Item>, 'className' | 'children'> {
  title?: string
  children: ReactNode
}

/** Lines that belong together, under a quiet heading. */
export function MenuSection<Item extends object>({
  title,
  children,
  ...props
}: SectionProps<Item>) {
  return (
    <AriaMenuSection {...props}>
      {title && (
        <Header className="px-2 pt-2 pb-1 text-ink-3 text-small wrap-anywhere">{title}</Header>
      )}
      {children}
    </AriaMenuSection>
  )
}

/** The hairline between groups of a menu. */
export function MenuSeparator() {
  return <Separator className="-mx-1 my-1 border-rule border-t" />
}
