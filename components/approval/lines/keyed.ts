import { stringify } from 'lossless-json'
import { readEntries } from '@/components/form/model/entries'
import { type Line, writeLines } from './line'

/** A line with a name of its own, so that it stays the same row when others come and go. */
export interface KeyedLine {
  readonly key: number
  readonly line: Line
}

/** The rows of a grid, and the text of theirs that the form holds: it may be a few keys behind. */
export interface HeldLines {
  readonly text: string | null
  readonly rows: readonly KeyedLine[]
}

let keys = 0

/** Rows for lines: those that are known keep their keys. */
export function keyed(
  lines: readonly Line[],
  before: readonly KeyedLine[] = [],
): readonly KeyedLine[] {
  const known = new Map(before.map((each) => [each.line, each]))
  const kept = new Set(lines)
  return lines.map((line, index) => {
    const same = known.get(line)
    if (same) {
      known.delete(line)
      return same
    }
    // A line that was typed into stands where it stood, unless that row has only moved away.
    const old = before.length === lines.length ? before[index] : undefined
    return { line, key: old && !kept.has(old.line) ? old.key : ++keys }
  })
}

/** Lines that were read anew, with those that are as they were in place of their copies. */
function recognized(lines: readonly Line[], before: readonly KeyedLine[]): readonly Line[] {
  const known = new Map<string | undefined, Line[]>()
  for (const { line } of before) {
    const text = stringify(line)
    known.set(text, [...(known.get(text) ?? []), line])
  }
  return lines.map((line) => known.get(stringify(line))?.shift() ?? line)
}

/** The rows of a text of the form: those that are held, unless it came from elsewhere. */
export const rowsOf = (
  text: string | null,
  { text: own, rows }: HeldLines,
): readonly KeyedLine[] =>
  text === own ? rows : keyed(recognized(readEntries(text) ?? [], rows), rows)

/** The text of rows, as the form holds it. */
export const textOf = (rows: readonly KeyedLine[]): string =>
  writeLines(rows.map(({ line }) => line))
