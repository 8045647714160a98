import { useWatch } from 'react-hook-form'
import type { Resource } from '@/lib/resources/resource'
import { useFormModel } from '../model/formContext'
import type { FormValues } from '../model/values'
import { areAskable, type DuplicateSet } from './query'

/** The values of a set in the open form, watched; null where they are not to be asked about. */
export function useEntered(by: DuplicateSet): readonly string[] | null {
  const { resource, form, fields } = useFormModel()
  const columns = columnsOf(resource, by)
  const held = useWatch({ control: form.control, name: columns })
  const isThere = columns.every((column) => fields.some((field) => field.column === column))
  if (!isThere || !isCounted(resource, form.getValues())) return null
  const texts = held.map((value) => (typeof value === 'string' ? value : ''))
  return texts.every((text) => counting(text) !== '') && areAskable(texts) ? texts : null
}

/** The columns of a set's members. */
export const columnsOf = ({ fields }: Resource, by: DuplicateSet): string[] =>
  by.map((member) => fields.get(member)?.column ?? member)

/** What of a code counts: its letters and digits, in any case. */
export const counting = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase() : ''

/** Whether a record with these values is compared with others at all. */
const isCounted = ({ duplicates, fields }: Resource, values: FormValues): boolean =>
  (duplicates?.except ?? []).every(({ field, among }) => {
    const value = values[fields.get(field)?.column ?? field]
    return typeof value !== 'string' || !among.includes(value)
  })
