import type { FileRow } from './read'

/** Cells by the number of their row and the place of their column, with what is to stand there. */
export type Mends = ReadonlyMap<number, ReadonlyMap<number, string>>

export const NO_MENDS: Mends = new Map()

/** The mends with a cell mended, or with null as the file has it. */
export function withMend(mends: Mends, row: number, index: number, text: string | null): Mends {
  const own = new Map(mends.get(row))
  if (text === null) own.delete(index)
  else own.set(index, text)
  return new Map(mends).set(row, own)
}

/** How many cells are mended otherwise than before. */
export const countNew = (mends: Mends, before: Mends): number =>
  [...mends].reduce(
    (sum, [row, own]) =>
      sum + [...own].filter(([index, text]) => before.get(row)?.get(index) !== text).length,
    0,
  )

/** A row as it was mended; a row that is too short is filled up to the mended cell. */
export function mended(source: FileRow, mends: Mends | undefined): FileRow {
  const own = mends?.get(source.row)
  if (!own) return source
  const cells = [...source.cells]
  for (const [index, text] of own) {
    while (cells.length <= index) cells.push('')
    cells[index] = text
  }
  return { ...source, cells }
}
