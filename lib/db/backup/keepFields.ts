import { Transform } from 'node:stream'
import { NotWhole } from './reading'

const NEW_LINE = 0x0a
const TAB = 0x09
const [BETWEEN, END, NONE] = [Buffer.of(TAB), Buffer.of(NEW_LINE), Buffer.alloc(0)]

/**
 * Lets some of the fields of each row through. In COPY's text neither a tab nor the end of a line
 * stands within a value, so that bytes tell where each begins and ends.
 *
 * @param isKept of each field, in their order
 * @returns a stream that fails with {@link NotWhole} where a row has more fields or fewer
 */
export function keepFields(isKept: readonly boolean[]): Transform {
  let rest: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(piece: Buffer, _, done) {
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
      const end = bytes.lastIndexOf(NEW_LINE) + 1
      rest = bytes.subarray(end)
      const rows = rowsIn(bytes.subarray(0, end))
      const kept = rows.map((row) => keptOf(row, isKept))
      if (kept.includes(undefined)) done(new NotWhole('a row has other fields than its table'))
      else done(null, Buffer.concat(kept.flatMap((fields) => fields ?? [])))
    },
  })
}

/** The rows of whole lines, each with its end. */
function rowsIn(lines: Buffer): Buffer[] {
  const rows: Buffer[] = []
  for (let begin = 0; begin < lines.length; ) {
    const end = lines.indexOf(NEW_LINE, begin) + 1
    rows.push(lines.subarray(begin, end))
    begin = end
  }
  return rows
}

/** What is kept of a row, in pieces; undefined where it has not as many fields. */
function keptOf(row: Buffer, isKept: readonly boolean[]): Buffer[] | undefined {
  const kept: Buffer[] = []
  let begin = 0
  for (const [at, keeps] of isKept.entries()) {
    const isLast = at === isKept.length - 1
    const end = isLast ? row.length - 1 : row.indexOf(TAB, begin)
    const field = row.subarray(begin, end)
    if (end < 0 || (isLast && field.includes(TAB))) return undefined
    if (keeps) kept.push(kept.length > 0 ? BETWEEN : NONE, field)
    begin = end + 1
  }
  return [...kept, END]
}
