import { type Change, patchBody } from '@/components/form/model/changes'
import { check } from '@/components/form/model/schema'
import { hasEmpty } from '@/components/form/model/show'
import { isJson, isTexts } from '@/components/form/model/valueKind'
import { effective, type FormValue } from '@/components/form/model/values'
import type { Field } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import { type AdjustBy, type Adjustment, adjustmentFault, isAdjustable } from './adjust'

/**
 * What is to become of a field of many records. To clear a field and to put it back to its default
 * are the same request, null; which of the two it means is told by the field's definition.
 */
export type EditMode = 'leave' | 'set' | 'raise' | 'lower' | 'clear' | 'default'

export interface FieldEdit {
  readonly field: Field
  readonly mode: EditMode
  /** What is set, or by how much it is raised or lowered. */
  readonly value: FormValue
  /** Counts while the field is raised or lowered. */
  readonly by: AdjustBy
}

/** A field that is raised or lowered from what each record holds. */
export interface FieldAdjustment extends Adjustment {
  readonly field: Field
}

/** What can be done with a field, in the order in which it is offered. */
export function modesOf(field: Field): EditMode[] {
  const modes: EditMode[] = isAdjustable(field)
    ? ['leave', 'set', 'raise', 'lower']
    : ['leave', 'set']
  if (field.required) return modes
  return [...modes, field.default === undefined ? 'clear' : 'default']
}

/** A field that was just picked: most are picked to be set. */
export const newEdit = (field: Field): FieldEdit => ({
  field,
  mode: 'set',
  by: 'percent',
  value: isJson(field) || isTexts(field) ? null : effective(field, null),
})

/** Why an edit cannot be sent yet. */
export function faultOf(edit: FieldEdit, timeZone: TimeZone): string | undefined {
  const { field, mode, value } = edit
  const adjustment = adjustmentOf(edit)
  if (adjustment) return adjustmentFault(field, adjustment)
  if (mode !== 'set') return undefined
  const held = isJson(field) ? value : effective(field, value)
  if (held === null || held.length === 0) {
    if (hasEmpty(field) && held === '') return undefined
    const instead = modesOf(field).includes('clear') ? ', or choose Clear to empty the field' : ''
    return `Give ${field.label} a value${instead}.`
  }
  return check(field, held, timeZone)?.message
}

function adjustmentOf({ field, mode, value, by }: FieldEdit): FieldAdjustment | undefined {
  if (mode !== 'raise' && mode !== 'lower') return undefined
  return { field, direction: mode, by, value: typeof value === 'string' ? value : '' }
}

/** The fields whose new value depends on the record. */
export const adjustmentsOf = (edits: readonly FieldEdit[]): FieldAdjustment[] =>
  edits.flatMap((edit) => adjustmentOf(edit) ?? [])

/** The values that are the same for each record; what is left as it is has none. */
const sameForAll = (edits: readonly FieldEdit[]): Change[] =>
  edits
    .filter((edit) => edit.mode !== 'leave' && !adjustmentOf(edit))
    .map(({ field, mode, value }) => ({
      field,
      from: null,
      to: mode !== 'set' ? null : isJson(field) ? value : effective(field, value),
    }))

/**
 * The members to send for a record.
 *
 * @param own values that are this record's alone
 */
export const patchOf = (
  edits: readonly FieldEdit[],
  own: readonly Change[] = [],
): Record<string, unknown> => patchBody([...sameForAll(edits), ...own])
