import { decimalMark } from '@/components/form/model/decimalMark'
import { isFigure, valueKind } from '@/components/form/model/valueKind'
import { readDate, readMonthFirst } from '@/components/ui/field/readDate'
import type { Field } from '@/lib/resources/resource'
import { written } from '@/lib/text/csv'
import { shortened } from '@/lib/text/words'
import type { Ambiguities } from './cell'
import { REASON } from './mapping'
import { type FileShape, rowsOf } from './read'

type Columns = readonly { readonly index: number; readonly field: Field }[]

/** Which values of a file can be read in two ways, and why; see {@link Ambiguities}. @throws FileFault */
export const ambiguitiesOf = async (
  file: Blob,
  shape: FileShape,
  columns: Columns,
): Promise<Ambiguities> => ({
  figures: await figureAmbiguity(file, shape, columns),
  days: await dayAmbiguity(file, shape, columns),
})

/**
 * Why `1.234` and `1,234` may each be two figures in this file; undefined where they are one. Who
 * separates cells by semicolons mostly writes a comma before decimals. Commas are of those who write
 * a point, unless a figure in the file has a comma. Tabs and bars tell nothing: what spreadsheets copy
 * or save as text is separated by them everywhere, so there a figure has to tell.
 */
async function figureAmbiguity(
  file: Blob,
  shape: FileShape,
  columns: Columns,
): Promise<string | undefined> {
  const figures = columns.filter(({ field }) => isFigure(field))
  if (figures.length === 0) return undefined
  if (shape.delimiter === ';') return 'where semicolons separate cells'
  let hasPoint = false
  for await (const { row, text } of textsIn(file, shape, figures)) {
    const mark = decimalMark(text)
    if (mark === ',') return fileWith(text, row)
    hasPoint ||= mark === '.'
  }
  if (shape.delimiter === ',' || hasPoint) return undefined
  return 'in a file without commas between its cells, and with no figure that tells'
}

/**
 * Why `1/2/2026` may be two days in this file: a spreadsheet that is set to the order of the United
 * States wrote `2/13/2026` beside it, which can be nothing else. Undefined where none was written so.
 * What told it may be corrected and written by now: then a reason why other rows were left still has it.
 */
async function dayAmbiguity(
  file: Blob,
  shape: FileShape,
  columns: Columns,
): Promise<string | undefined> {
  const days = columns.filter(({ field }) => valueKind(field) === 'day')
  if (days.length === 0) return undefined
  const reasons = { index: shape.head.indexOf(REASON) }
  for await (const { row, index, text } of textsIn(file, shape, [...days, reasons])) {
    const dates = index === reasons.index ? quotedIn(text) : [text]
    const telling = dates.find((date) => readDate(date) === null && readMonthFirst(date) !== null)
    if (telling !== undefined) return fileWith(telling, row)
  }
  return undefined
}

const quotedIn = (reason: string): string[] =>
  [...reason.matchAll(/“([^”]*)”/g)].map(([, text = '']) => text)

/** What stands in some columns of a file, cell by cell. */
async function* textsIn(file: Blob, shape: FileShape, columns: readonly { index: number }[]) {
  for await (const rows of rowsOf(file, shape, ROWS)) {
    for (const { row, cells } of rows) {
      for (const { index } of columns) {
        yield { row, index, text: written(cells[index] ?? '').trim() }
      }
    }
  }
}

const fileWith = (text: string, row: number): string =>
  `in a file with “${shortened(text, LONG)}” in row ${row}`

const ROWS = 1000
const LONG = 40
