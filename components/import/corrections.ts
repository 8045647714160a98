import type { FileRow } from './read'

/** What is to stand in cells that a person corrects on the page: by row, then by the place of the column. */
export type Corrections = ReadonlyMap<number, ReadonlyMap<number, string>>

export const NO_CORRECTIONS: Corrections = new Map()

/** The corrections with one of a cell; null gives the cell back what the file has. */
export function withCorrection(
  corrections: Corrections,
  row: number,
  index: number,
  text: string | null,
): Corrections {
  const own = new Map(corrections.get(row))
  if (text === null) own.delete(index)
  else own.set(index, text)
  return new Map(corrections).set(row, own)
}

/** How many cells are corrected otherwise than before. */
export const countNew = (corrections: Corrections, before: Corrections): number =>
  [...corrections].reduce(
    (sum, [row, own]) =>
      sum + [...own].filter(([index, text]) => before.get(row)?.get(index) !== text).length,
    0,
  )

/** A row with its corrections; one that is too short is filled up to the corrected cell. */
export function corrected(source: FileRow, corrections: Corrections | undefined): FileRow {
  const own = corrections?.get(source.row)
  if (!own) return source
  const cells = [...source.cells]
  for (const [index, text] of own) {
    while (cells.length <= index) cells.push('')
    cells[index] = text
  }
  return { ...source, cells }
}
