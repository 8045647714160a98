import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import { useController } from 'react-hook-form'
import { useStore } from '@/components/state/store'
import type { Field } from '@/lib/resources/resource'
import type { FormModel } from './formModel'
import { NOTHING, type Tally } from './tally'
import { valueKind } from './valueKind'
import { type FormValue, same } from './values'

/** The form that is open around what is drawn, if any. */
export const FormContext = createContext<FormModel | null>(null)

/** The form that is open around whoever asks. @throws Error outside of one */
export function useFormModel(): FormModel {
  const model = use(FormContext)
  if (!model) throw new Error('a part of the form stands outside of one')
  return model
}

/** What the record holds for one field, watched. */
export function useBase(column: string): FormValue {
  const { base } = useFormModel()
  const read = useCallback(() => base.get()[column] ?? null, [base, column])
  return useSyncExternalStore(base.subscribe, read, read)
}

/** Which fields stand out, watched. */
export const useTally = (): Tally => useStore(useFormModel().tally, NOTHING)

/**
 * One field of the open form: its value, what the record holds, and what a control of it is given.
 * Whoever asks is drawn anew with this field alone.
 */
export function useFieldInput(field: Field) {
  const { form } = useFormModel()
  const base = useBase(field.column)
  const { field: input, fieldState } = useController({ name: field.column, control: form.control })
  const value = (input.value ?? null) as FormValue
  const isChanged = useMemo(() => !same(field, base, value), [field, base, value])
  const { onChange } = input
  const change = useCallback(
    // A text that is emptied is "not set", unless it was the empty text that the record holds.
    (next: FormValue) =>
      onChange(next === '' && valueKind(field) === 'words' && base !== '' ? null : next),
    [base, field, onChange],
  )
  return {
    value,
    base,
    isChanged,
    fault: fieldState.error?.message ?? null,
    change,
    onBlur: input.onBlur,
  }
}
