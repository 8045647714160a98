import { storedText } from '@/lib/derive/fileColumns'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { keptLine } from '@/lib/text/csv'
import { cellValue } from './columns/cellText'
import { type ListColumn, plainColumn } from './columns/columns'
import type { Manner } from './exportCsv'

/** The version of a record that a file was made from; a list gives it as the member `_etag`. */
const VERSION = plainColumn({ id: '_if_match', path: ['_etag'], label: 'Version' })

/**
 * The columns of a file that is to come back: which record, which version of it, then what is shown.
 *
 * @param fieldBehind gives the field by which a column follows, as the role's id of a role's name: it
 *   stands before what is only shown, as it is what can be changed
 */
export const columnsToReturn = (
  id: ListColumn,
  columns: readonly ListColumn[],
  fieldBehind: (column: ListColumn) => ListColumn | undefined = () => undefined,
): readonly ListColumn[] => [
  id,
  VERSION,
  ...new Set(
    columns
      .filter((column) => column.id !== id.id)
      .flatMap((column) => [fieldBehind(column) ?? column, column]),
  ),
]

/** The member of a resource's records by which another follows, where that is what a reference is called. */
export function memberBehind(of: string, member: string): string | undefined {
  const resource: Resource | undefined = resources.find(({ name }) => name === of)
  return resource?.system.find(({ name }) => name === member)?.referred?.by
}

/**
 * A file to be changed in a spreadsheet and imported: every column by its API name too, as several
 * have one label, and every value in a way that no spreadsheet changes by opening and saving it.
 */
export const TO_RETURN: Manner = {
  head: (columns) =>
    keptLine(columns.map(({ label, id }) => ({ text: `${label} (${id})`, isFigure: false }))),
  row: (columns, record) =>
    keptLine(
      columns.map((column) => {
        const value = cellValue(column, record) ?? null
        return { text: value === null ? null : storedText(value), isFigure: column.isFigure }
      }),
    ),
}
