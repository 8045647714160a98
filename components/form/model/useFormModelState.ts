import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { createStore, type Store } from '@/components/state/store'
import { timeZone } from '@/components/time/timeZone'
import type { Resource } from '@/lib/resources/resource'
import { changesOf } from './changes'
import { check } from './check'
import type { ControlComponent, FormModel } from './context'
import { resolverOf } from './resolver'
import { retally, type Tally, tallyOf } from './tally'
import type { Json } from './transport'
import { type FormValues, formOf, same } from './values'

interface Start {
  readonly resource: Resource
  readonly record: Json
  readonly controls?: Readonly<Record<string, ControlComponent>> | undefined
  readonly reveal: (column: string) => void
}

const NO_CONTROLS = {}

/** Opens a form on a record. The record it starts from is read once: later ones come by `rebase`. */
export function useFormModelState({ resource, record, controls, reveal }: Start): FormModel {
  const [opening] = useState(() => formOf(resource, record))
  const [{ guards, checkField }] = useState(checks)
  const [resolver] = useState(() => resolverOf(resource, checkField))
  const form = useForm<FormValues>({ defaultValues: opening, resolver, mode: 'onTouched' })
  const [model] = useState((): FormModel => {
    const base = createStore<FormValues>(opening)
    const tally = createStore<Tally>(tallyOf(resource, opening, opening, {}))
    return {
      resource,
      form,
      base,
      tally,
      controls: controls ?? NO_CONTROLS,
      guards,
      check: checkField,
      changes: () => changesOf(resource, base.get(), form.getValues()),
      put: (values) => put(form, values),
      rebase(next, sent = {}) {
        const before = base.get()
        const values = form.getValues()
        base.set(next)
        const taken: FormValues = {}
        for (const field of resource.leaves) {
          const { column } = field
          const value = values[column] ?? null
          const isSent = Object.hasOwn(sent, column) && same(field, sent[column] ?? null, value)
          if (!isSent && !same(field, before[column] ?? null, value)) continue
          if (value !== next[column]) taken[column] = next[column] ?? null
        }
        put(form, taken)
        recount(form, base, tally, resource)
      },
      reveal,
    }
  })
  useEffect(() => countAlong(model), [model])
  return model
}

function checks() {
  const guards: FormModel['guards'] = new Map()
  const checkField: FormModel['check'] = (field, value) =>
    check(field, value, timeZone()) ?? guards.get(field.column)?.(value)
  return { guards, checkField }
}

type Form = FormModel['form']

/** One field at a time, so that react-hook-form tells only the row it concerns. */
function put(form: Form, values: FormValues): void {
  for (const [column, value] of Object.entries(values)) {
    form.setValue(column, value, { shouldValidate: true })
  }
}

/** Keeps the tally right with each change of a value or of a fault. */
function countAlong({ form, base, tally, resource }: FormModel): () => void {
  const byColumn = new Map(resource.leaves.map((field) => [field.column, field]))
  return form.subscribe({
    formState: { values: true, errors: true },
    callback({ values, errors = {}, name }) {
      const field = name === undefined ? undefined : byColumn.get(name)
      if (!field) return recount(form, base, tally, resource)
      const next = retally(tally.get(), field, base.get(), values, errors)
      if (next !== tally.get()) tally.set(next)
    },
  })
}

function recount(form: Form, base: Store<FormValues>, tally: Store<Tally>, resource: Resource) {
  tally.set(tallyOf(resource, base.get(), form.getValues(), form.control._formState.errors))
}
