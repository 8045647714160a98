'use client'

import { X } from 'lucide-react'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import { controlOf } from '@/components/form/controls/fieldControl'
import { isMerged, MERGE_WORDS } from '@/components/form/model/changes'
import { hintOf } from '@/components/form/model/hint'
import { inWords } from '@/components/form/model/show'
import { effective, fieldName } from '@/components/form/model/values'
import { todayIn } from '@/components/time/timeWords'
import { timeZone } from '@/components/time/timeZone'
import { IconButton } from '@/components/ui/button/IconButton'
import { Option } from '@/components/ui/field/Option'
import { Select } from '@/components/ui/field/Select'
import type { Field } from '@/lib/resources/resource'
import { AdjustBox } from './AdjustBox'
import { type EditMode, type FieldEdit, modesOf } from './edit'
import type { EditForm } from './editForm'

interface Props {
  form: EditForm['form']
  field: Field
  isDisabled: boolean
  /** What is to become of the field was changed. */
  onChange: () => void
  onRemove: () => void
}

const MODES: Readonly<Record<EditMode, string>> = {
  leave: 'Leave',
  set: 'Set',
  raise: 'Raise by',
  lower: 'Lower by',
  clear: 'Clear',
  default: 'Back to default',
}

/** One picked field: what is to become of it, and the value when it is to be set. */
export function EditRow({ form, field, isDisabled, onChange, onRemove }: Props) {
  const { field: input, fieldState } = useController({ name: field.column, control: form.control })
  const edit: FieldEdit = { field, ...input.value }
  const { mode, value } = edit
  const fault = fieldState.error?.message ?? null
  function change({ field: _, ...held }: FieldEdit) {
    input.onChange(held)
    onChange()
  }
  const labelId = useId()
  const notesId = useId()
  const Control = controlOf(field)
  const merges = isMerged(field) && mode === 'set'
  const hint = mode === 'set' && !fault ? hintOf(field, value, todayIn(timeZone())) : undefined
  return (
    <div
      data-field={fieldName(field)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 border-rule border-b py-1 last:border-b-0 sm:grid-cols-[11rem_8.5rem_minmax(0,1fr)_auto]"
    >
      <span
        id={labelId}
        className="flex min-h-control items-center text-ink"
        title={fieldName(field)}
      >
        {field.label}
      </span>
      <div className="max-sm:order-3 max-sm:col-span-2">
        <Select
          look="ruled"
          aria-label={`What becomes of ${field.label}`}
          selectedKey={mode}
          isDisabled={isDisabled}
          onSelectionChange={(key) => change({ ...edit, mode: key as EditMode })}
        >
          {modesOf(field).map((each) => (
            <Option key={each} id={each}>
              {MODES[each]}
            </Option>
          ))}
        </Select>
      </div>
      <fieldset
        ref={(place) => {
          input.ref(place && { focus: () => controlIn(place)?.focus() })
        }}
        disabled={isDisabled}
        data-value
        className="min-w-0 max-sm:order-4 max-sm:col-span-2 [&_[slot=errorMessage]]:mt-0.5 [&_[slot=errorMessage]]:px-2"
      >
        {mode === 'raise' || mode === 'lower' ? (
          <AdjustBox edit={edit} fault={fault} labelledBy={labelId} onChange={change} />
        ) : mode === 'set' ? (
          <Control
            field={field}
            value={value}
            onChange={(next) => change({ ...edit, value: next })}
            onBlur={() => undefined}
            fault={fault}
            labels={{
              'aria-labelledby': labelId,
              'aria-describedby': hint || merges ? notesId : undefined,
            }}
          />
        ) : (
          <p className="flex min-h-control flex-wrap items-center gap-x-1 px-2 text-ink-3">
            {mode === 'leave' && 'stays as it is'}
            {mode === 'clear' && 'becomes not set: null is sent'}
            {mode === 'default' && (
              <>
                becomes <span className="text-ink">{inWords(field, effective(field, null))}</span>:
                null is sent, which the service reads as the default
              </>
            )}
          </p>
        )}
        <div id={notesId} className="px-2 text-small empty:hidden">
          {hint && (
            <p role="status" className="text-amber">
              {hint}
            </p>
          )}
          {merges && <p className="text-ink-3">{MERGE_WORDS}</p>}
        </div>
      </fieldset>
      <IconButton
        label={`Take out ${field.label}`}
        icon={<X />}
        isDisabled={isDisabled}
        onPress={onRemove}
        className="max-sm:order-2"
      />
    </div>
  )
}

/** Where a value is entered. */
export const controlIn = (place: Element): HTMLElement | null =>
  place.querySelector('input:not([type=hidden]), textarea, button')
