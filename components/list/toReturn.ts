import { storedText } from '@/lib/derive/fileColumns'
import { keptLine } from '@/lib/text/csv'
import { cellValue } from './columns/cellText'
import { type ListColumn, plainColumn } from './columns/columns'
import type { Manner } from './exportCsv'

/** The version of a record that a file was made from; a list gives it as the member `_etag`. */
const VERSION = plainColumn({ id: '_if_match', path: ['_etag'], label: 'Version' })

/** The columns of a file that is to come back: which record, which version of it, then what is shown. */
export const columnsToReturn = (
  id: ListColumn,
  columns: readonly ListColumn[],
): readonly ListColumn[] => [id, VERSION, ...columns.filter((column) => column.id !== id.id)]

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
