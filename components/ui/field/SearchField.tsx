'use client'

import { Search, X } from 'lucide-react'
import type { Ref } from 'react'
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components'
import { cn } from '../cn'
import { Kbd } from '../display/Kbd'
import { controlClass, inputClass } from './controlClass'
import { useEnteredBefore } from './useEnteredBefore'

export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'children'> {
  /** Its accessible name, and its placeholder unless one is given. */
  label: string
  placeholder?: string
  /** The key that leads here, shown while the field is empty. */
  shortcut?: string
  inputRef?: Ref<HTMLInputElement>
  className?: string
}

/** A search: Escape or the cross empties it. */
export function SearchField({
  label,
  placeholder = label,
  shortcut,
  inputRef,
  className,
  ...props
}: SearchFieldProps) {
  const root = useEnteredBefore<HTMLDivElement>()
  return (
    <AriaSearchField {...props} ref={root} aria-label={label} className={cn('group', className)}>
      <Group className={controlClass('framed')}>
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        <Input
          ref={inputRef}
          placeholder={placeholder}
          className={cn(
            inputClass,
            'self-stretch text-ellipsis [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        {shortcut && (
          <span className="hidden group-data-empty:block pointer-coarse:hidden!">
            <Kbd>{shortcut}</Kbd>
          </span>
        )}
        <Button
          className="-mr-1 inline-flex size-6 items-center justify-center rounded-control text-ink-3 hover:bg-sunk hover:text-ink group-data-empty:hidden"
          aria-label="Clear"
        >
          <X className="size-4" />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
