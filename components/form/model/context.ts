import { type ComponentType, createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Store, useStore } from '@/components/state/store'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Change } from './changes'
import type { FormFault } from './check'
import { NOTHING, type Tally } from './tally'
import type { FormValue, FormValues } from './values'

/** What every control of a field is given; the row shows its label and what is to be said about it. */
export interface ControlProps {
  readonly field: Field
  readonly value: FormValue
  readonly onChange: (value: FormValue) => void
  readonly onBlur: () => void
  /** Why the value does not hold. */
  readonly fault: string | null
  /** Id of the label in the row. */
  readonly labelledBy: string
}

/** What is wrong with a value beyond what its kind rules, if anything. */
export type Guard = (value: FormValue) => FormFault | undefined

export type ControlComponent = ComponentType<ControlProps>

/**
 * One open form: its values (react-hook-form's, watched field by field), what the record holds
 * (`base`), and which fields differ or are faulty (`tally`). It stays the same object for as long as
 * the form is open, so that passing it down renders nothing anew.
 */
export interface FormModel {
  readonly resource: Resource
  readonly form: UseFormReturn<FormValues>
  readonly base: Store<FormValues>
  readonly tally: Store<Tally>
  /** Controls that stand in for the usual one, by API name. */
  readonly controls: Readonly<Record<string, ControlComponent>>
  /** By column, what a sheet knows of its field that the kind does not; `check` asks them too. */
  readonly guards: Map<string, Guard>
  /** The first fault of a value: by its kind, then by the guard of its field. */
  check(field: Field, value: FormValue): FormFault | undefined
  changes(): Change[]
  /** Puts values in as pending changes. */
  put(values: FormValues): void
  /**
   * Takes over what the record has become. Fields that nobody was editing follow it, and so do
   * those that still hold what was `sent`; every other field keeps what was typed.
   */
  rebase(next: FormValues, sent?: FormValues): void
  /** Brings a field into sight, whatever is filtered, and gives it the focus. */
  reveal(column: string): void
}

export const FormContext = createContext<FormModel | null>(null)

export function useFormModel(): FormModel {
  const model = use(FormContext)
  if (!model) throw new Error('a part of the form stands outside of RecordForm')
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
