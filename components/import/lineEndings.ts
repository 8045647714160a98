/** A piece of a file's text; whether the file ends with it. */
type Piece = (text: string, isLast: boolean) => string

/**
 * Writes all rows of a file with one end, `\n`, where some end in `\r\n`: put together of two files,
 * or written by a script below the head of a spreadsheet, a file has both. What stands within quotes
 * stays as it is. It is fed piece by piece, and keeps back what the next piece decides on.
 */
export function normalizeLineEndings(delimiter: string): Piece {
  let held = ''
  let isStart = true
  let isQuoted = false
  return (piece, isLast) => {
    const text = held + piece
    // Whether a quote closes, or a return belongs to an end, the next character tells.
    const end = isLast ? text.length : text.length - 1
    let [alike, from, at] = ['', 0, 0]
    for (; at < end; at += 1) {
      const sign = text[at]
      if (isQuoted) {
        if (sign !== '"') continue
        if (text[at + 1] === '"') at += 1
        else isQuoted = false
      } else if (sign === '\r' && text[at + 1] === '\n') {
        alike += text.slice(from, at)
        from = at + 1
      } else {
        isQuoted = isStart && sign === '"'
        isStart = sign === delimiter || sign === '\n'
      }
    }
    held = text.slice(at)
    return alike + text.slice(from, at)
  }
}
