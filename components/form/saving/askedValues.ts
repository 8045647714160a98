import { namingOfField } from '@/lib/derive/naming'
import type { FormModel } from '../model/formModel'
import { type FormValues, same } from '../model/values'

type Asked = Pick<FormModel, 'fields' | 'form' | 'base'>

/**
 * What a save sends, by column, once all is found out about it: what the form held as it was asked
 * for. What was typed since is none of it, but for the id that took the place of a name.
 */
export function settledValues({ fields, form }: Asked, asked: FormValues): FormValues {
  const now = form.getValues()
  const named = fields.filter((field) => namingOfField(field))
  return {
    ...asked,
    ...Object.fromEntries(named.map(({ column }) => [column, now[column] ?? null])),
  }
}

/**
 * The same once others' changes are merged into the form: what of it was not to be changed follows
 * them, and what a person has chosen is sent as it was chosen.
 *
 * @param before what the record held until then
 * @param chosen columns
 */
export function mergedValues(
  { fields, form, base }: Asked,
  asked: FormValues,
  before: FormValues,
  chosen: readonly string[],
): FormValues {
  const [now, next] = [form.getValues(), base.get()]
  const values = fields.map((field) => {
    const { column } = field
    const isUnchanged = same(field, before[column] ?? null, asked[column] ?? null)
    const from = chosen.includes(column) ? now : isUnchanged ? next : asked
    return [column, from[column] ?? null]
  })
  return Object.fromEntries(values)
}
