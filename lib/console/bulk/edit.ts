import type { Field } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import { patchBody } from '../form/changes'
import { check } from '../form/check'
import { effective, type FormValue, isJson } from '../form/values'

/**
 * What is to become of a field of many clients. To clear a field and to put it back to its default
 * are the same request, null; which of the two it means is told by the field's definition.
 */
export type EditMode = 'leave' | 'set' | 'clear' | 'default'

export interface FieldEdit {
  readonly field: Field
  readonly mode: EditMode
  /** Counts while the mode is `set`. */
  readonly value: FormValue
}

/** What can be done with a field, in the order in which it is offered. */
export function modesOf(field: Field): EditMode[] {
  if (field.required) return ['leave', 'set']
  return ['leave', 'set', field.default === undefined ? 'clear' : 'default']
}

/** A field that was just picked: most are picked to be set. */
export const newEdit = (field: Field): FieldEdit => ({
  field,
  mode: 'set',
  value: isJson(field) || field.kind === 'textList' ? null : effective(field, null),
})

/** Why an edit cannot be sent yet. */
export function faultOf({ field, mode, value }: FieldEdit, timeZone: TimeZone): string | undefined {
  if (mode !== 'set') return undefined
  const held = isJson(field) ? value : effective(field, value)
  if (held === null || held.length === 0) {
    if (field.kind === 'choice' && held === '') return undefined
    const instead = modesOf(field).includes('clear') ? ', or choose Clear to empty the field' : ''
    return `Give ${field.label} a value${instead}.`
  }
  return check(field, held, timeZone)?.message
}

/** The members to send for each client; what is left as it is has none. */
export const patchOf = (edits: readonly FieldEdit[]): Record<string, unknown> =>
  patchBody(
    edits
      .filter(({ mode }) => mode !== 'leave')
      .map(({ field, mode, value }) => ({
        field,
        from: null,
        to: mode !== 'set' ? null : isJson(field) ? value : effective(field, value),
      })),
  )
