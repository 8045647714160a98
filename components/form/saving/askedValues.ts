import type { FormModel } from '../model/formModel'
import { type FormValues, same } from '../model/values'

type Asked = Pick<FormModel, 'fields' | 'form' | 'base'>

/**
 * What a save sends, by column, once others' changes are merged into the form: what of it was not to
 * be changed follows them, and what a person has chosen is sent as it was chosen.
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
