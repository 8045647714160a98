'use client'

import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, use } from 'react'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Button,
  ButtonContext,
  ComboBoxStateContext,
  Group,
  Input,
  LabelContext,
  ListBox,
  useSlottedContext,
} from 'react-aria-components'
import { cn } from '../cn'
import { Popover } from '../overlay/Popover'
import { type ControlLook, controlClass, inputClass } from './controlClass'
import { FieldFrame, type FieldWords } from './FieldFrame'
import { NothingFound } from './NothingFound'
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
  /** The value has the room that it needs before what trails it does. */
  isFitted?: boolean
  inputRef?: Ref<HTMLInputElement>
  /** Enter where nothing of the list is pointed at: true where it took what was typed for something. */
  onEnter?: () => boolean
  /** Escape: true where it took back what was typed. */
  onEscape?: () => boolean
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
  isFitted,
  inputRef,
  onEnter,
  onEscape,
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
        <OwnKeys onEnter={onEnter} onEscape={onEscape}>
          <Group className={controlClass(look)}>
            <Input
              ref={inputRef}
              placeholder={placeholder}
              className={cn(
                inputClass,
                'self-stretch',
                isFitted && 'field-sizing-content basis-auto',
              )}
            />
            {trailing}
            <ListButton labelId={props['aria-labelledby']} />
          </Group>
        </OwnKeys>
      </FieldFrame>
      <Popover className="min-w-(--trigger-width)">
        <ListBox
          className="max-h-80 overflow-auto p-1 outline-none"
          renderEmptyState={() => <NothingFound>{emptyText}</NothingFound>}
        >
          {children}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

/**
 * Opens the list. Which field's list that is stands in its description: in its name, as React Aria
 * has it, the label of a field would lead to two controls.
 */
function ListButton({ labelId }: { labelId: string | undefined }) {
  const own = useSlottedContext(LabelContext)?.id
  const { 'aria-labelledby': _, ...given } = useSlottedContext(ButtonContext) ?? {}
  return (
    <ButtonContext value={given}>
      <Button
        aria-describedby={labelId ?? own}
        className="-mr-1 inline-flex size-6 shrink-0 items-center justify-center text-ink-3"
      >
        <ChevronDown aria-hidden className="size-4" />
      </Button>
    </ButtonContext>
  )
}

/**
 * Where nothing of the list is pointed at, Enter takes what was typed for what it means, or is for the
 * form, as in any field: the list closes. So it does for who saves by the keys, over what is said of the
 * field then. Escape ends what is open of the field before it is for anything around, which a list that
 * was typed in left to chance.
 */
function OwnKeys({
  onEnter,
  onEscape,
  children,
}: Pick<ComboBoxProps<object>, 'onEnter' | 'onEscape'> & { children: ReactNode }) {
  const state = use(ComboBoxStateContext)
  function onKey(event: KeyboardEvent) {
    if (!state || event.nativeEvent.isComposing) return
    const { isOpen } = state
    if (isOpen && (event.ctrlKey || event.metaKey) && event.key === 's') state.close()
    if (event.key === 'Escape') {
      const isUndone = onEscape?.() ?? false
      if (!isOpen && !isUndone) return
      event.stopPropagation()
      if (isOpen) state.revert()
    }
    if (event.key === 'Enter' && !(isOpen && state.selectionManager.focusedKey !== null)) {
      const isTaken = onEnter?.() ?? false
      if (isTaken) event.preventDefault()
      if (!isOpen && !isTaken) return
      event.stopPropagation()
      if (isOpen) state.close()
    }
  }
  return (
    <div className="contents" onKeyDownCapture={onKey}>
      {children}
    </div>
  )
}
