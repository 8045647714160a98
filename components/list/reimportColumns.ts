import { storedText } from '@/lib/derive/fileColumns'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { keptLine } from '@/lib/text/csv'
import { cellValue } from './columns/cellText'
import { type ListColumn, plainColumn } from './columns/columns'
import type { CsvFormat } from './exportCsv'
import type { ListConfig } from './listConfig'

/** The version of a record that a file was made from; a list gives it as the member `_etag`. */
const VERSION = plainColumn({ id: '_if_match', path: ['_etag'], label: 'Version' })

/**
 * The columns of an export that is changed in a spreadsheet and imported again: which record, which version of it, then what is shown.
 *
 * @param behind gives the field by which a column follows, as the role's id of a role's name: it
 *   stands before what is only shown, as it is what can be changed
 */
export const reimportColumns = (
  id: ListColumn,
  columns: readonly ListColumn[],
  behind: (column: ListColumn) => ListColumn | undefined = () => undefined,
): readonly ListColumn[] => [
  id,
  VERSION,
  ...new Set(
    columns
      .filter((column) => column.id !== id.id)
      .flatMap((column) => [behind(column) ?? column, column]),
  ),
]

/**
 * A file to be changed in a spreadsheet and imported: every column by its API name too, as several
 * have one label, and every value in a way that no spreadsheet changes by opening and saving it.
 */
export const REIMPORT_FORMAT: CsvFormat = {
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

/** The field by which a column of a list follows, where it is what a reference is called. */
export const fieldBehind =
  ({ of, columns }: Pick<ListConfig, 'of' | 'columns'>) =>
  ({ id }: ListColumn): ListColumn | undefined => {
    const resource: Resource | undefined = resources.find(({ name }) => name === of)
    const member = resource?.system.find(({ name }) => name === id)
    return member?.referred && columns.get(member.referred.by)
  }
