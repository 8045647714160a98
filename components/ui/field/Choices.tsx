'use client'

import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Radio,
} from 'react-aria-components'
import { FieldFrame, type FieldWords } from './FieldFrame'

interface Props
  extends Omit<AriaRadioGroupProps, 'className' | 'children' | 'orientation'>,
    FieldWords {
  options: readonly { value: string; label: string; description?: string }[]
}

/** A few choices below each other, each with room for a sentence; exactly one holds. */
export function Choices({ label, description, errorMessage, options, ...props }: Props) {
  return (
    <AriaRadioGroup {...props} isInvalid={Boolean(errorMessage)}>
      <FieldFrame label={label} description={description} errorMessage={errorMessage}>
        <div className="flex flex-col gap-1">
          {options.map(({ value, label: name, description: words }) => (
            <Radio
              key={value}
              value={value}
              className="group holds-input flex cursor-default items-start gap-2 [&_input]:mt-0.5 rounded-control py-1 pointer-coarse:py-2.5"
            >
              <span
                aria-hidden
                className="mt-0.5 flex size-4 shrink-0 items-center justify-center rounded-full border border-rule-strong bg-sheet after:size-2 after:rounded-full after:bg-transparent group-data-selected:border-accent group-data-selected:after:bg-accent forced-colors:group-data-selected:after:bg-[Highlight]"
              />
              <span className="min-w-0">
                <span className="group-data-selected:font-semibold">{name}</span>
                {words && <span className="block text-ink-2">{words}</span>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
