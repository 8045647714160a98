import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentType, useLayoutEffect, useState } from 'react'
import { type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { FieldFault } from '@/components/api/problem'
import { createStore, type Store } from '@/components/state/store'
import { timeZone } from '@/components/time/timeZone'
import type { Field, Resource } from '@/lib/resources/resource'
import { type Change, changesOf } from './changes'
import { placeFaults } from './faults'
import { createLookUps, type LookUps } from './lookUps'
import { check, checkNew, type FormFault, heldSchema } from './schema'
import { retally, type Tally, tallyOf } from './tally'
import { type FormValue, type FormValues, same } from './values'

/** What every control of a field is given; the row shows its label and what is to be said about it. */
export interface ControlProps {
  readonly field: Field
  readonly value: FormValue
  /** What the record holds, where there is one. */
  readonly base?: FormValue
  readonly onChange: (value: FormValue) => void
  readonly onBlur: () => void
  /** Why the value does not hold. */
  readonly fault: string | null
  readonly labels: Labels
}

/** What stands in the row beside a control, by the ids of it: its name, and what is said about it. */
export interface Labels {
  readonly 'aria-labelledby': string
  readonly 'aria-describedby'?: string | undefined
}

/** What is wrong with a value beyond what its kind rules, if anything. */
export type Guard = (value: FormValue) => FormFault | undefined

export type ControlComponent = ComponentType<ControlProps>

/**
 * One open form over fields of a resource: its values (react-hook-form's, watched field by field),
 * what the record holds (`base`), and which fields differ or are faulty (`tally`). It stays the same
 * object for as long as the form is open, so that passing it down renders nothing anew.
 */
export interface FormModel {
  readonly resource: Resource
  /** Of the record that it changes; none of one that is added, and of many. */
  readonly id: string | undefined
  /** The fields that the form has. */
  readonly fields: readonly Field[]
  readonly form: UseFormReturn<FormValues>
  readonly base: Store<FormValues>
  readonly tally: Store<Tally>
  /** Controls that stand in for the usual one, by API name. */
  readonly controls: Readonly<Record<string, ControlComponent>>
  /** By column, what a sheet knows of its field that the kind does not; the form's schema asks too. */
  readonly guards: Map<string, Guard>
  /** To be settled before anything of the form is sent. */
  readonly lookUps: LookUps
  /** How sheets tell the form of what was typed into them, which it hears of a little later. */
  readonly unheard: Set<() => void>
  /** Has the form hear of all that was typed, before it is saved or others' changes come in. */
  hear(): void
  changes(): Change[]
  /** Puts values in as pending changes. */
  put(values: FormValues): void
  /**
   * Takes over what the record has become. Fields that nobody has edited follow it, be it since the
   * form held what the record did, or since they were `sent`; every other field keeps what was typed.
   */
  rebase(next: FormValues, sent?: FormValues): void
  /** Why the value of a field does not hold. */
  faultOf(column: string): string | undefined
  /**
   * Reads these fields of what is to be sent with their schemas; the first of them that is wrong. What
   * the form holds of them by now is marked where that is.
   */
  verify(columns: readonly string[], values: FormValues): Promise<Field | undefined>
  /** The first field that is wrong of what is to be sent as a whole. */
  faultyOf(values: FormValues): Field | undefined
  /** Marks what the service refused: the first of these fields, and the faults that have none here. */
  refuse(faults: readonly FieldFault[]): { first: Field | undefined; unplaced: FieldFault[] }
  /** Brings a field into sight, whatever is filtered, and gives it the focus. */
  reveal(column: string): void
}

interface Options {
  readonly resource: Resource
  /** Of the record that it changes, where that is one that is there. */
  readonly id?: string | undefined
  /** All of the resource's, unless said. */
  readonly fields?: readonly Field[]
  /** What the fields hold when the form opens, by column. Asked once. */
  readonly opening: () => FormValues
  /** True for a record that is being added: it is looked through as a whole, when it is sent. */
  readonly isNew?: boolean
  readonly controls?: Readonly<Record<string, ControlComponent>> | undefined
  readonly reveal: (column: string) => void
}

const NO_CONTROLS = {}

/** Opens a form. What it starts from is read once: what the record becomes later comes by `rebase`. */
export function useResourceForm(options: Options): FormModel {
  const [opening] = useState(options.opening)
  const [{ guards, checkOf, resolver }] = useState(() => checks(options))
  const form = useForm<FormValues>({
    defaultValues: opening,
    resolver,
    mode: options.isNew ? 'onSubmit' : 'onTouched',
    // The focus goes to the field's own place, once what filters it away is gone.
    shouldFocusError: false,
  })
  const [model] = useState(() => modelOf(options, form, opening, { guards, checkOf }))
  // Before the effects of the fields, which tell what was typed before the page came to life.
  useLayoutEffect(() => countAlong(model), [model])
  return model
}

function checks({ resource, fields = resource.leaves, isNew }: Options) {
  const guards: FormModel['guards'] = new Map()
  const byColumn = new Map(fields.map((field) => [field.column, field]))
  const read = isNew ? checkNew : check
  const checkOf = (column: string, value: FormValue | undefined): FormFault | undefined => {
    const field = byColumn.get(column)
    const held = value ?? null
    return field && (read(field, held, timeZone()) ?? guards.get(column)?.(held))
  }
  return { guards, checkOf, resolver: resolverOf(heldSchema<FormValue>(checkOf)) }
}

type Checks = Pick<ReturnType<typeof checks>, 'guards' | 'checkOf'>

/** zod's resolver, which reads nothing but the inputs that react-hook-form asks about. */
export function resolverOf<Values extends FieldValues>(
  schema: z.ZodType<Values, Values>,
): Resolver<Values> {
  const resolve = zodResolver<Values, unknown, Values>(schema, undefined, {
    mode: 'sync',
    raw: true,
  }) as Resolver<Values>
  return (values, context, options) => {
    const { names } = options
    const asked = names ? Object.fromEntries(names.map((name) => [name, values[name]])) : values
    return resolve(asked as Values, context, options)
  }
}

function modelOf(
  { resource, id, fields = resource.leaves, controls = NO_CONTROLS, reveal }: Options,
  form: UseFormReturn<FormValues>,
  opening: FormValues,
  { guards, checkOf }: Checks,
): FormModel {
  const base = createStore<FormValues>(opening)
  const byColumn = new Map(fields.map((field) => [field.column, field]))
  const faultOf = (column: string) => form.getFieldState(column).error?.message
  const tally = createStore<Tally>(tallyOf(fields, { base: opening, values: opening, faultOf }))
  /** One field at a time, so that react-hook-form tells only the row it concerns. */
  function put(values: FormValues): void {
    for (const [column, value] of Object.entries(values)) {
      form.setValue(column, value, { shouldValidate: true })
    }
  }
  const unheard: FormModel['unheard'] = new Set()
  function hear(): void {
    for (const tell of unheard) tell()
  }
  return {
    ...{ resource, id, fields, form, base, tally, controls, guards, put, faultOf, reveal },
    ...{ unheard, hear },
    lookUps: createLookUps(),
    changes: () => changesOf({ leaves: fields }, base.get(), form.getValues()),
    rebase(next, sent = {}) {
      hear()
      const before = base.get()
      const values = form.getValues()
      base.set(next)
      const taken: FormValues = {}
      for (const field of fields) {
        const { column } = field
        const value = values[column] ?? null
        // What was put back since it was sent has been edited, though it is what the record held.
        const last = Object.hasOwn(sent, column) ? sent : before
        if (!same(field, last[column] ?? null, value)) continue
        if (value !== next[column]) taken[column] = next[column] ?? null
      }
      put(taken)
      tally.set(tallyOf(fields, { base: next, values: form.getValues(), faultOf }))
    },
    async verify(columns, values) {
      await form.trigger([...columns])
      const faulty = columns.find((column) => checkOf(column, values[column]))
      return faulty === undefined ? undefined : byColumn.get(faulty)
    },
    faultyOf: (values) => fields.find(({ column }) => checkOf(column, values[column])),
    refuse(faults) {
      const { placed, unplaced } = placeFaults({ leaves: fields }, faults)
      for (const { field, code, message } of placed) {
        form.setError(field.column, { type: code, message })
      }
      return { first: placed[0]?.field, unplaced }
    },
  }
}

/** Keeps the tally right with each change of a value or of a fault. */
function countAlong({ form, base, tally, fields, faultOf }: FormModel): () => void {
  const byColumn = new Map(fields.map((field) => [field.column, field]))
  return form.subscribe({
    formState: { values: true, errors: true },
    callback({ values, name }) {
      const field = name === undefined ? undefined : byColumn.get(name)
      const counted = { base: base.get(), values, faultOf }
      const next = field ? retally(tally.get(), field, counted) : tallyOf(fields, counted)
      if (next !== tally.get()) tally.set(next)
    },
  })
}
