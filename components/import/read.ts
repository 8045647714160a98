import Papa from 'papaparse'
import { type Encoding, encodingOf, type Reading, textOf } from './encoding'
import { FileFault } from './fault'
import { normalizeLineEndings } from './lineEndings'

/** How a file is written, and how it begins: enough to map its columns. */
export interface FileShape {
  readonly encoding: Encoding
  readonly delimiter: string
  /** `\n` where some rows end in `\r\n`, too. */
  readonly newline: string
  /** What stands before the head, which is no row of it: `sep=;` with its line end, or nothing. */
  readonly before: string
  readonly head: readonly string[]
  /** The first rows below the head, to tell what the columns hold. */
  readonly sample: readonly (readonly string[])[]
}

type Form = Pick<FileShape, 'delimiter' | 'newline'>

/** A row below the head, with its number as a spreadsheet shows it: the head is row 1. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}

const DELIMITERS = [',', ';', '\t', '|']
/** A line by which spreadsheets are told what separates the cells; they show none of it. */
const TOLD = /^sep=([,;\t|])(?:\r\n|\r|\n)/i
const SAMPLE_CHARACTERS = 256 * 1024
const SAMPLE_ROWS = 5
/** A longer row means that a quote was opened and never closed: what it swallows is not held. */
const LONGEST_ROW = 4 * 1024 * 1024

/** @throws FileFault when there is nothing to import in it, or where its quotes do not hold */
export async function shapeOf(file: Blob): Promise<FileShape> {
  const encoding = await encodingOf(file)
  let begin = ''
  for await (const text of textOf(file, encoding)) {
    begin += text
    if (begin.length >= SAMPLE_CHARACTERS) break
  }
  if (begin.includes('\u0000')) {
    throw new FileFault('This is not a text file. Save the spreadsheet as CSV and choose that.')
  }
  const isWhole = begin.length < SAMPLE_CHARACTERS
  const [before = '', told] = TOLD.exec(begin) ?? []
  const text = begin.slice(before.length)
  const { data, meta } = bestParse(text, told ? [told] : DELIMITERS)
  const form = { delimiter: meta.delimiter, newline: meta.linebreak }
  parseRows(endsOf(form)(text, isWhole), form, { isLast: isWhole })
  const [head, ...sample] = data
  if (!head || head.every((cell) => cell.trim() === '')) {
    throw new FileFault('The first row is empty. It has to name the columns.')
  }
  if (sample.every((cells) => isBlank(cells))) {
    throw new FileFault('There is no row below the names of the columns.')
  }
  return {
    encoding,
    ...form,
    before,
    head,
    sample: sample.filter((cells) => !isBlank(cells)),
  }
}

/**
 * The separator is the one that makes most columns of the first row, as names have none in them; of
 * several such the one by which more rows have as many.
 */
function bestParse(begin: string, delimiters: readonly string[]): Papa.ParseResult<string[]> {
  const [first, ...others] = delimiters.map((delimiter) => {
    const form = { delimiter, preview: SAMPLE_ROWS + 1 }
    const asItIs = Papa.parse<string[]>(begin, form)
    if (asItIs.meta.linebreak === '\r') return asItIs
    return Papa.parse<string[]>(normalizeLineEndings(delimiter)(begin, true), {
      ...form,
      newline: '\n',
    })
  }) as [Papa.ParseResult<string[]>, ...Papa.ParseResult<string[]>[]]
  const columns = ({ data }: Papa.ParseResult<string[]>) => data[0]?.length ?? 0
  const alike = (parse: Papa.ParseResult<string[]>) =>
    parse.data.filter(({ length }) => length === columns(parse)).length
  return others.reduce(
    (best, each) =>
      (columns(each) - columns(best) || alike(each) - alike(best)) > 0 ? each : best,
    first,
  )
}

/**
 * The rows below the head, in groups of up to `size`, without those that are empty. At no time is
 * there more of the file in memory than a group and the piece that is being read: the parser is fed
 * by hand, as its own way of reading files breaks characters that lie across two pieces.
 *
 * @throws FileFault where a quote does not hold, which would put rows into a cell of another
 */
export async function* rowsOf(
  file: Blob,
  shape: FileShape,
  size: number,
  reading?: Reading,
): AsyncGenerator<FileRow[]> {
  let rest = ''
  let skipped = shape.before.length
  let group: FileRow[] = []
  let row = 0
  const alike = endsOf(shape)
  for await (const { text, isLast } of withLast(textOf(file, shape.encoding, reading))) {
    rest += alike(text.slice(skipped), isLast)
    skipped = Math.max(0, skipped - text.length)
    const { cells: lines, used } = parseRows(rest, shape, { before: row, isLast })
    rest = rest.slice(used)
    if (rest.length > LONGEST_ROW) throw new FileFault(unclosedWords(row + lines.length + 1))
    for (const cells of lines) {
      row += 1
      if (row === 1 || isBlank(cells)) continue
      group.push({ row, cells })
      if (group.length < size) continue
      yield group
      group = []
    }
  }
  if (group.length > 0) yield group
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** Has the rows of a file end alike; those of old Macs, which end in `\r`, do. */
const endsOf = ({ delimiter, newline }: Form): ReturnType<typeof normalizeLineEndings> =>
  newline === '\r' ? (text) => text : normalizeLineEndings(delimiter)

interface Piece {
  /** How many rows were before it. */
  readonly before?: number
  /** Whether the text ends with it: else its last row may be cut, and is left to the next piece. */
  readonly isLast: boolean
}

function parseRows(text: string, { delimiter, newline }: Form, { before = 0, isLast }: Piece) {
  const parser = new Papa.Parser({ delimiter, newline } as Papa.ParseConfig)
  const { data, meta, errors } = parser.parse(text, 0, !isLast) as Papa.ParseResult<string[]>
  // The parser goes on behind such a quote to the next one: the rows in between become one cell.
  const fault = errors.find(
    ({ type, row = 0 }) => type === 'Quotes' && (isLast || row < data.length),
  )
  if (fault) {
    const words = fault.code === 'MissingQuotes' ? unclosedWords : strayWords
    throw new FileFault(words(before + (fault.row ?? 0) + 1))
  }
  return { cells: data, used: isLast ? text.length : meta.cursor }
}

const unclosedWords = (row: number): string => `Row ${row} opens a quote that nothing closes.`

const strayWords = (row: number): string =>
  `In row ${row} a cell goes on behind the quote that closes it. Within quotes, write a quote of its own twice.`

async function* withLast(pieces: AsyncIterable<string>) {
  let held: string | null = null
  for await (const piece of pieces) {
    if (held !== null) yield { text: held, isLast: false }
    held = piece
  }
  yield { text: held ?? '', isLast: true }
}
