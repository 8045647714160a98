'use client'

import { useId } from 'react'
import { cn } from '../cn'
import { describedBy } from './describedBy'
import { useEnteredBefore } from './useEnteredBefore'

export interface SegmentedProps {
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  /** `name` tells a side by more than its label, to who does not see what it stands beside. */
  options: readonly { value: string; label: string; name?: string }[]
  value: string | null
  onChange: (value: string) => void
  onBlur?: () => void
  /** Why the value does not hold; the switch is marked invalid with it. */
  errorMessage?: string | null
  /** True while the value merely stands at its default: shown quietly, with the word. */
  isDefault?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  className?: string
}

/**
 * A switch of two or three sides, all in sight: yes or no, theirs or yours. A `value` of null
 * chooses none. What was set is ink on the page's contrast; what is only the default is quiet.
 * Below each side is the browser's own radio, which brings the keys with it.
 */
export function Segmented({
  options,
  value,
  onChange,
  onBlur,
  errorMessage,
  isDefault,
  isRequired,
  isDisabled,
  className,
  'aria-describedby': helpId,
  ...named
}: SegmentedProps) {
  const root = useEnteredBefore<HTMLDivElement>()
  const id = useId()
  const defaultId = isDefault ? `${id}-default` : undefined
  const faultId = errorMessage ? `${id}-fault` : undefined
  return (
    <div
      {...named}
      ref={root}
      role="radiogroup"
      aria-disabled={isDisabled}
      aria-required={isRequired}
      aria-orientation="horizontal"
      aria-invalid={errorMessage ? true : undefined}
      aria-describedby={describedBy(defaultId, helpId, faultId)}
      className={className}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      <div className="flex items-center gap-2">
        <div
          className={cn(
            'inline-flex h-6.5 rounded-control border bg-sheet pointer-coarse:h-9',
            errorMessage ? 'border-red' : 'border-rule-strong',
            isDisabled && 'opacity-55',
          )}
        >
          {options.map(({ value: side, label, name }) => (
            <label
              key={side}
              data-selected={side === value || undefined}
              className={cn(
                'meets-finger isolate flex cursor-default select-none items-center justify-center px-2.5 max-sm:min-w-11 pointer-coarse:min-w-11 text-ink-2 transition-colors first:rounded-l-[5px] last:rounded-r-[5px]',
                'hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 data-selected:font-semibold',
                isDefault
                  ? 'data-selected:bg-sunk data-selected:text-ink'
                  : 'data-selected:bg-ink data-selected:text-paper',
              )}
            >
              <input
                type="radio"
                name={id}
                value={side}
                aria-label={name}
                disabled={isDisabled}
                checked={side === value}
                onChange={() => onChange(side)}
                // Over all of its side: clipped to a point it is missed by a finger that explores.
                className="absolute inset-0 z-[1] m-0 size-full cursor-[inherit] opacity-0"
              />
              {label}
            </label>
          ))}
        </div>
        {isDefault && (
          <span id={defaultId} className="text-[0.6875rem] text-ink-3">
            default
          </span>
        )}
      </div>
      {errorMessage && (
        <span id={faultId} slot="errorMessage" className="mt-1 block text-red text-small">
          {errorMessage}
        </span>
      )}
    </div>
  )
}
