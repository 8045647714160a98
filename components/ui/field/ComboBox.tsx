'use client'

import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, use } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  ComboBoxStateContext,
  Group,
  Input,
  ListBox,
} from 'react-aria-components'
import { cn } from '../cn'
import { Popover } from '../overlay/Popover'
import { type ControlLook, controlClass, inputClass } from './controlClass'
import { FieldFrame, type FieldWords } from './FieldFrame'
import { useEnteredBefore } from './useEnteredBefore'

export interface ComboBoxProps<Item extends object>
  extends Omit<AriaComboBoxProps<Item>, 'className' | 'children'>,
    FieldWords {
  look?: ControlLook
  placeholder?: string
  /** Shown when nothing matches what was typed. */
  emptyText?: ReactNode
  /** After the value, quietly. */
  trailing?: ReactNode
  inputRef?: Ref<HTMLInputElement>
  className?: string
  /** `Option`s, or a function that makes one of an item. */
  children: ReactNode | ((item: Item) => ReactNode)
}

/** A choice of many: typing narrows the list. */
export function ComboBox<Item extends object>({
  label,
  description,
  errorMessage,
  look = 'framed',
  placeholder,
  emptyText = 'Nothing matches.',
  trailing,
  inputRef,
  className,
  children,
  ...props
}: ComboBoxProps<Item>) {
  const root = useEnteredBefore<HTMLDivElement>()
  return (
    <AriaComboBox
      menuTrigger="focus"
      allowsEmptyCollection
      {...props}
      ref={root}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={className}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <EnterForTheForm>
          <Group className={controlClass(look)}>
            <Input ref={inputRef} placeholder={placeholder} className={cn(inputClass, 'h-full')} />
            {trailing}
            <Button className="-mr-1 inline-flex size-6 items-center justify-center text-ink-3">
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          </Group>
        </EnterForTheForm>
      </FieldFrame>
      <Popover className="min-w-(--trigger-width) max-w-[calc(100vw-1.5rem)]">
        <ListBox
          className="max-h-80 overflow-auto p-1 outline-none"
          renderEmptyState={() => <div className="px-2 py-1.5 text-ink-3">{emptyText}</div>}
        >
          {children}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

/** Where nothing of the list is pointed at, Enter is for the form, as in any field: the list closes. */
function EnterForTheForm({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext)
  function letThrough(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !state?.isOpen || state.selectionManager.focusedKey !== null)
      return
    event.stopPropagation()
    state.close()
  }
  return (
    <div className="contents" onKeyDownCapture={letThrough}>
      {children}
    </div>
  )
}
