import { decimalMark } from '@/components/form/model/decimalMark'
import { isFigure } from '@/components/form/model/held'
import type { Field } from '@/lib/resources/resource'
import { written } from '@/lib/text/csv'
import { shortened } from '@/lib/text/words'
import { type FileShape, rowsOf } from './read'

/**
 * Why `1.234` and `1,234` may each be two figures in this file; undefined where they are one. Who
 * separates cells by semicolons mostly writes a comma before decimals. Commas are of those who write
 * a point, unless a figure in the file has a comma. Tabs and bars tell nothing: what spreadsheets copy
 * or save as text is separated by them everywhere, so there a figure has to tell.
 *
 * @throws FileFault
 */
export async function figureDoubt(
  file: Blob,
  shape: FileShape,
  columns: readonly { readonly index: number; readonly field: Field }[],
): Promise<string | undefined> {
  const figures = columns.filter(({ field }) => isFigure(field))
  if (figures.length === 0) return undefined
  if (shape.delimiter === ';') return 'where semicolons separate cells'
  let hasPoint = false
  for await (const rows of rowsOf(file, shape, ROWS)) {
    for (const { row, cells } of rows) {
      for (const { index } of figures) {
        const text = written(cells[index] ?? '').trim()
        const mark = decimalMark(text)
        if (mark === ',') return `in a file with “${shortened(text, LONG)}” in row ${row}`
        hasPoint ||= mark === '.'
      }
    }
  }
  if (shape.delimiter === ',' || hasPoint) return undefined
  return 'in a file without commas between its cells, and with no figure that tells'
}

const ROWS = 1000
const LONG = 40
