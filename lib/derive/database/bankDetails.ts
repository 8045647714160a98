import type { Resource } from '@/lib/resources/resource'
import { sqlText, sqlTexts } from '@/lib/text/sqlText'
import { type DatabaseObject, index } from './databaseObject'

/** The bank details of records of a resource, by their names in history. */
export const bankDetailsOf = ({ leaves }: Resource): string[] =>
  leaves.filter(({ bankDetail }) => bankDetail).map(({ path }) => path.join('.'))

/**
 * SQL for the entries of the history that changed such details of records of some resources, in the
 * words of the index that has these entries and no others.
 */
export const changedBankDetails = (resources: readonly Resource[]): string =>
  resources
    .map((resource) => ({ name: resource.name, fields: bankDetailsOf(resource) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ name, fields }) => `(resource = ${sqlText(name)} AND fields && ${sqlTexts(fields)})`)
    .join(' OR ')

/**
 * What finds such entries by their place in the history, without a look at any: of most changes it
 * is only asked whether they are any.
 */
export function bankDetailIndex(resources: readonly Resource[]): DatabaseObject[] {
  const changed = changedBankDetails(resources)
  if (!changed) return []
  return [
    index(
      'event_of_bank_details',
      'event',
      `(event_id) INCLUDE (at, resource, record_id) WHERE ${changed}`,
    ),
  ]
}
