'use client'

import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBoxItem, type ListBoxItemProps } from 'react-aria-components'
import { optionClass } from '../overlay/optionClass'

interface Props extends Omit<ListBoxItemProps, 'className' | 'children'> {
  /** At the right, quietly. */
  trailing?: ReactNode
  children: ReactNode
}

/** One choice of a `Select` or a `ComboBox`. */
export function Option({ trailing, children, ...props }: Props) {
  return (
    <ListBoxItem
      textValue={typeof children === 'string' ? children : undefined}
      {...props}
      className={optionClass}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1 truncate">{children}</span>
          {trailing && <span className="text-ink-3 text-small">{trailing}</span>}
          <Check aria-hidden className={isSelected ? 'text-accent' : 'invisible'} />
        </>
      )}
    </ListBoxItem>
  )
}
