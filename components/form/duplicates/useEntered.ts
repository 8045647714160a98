import { useWatch } from 'react-hook-form'
import type { Resource } from '@/lib/resources/resource'
import { useFormModel } from '../model/formContext'
import { areAskable, type DuplicateSet, isCounted } from './sets'

/** The values of a set in the open form, watched; null where they are not to be asked about. */
export function useEntered(by: DuplicateSet): readonly string[] | null {
  const { resource, form, fields } = useFormModel()
  const columns = columnsOf(resource, by)
  const held = useWatch({ control: form.control, name: columns })
  const isThere = columns.every((column) => fields.some((field) => field.column === column))
  const valueNamed = (name: string) => form.getValues(resource.fields.get(name)?.column ?? name)
  if (!isThere || !isCounted(resource, valueNamed)) return null
  const texts = held.map((value) => (typeof value === 'string' ? value : ''))
  return areAskable(texts) ? texts : null
}

/** The columns of a set's members. */
export const columnsOf = ({ fields }: Resource, by: DuplicateSet): string[] =>
  by.map((member) => fields.get(member)?.column ?? member)
