'use client'

import { ChevronDown } from 'lucide-react'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useRef,
} from 'react'
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components'
import { flushSync } from 'react-dom'
import { cn } from '../cn'
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

/** The button itself is not told that the choice is at fault. */
const invalid: Record<ControlLook, string> = {
  framed: 'group-data-invalid/select:border-red',
  ruled: 'group-data-invalid/select:border-b-red',
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
  const button = useRef<HTMLButtonElement>(null)
  return (
    <AriaSelect
      {...props}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      // It only looks focused with its button, which has the ring.
      className={cn('group/select outline-none', className)}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <Button
          ref={button}
          className={controlClass(look, cn('cursor-default text-left', invalid[look]))}
        >
          <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-ink-3">
            {({ selectedText, isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : selectedText
            }
          </SelectValue>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
        </Button>
      </FieldFrame>
      <Popover className="min-w-(--trigger-width)">
        <LeftByTab to={button}>
          <ListBox items={items} className="p-1 outline-none">
            {children}
          </ListBox>
        </LeftByTab>
      </Popover>
    </AriaSelect>
  )
}

/**
 * A list that Tab leaves as it does a browser's own: with what is pointed at, for the field that
 * follows the choice, so that what is typed next belongs there.
 */
function LeftByTab({
  to,
  children,
}: {
  to: RefObject<HTMLButtonElement | null>
  children: ReactNode
}) {
  const state = useContext(SelectStateContext)
  function onKeyDownCapture(event: ReactKeyboardEvent) {
    if (event.key !== 'Tab' || !state) return
    const { focusedKey } = state.selectionManager
    // The list would keep the key, as it keeps the focus while it is open. From the button, which has
    // the focus once it is closed, whatever is around goes on, as a cell does, or the browser by itself.
    event.stopPropagation()
    flushSync(() => {
      if (focusedKey !== null) state.setValue(focusedKey)
      state.close()
    })
    to.current?.focus()
    const { key, code, shiftKey } = event
    const again = new KeyboardEvent('keydown', {
      ...{ key, code, shiftKey, bubbles: true, cancelable: true },
    })
    if (to.current?.dispatchEvent(again) === false) event.preventDefault()
  }
  return <div onKeyDownCapture={onKeyDownCapture}>{children}</div>
}
