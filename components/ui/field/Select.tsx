'use client'

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  SelectValue,
} from 'react-aria-components'
import { Popover } from '../overlay/Popover'
import { type ControlLook, controlClass } from './controlClass'
import { FieldFrame, type FieldWords } from './FieldFrame'

export interface SelectProps<Item extends object>
  extends Omit<AriaSelectProps<Item>, 'className' | 'children'>,
    FieldWords {
  look?: ControlLook
  items?: Iterable<Item>
  className?: string
  /** `Option`s, or a function that makes one of an item. */
  children: ReactNode | ((item: Item) => ReactNode)
}

/** A choice of a few; typing jumps to the one that starts so. */
export function Select<Item extends object>({
  label,
  description,
  errorMessage,
  look = 'framed',
  items,
  className,
  children,
  ...props
}: SelectProps<Item>) {
  return (
    <AriaSelect
      {...props}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={className}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <Button className={controlClass(look, 'cursor-default text-left')}>
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-3">
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
        </Button>
      </FieldFrame>
      <Popover className="min-w-(--trigger-width)">
        <ListBox items={items} className="p-1 outline-none">
          {children}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
