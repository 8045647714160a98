import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { resolverOf } from '@/components/form/model/formModel'
import { createLookUps, type LookUps } from '@/components/form/model/lookUps'
import { heldSchema } from '@/components/form/model/schema'
import { timeZone } from '@/components/time/timeZone'
import type { Field, Resource } from '@/lib/resources/resource'
import { type FieldEdit, faultOf, newEdit } from './edit'

/** What is to become of a picked field, as the form holds it. */
type HeldEdit = Omit<FieldEdit, 'field'>

/** The picked fields by column, in the order in which they were picked. */
export type HeldEdits = Record<string, HeldEdit>

export interface EditForm {
  readonly form: UseFormReturn<HeldEdits>
  /** What the form holds now. */
  readonly edits: readonly FieldEdit[]
  pick(field: Field): void
  remove(column: string): void
  readonly lookUps: LookUps
  /** True while it is found out what was typed: nothing else is typed then, as it would go along. */
  readonly isSettling: boolean
  /**
   * Hands on what it holds, once it is known what was typed, and where no field has to be mended.
   *
   * @throws ApiProblem where it cannot be found out what was typed
   */
  submit(work: (edits: readonly FieldEdit[]) => Promise<void>): Promise<void>
}

/**
 * The fields of a bulk edit as a form. Each value is read with the schema of its field, once the
 * edit is sent: a value that is half typed is nobody's fault yet.
 *
 * @param onChange called after the edits were changed: what was found of them counts no more
 */
export function useEditForm(resource: Resource, onChange: () => void): EditForm {
  const [{ resolver, editsOf }] = useState(() => readingOf(resource))
  const form = useForm<HeldEdits>({ resolver, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const [lookUps] = useState(createLookUps)
  const isWaiting = useRef(false)
  const [isSettling, setSettling] = useState(false)
  const edits = editsOf(useWatch({ control: form.control }) as HeldEdits)
  return {
    form,
    edits,
    pick(field) {
      const { field: _, ...held } = newEdit(field)
      form.setValue(field.column, held)
      onChange()
    },
    remove(column) {
      form.unregister(column)
      onChange()
    },
    lookUps,
    isSettling,
    async submit(work) {
      if (isWaiting.current) return
      isWaiting.current = true
      setSettling(true)
      try {
        await lookUps.settled()
      } finally {
        isWaiting.current = false
        // A field that has to be mended can take the focus again.
        flushSync(() => setSettling(false))
      }
      await form.handleSubmit((held) => work(editsOf(held)))()
    },
  }
}

function readingOf({ leaves }: Resource) {
  const byColumn = new Map(leaves.map((field) => [field.column, field]))
  const editsOf = (held: HeldEdits): FieldEdit[] =>
    Object.entries(held).flatMap(([column, edit]) => {
      const field = byColumn.get(column)
      return field && edit ? [{ field, ...edit }] : []
    })
  const schema = heldSchema<HeldEdit>((column, held) => {
    const field = byColumn.get(column)
    const message = field && faultOf({ field, ...held }, timeZone())
    return message === undefined ? undefined : { message }
  })
  return { editsOf, resolver: resolverOf(schema) }
}
