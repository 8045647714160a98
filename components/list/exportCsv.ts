import { fileHead, fileLine } from '@/lib/derive/fileColumns'
import { BYTE_ORDER_MARK } from '@/lib/text/csv'
import type { ListRow } from './columns/cellText'
import { type ListColumn, labelColumn } from './columns/columns'

/** A page of records, as the export needs it. */
export interface ExportPage {
  readonly rows: readonly ListRow[]
  readonly nextCursor: string | null
}

/** What an export has written so far: enough to go on after a fault. */
export interface ExportSoFar {
  readonly parts: readonly Blob[]
  readonly rows: number
  /** Where to go on; null at the start. */
  readonly cursor: string | null
}

/** How a file writes its first line and those of records. */
export interface CsvFormat {
  head(columns: readonly ListColumn[]): string
  row(columns: readonly ListColumn[], record: ListRow): string
}

/**
 * What is shown, for whoever reads it: values as they are stored, and beside each id or code what it
 * stands for.
 */
export const READABLE_FORMAT: CsvFormat = {
  head: (columns) => fileHead(withNames(columns)),
  row: (columns, record) => fileLine(withNames(columns), record),
}

const withNames = (columns: readonly ListColumn[]): readonly ListColumn[] =>
  columns.flatMap((column) => (column.naming ? [column, labelColumn(column)] : [column]))

/** An export of which only the head is written. */
export const startOfExport = (
  columns: readonly ListColumn[],
  format: CsvFormat = READABLE_FORMAT,
): ExportSoFar => ({
  parts: [new Blob([BYTE_ORDER_MARK, format.head(columns)])],
  rows: 0,
  cursor: null,
})

/**
 * Reads all that match page by page and tells after each what there is. Each page becomes a blob at
 * once, which browsers keep outside of the memory of scripts.
 *
 * @throws whatever `readPage` throws; the last state told is where to go on from
 */
export async function exportPages(
  columns: readonly ListColumn[],
  from: ExportSoFar,
  readPage: (cursor: string | null) => Promise<ExportPage>,
  onProgress: (state: ExportSoFar) => void,
  format: CsvFormat = READABLE_FORMAT,
): Promise<ExportSoFar> {
  let state = from
  for (;;) {
    const { rows, nextCursor } = await readPage(state.cursor)
    const lines = rows.map((row) => format.row(columns, row)).join('')
    const parts = [...state.parts, new Blob([lines])]
    state = { parts, rows: state.rows + rows.length, cursor: nextCursor }
    if (nextCursor === null) return state
    onProgress(state)
  }
}

/**
 * Pages of what is read in parts; the cursor counts the parts that have been read.
 *
 * @throws whatever `readPart` throws
 */
export const pagesOf =
  <Part>(parts: readonly Part[], readPart: (part: Part) => Promise<readonly ListRow[]>) =>
  async (cursor: string | null): Promise<ExportPage> => {
    const at = Number(cursor ?? 0)
    const part = parts[at]
    const rows = part === undefined ? [] : await readPart(part)
    return { rows, nextCursor: at + 1 < parts.length ? String(at + 1) : null }
  }
