import type { Field } from '@/lib/resources/resource'
import { wholeOf } from '@/lib/resources/wholes'
import { changesOf } from '../model/changes'
import type { FormModel } from '../model/formModel'
import type { FormValues } from '../model/values'

type Asked = Pick<FormModel, 'fields' | 'form' | 'base'>

/**
 * What a save sends, by column, once others' changes are merged into the form. What of it was not to
 * be changed follows them, and what a person has chosen is sent as it was chosen. Where nobody was
 * asked, as what was to be saved had been put back in the form meanwhile, theirs stays, and all that
 * is one whole with it.
 *
 * @param asked what was to be sent until then
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
  const changedIn = (values: FormValues): Field[] =>
    changesOf({ leaves: fields }, before, values).map(({ field }) => field)
  const theirs = changedIn(next)
  const isTheirs = (field: Field) =>
    theirs.some((each) => each === field || (isPart(field) && wholeOf(each) === wholeOf(field)))
  const mine = changedIn(asked).filter((field) => !isTheirs(field))
  const from = (values: FormValues, columns: readonly string[]): FormValues =>
    Object.fromEntries(columns.map((column) => [column, values[column] ?? null]))
  return {
    ...next,
    ...from(
      asked,
      mine.map(({ column }) => column),
    ),
    ...from(now, chosen),
  }
}

const isPart = (field: Field): boolean => wholeOf(field) !== undefined
