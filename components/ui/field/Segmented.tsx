'use client'

import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components'
import { cn } from '../cn'
import { FieldFrame, type FieldWords } from './FieldFrame'

export interface SegmentedProps
  extends Omit<AriaRadioGroupProps, 'className' | 'children' | 'orientation'>,
    FieldWords {
  /** `name` tells a side by more than its label, to who does not see what it stands beside. */
  options: readonly { value: string; label: string; name?: string }[]
  /** True while the value merely stands at its default: shown quietly, with the word. */
  isDefault?: boolean
  className?: string
}

/**
 * A switch of two or three sides, all in sight: yes or no, theirs or yours. A `value` of null
 * chooses none. What was set is ink on the page's contrast; what is only the default is quiet.
 */
export function Segmented({
  label,
  description,
  errorMessage,
  options,
  isDefault,
  className,
  ...props
}: SegmentedProps) {
  return (
    <AriaRadioGroup
      {...props}
      orientation="horizontal"
      isInvalid={props.isInvalid ?? Boolean(errorMessage)}
      className={cn('group', className)}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <div className="flex items-center gap-2">
          <div className="inline-flex h-6.5 rounded-control border border-rule-strong bg-sheet group-data-disabled:opacity-55 group-data-invalid:border-red pointer-coarse:h-9">
            {options.map(({ value, label: side, name }) => (
              <Radio
                key={value}
                value={value}
                aria-label={name}
                className={cn(
                  'flex cursor-default select-none items-center px-2.5 text-ink-2 transition-colors first:rounded-l-[5px] last:rounded-r-[5px]',
                  'data-hovered:text-ink data-focus-visible:outline-offset-2 data-selected:font-semibold',
                  isDefault
                    ? 'data-selected:bg-sunk data-selected:text-ink'
                    : 'data-selected:bg-ink data-selected:text-paper',
                )}
              >
                {side}
              </Radio>
            ))}
          </div>
          {isDefault && <span className="text-[0.6875rem] text-ink-3">default</span>}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
