import { useId } from 'react'
import { RuledField } from '@/components/ui/field/RuledField'
import { Segmented } from '@/components/ui/field/Segmented'
import { type AdjustBy, type Rounding, roundingOf } from './adjust'
import type { FieldEdit } from './edit'

interface Props {
  edit: FieldEdit
  fault: string | null
  labelledBy: string
  onChange: (edit: FieldEdit) => void
}

/** By how much a figure goes up or down, and what becomes of digits that it has no room for. */
export function AdjustBox({ edit, fault, labelledBy, onChange }: Props) {
  const { field, value, by } = edit
  const notesId = useId()
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <RuledField
          align="end"
          inputMode="decimal"
          autoComplete="off"
          aria-labelledby={labelledBy}
          aria-describedby={notesId}
          unit={by === 'percent' ? '%' : (field.unit ?? undefined)}
          errorMessage={fault ?? undefined}
          value={typeof value === 'string' ? value : ''}
          onChange={(next) => onChange({ ...edit, value: next })}
          className="min-w-32 flex-1"
        />
        <Segmented
          aria-label={`${field.label}: per cent or amount`}
          className="py-0.5"
          options={[
            { value: 'percent', label: 'Per cent' },
            { value: 'amount', label: 'Amount' },
          ]}
          value={by}
          onChange={(next) => onChange({ ...edit, by: next as AdjustBy })}
        />
      </div>
      <p id={notesId} className="mt-1 px-2 text-ink-3 text-small">
        {by === 'percent' && `Rounded to ${ROUNDED[roundingOf(field)]}, halves away from zero. `}
        Where it is not set, it stays so.
      </p>
    </>
  )
}

const ROUNDED: Readonly<Record<Rounding, string>> = {
  whole: 'whole numbers',
  cents: 'whole cents, or as many digits as an amount has',
  digits: '6 digits after the point where there are more',
}
