'use client'

import { type ReactNode, type Ref, useId } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Group,
  Input,
  TextArea,
} from 'react-aria-components'
import { cn } from '../cn'
import { controlClass, inputClass } from './controlClass'
import { FieldFrame, type FieldWords } from './FieldFrame'
import { Growing, growingClass } from './Growing'
import { useEnteredBefore } from './useEnteredBefore'

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'className' | 'children'>,
    FieldWords {
  placeholder?: string
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  /** Identifiers and account numbers. */
  mono?: boolean
  /** After the value, quietly: `AUD`, `%`, `km`. */
  unit?: string
  icon?: ReactNode
  trailing?: ReactNode
  /** Grows with its text. */
  multiline?: boolean
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>
  className?: string
}

/** A line of text, or several. */
export function TextField({
  label,
  description,
  errorMessage,
  placeholder,
  align = 'start',
  mono,
  unit,
  icon,
  trailing,
  multiline,
  inputRef,
  className,
  // A form that the browser itself sends has what is named in its address: passwords among that.
  name: _,
  ...props
}: TextFieldProps) {
  const root = useEnteredBefore<HTMLDivElement>()
  const unitId = useId()
  const dress = cn(inputClass, align === 'end' && 'text-right', mono && 'font-mono text-small')
  return (
    <AriaTextField
      {...props}
      {...(unit && { 'aria-describedby': unitId })}
      ref={root}
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={className}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <Group className={controlClass('framed')} isReadOnly={props.isReadOnly}>
          {icon && <span className="text-ink-3 [&_svg]:size-4">{icon}</span>}
          {multiline ? (
            <Growing text={props.value}>
              <TextArea
                ref={inputRef}
                placeholder={placeholder}
                rows={1}
                className={cn(dress, growingClass)}
              />
            </Growing>
          ) : (
            <Input ref={inputRef} placeholder={placeholder} className={cn(dress, 'self-stretch')} />
          )}
          {unit && (
            <span id={unitId} className="text-ink-3">
              {unit}
            </span>
          )}
          {trailing}
        </Group>
      </FieldFrame>
    </AriaTextField>
  )
}
