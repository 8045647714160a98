'use client'

import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react'
import { cn } from '../cn'
import { controlClass, inputClass } from './controlClass'
import { describedBy } from './describedBy'
import { Growing, growingClass } from './Growing'
import { hasBreak, keepBreaks } from './lineBreaks'
import { useEnteredBefore } from './useEnteredBefore'

type Native = Pick<
  ComponentProps<'input'>,
  | 'aria-describedby'
  | 'aria-label'
  | 'aria-labelledby'
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'spellCheck'
  | 'type'
>

/** A value of the ledger, which its row names. */
export interface RuledFieldProps extends Native {
  value: string
  onChange: (text: string) => void
  onFocus?: () => void
  onBlur?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  onPaste?: (event: ClipboardEvent) => void
  /** Why the value does not hold; the field is marked invalid with it. */
  errorMessage?: string | null | undefined
  /** Where the reason stands elsewhere. */
  isInvalid?: boolean
  /** Help, always in sight. */
  description?: ReactNode
  /** Figures stand at the end. */
  align?: 'start' | 'end'
  /** Identifiers and account numbers. */
  mono?: boolean
  /** After the value, quietly: `AUD`, `%`, `km`. */
  unit?: string | undefined
  trailing?: ReactNode
  /** Grows with its text, as it does anyway where the text has line breaks. */
  multiline?: boolean
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>
  className?: string
}

/**
 * A line of text, or several, on a ruled line. A form has two hundred of them, and a list one for
 * each cell that is open: it is the browser's own input and nothing around it that listens, as a
 * `TextField` has, which took a third of the time in which a client's form was drawn.
 */
export function RuledField({
  onChange,
  errorMessage,
  isInvalid = Boolean(errorMessage),
  description,
  align = 'start',
  mono,
  unit,
  trailing,
  multiline,
  inputRef,
  className,
  'aria-describedby': helpId,
  ...native
}: RuledFieldProps) {
  const root = useEnteredBefore<HTMLDivElement>()
  const id = useId()
  const unitId = unit ? `${id}-unit` : undefined
  const descriptionId = description ? `${id}-description` : undefined
  const faultId = errorMessage ? `${id}-fault` : undefined
  // An input drops line breaks as one types: a text that has any is written in lines, and stays so
  // while it is open, as another element in its place would lose the focus.
  const isInLines = useRef(multiline === true)
  if (native.type === undefined || native.type === 'text') {
    isInLines.current ||= multiline === true || hasBreak(native.value)
  }
  const dress = cn(inputClass, align === 'end' && 'text-right', mono && 'font-mono text-small')
  const shared = {
    // Each text in the direction of its own script.
    dir: 'auto',
    ...native,
    ref: inputRef,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy(unitId, helpId, descriptionId, faultId),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(keepBreaks(native.value, target.value)),
  }
  return (
    <div ref={root} className={className}>
      <div className={controlClass('ruled')} data-invalid={isInvalid || undefined}>
        {isInLines.current ? (
          <Growing text={native.value}>
            <textarea {...shared} rows={1} className={cn(dress, growingClass)} />
          </Growing>
        ) : (
          <input
            type="text"
            {...shared}
            className={cn(dress, 'self-stretch', align === 'start' && 'text-left')}
          />
        )}
        {unit && (
          <span id={unitId} className="text-ink-3">
            {unit}
          </span>
        )}
        {trailing}
      </div>
      {description && (
        <span id={descriptionId} slot="description" className="mt-1 block text-ink-3 text-small">
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={faultId} slot="errorMessage" className="mt-1 block text-red text-small">
          {errorMessage}
        </span>
      )}
    </div>
  )
}
