/**
 * CSV as RFC 4180 has it, made safe for spreadsheets. A cell that Excel or LibreOffice would run
 * as a formula gets a leading apostrophe; nothing else of a text is changed, so that leading
 * zeros, blanks and line breaks come back as they are stored.
 */

/** Tells Excel that the file is UTF-8; without it, names with accents come out garbled. */
export const BYTE_ORDER_MARK = '\uFEFF'

const RUNNABLE = /^[=+\-@\t\r]/
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/
const NEEDS_QUOTES = /[",\r\n\t]|^ | $/

/** A text that no spreadsheet runs. A plain negative number is no formula and stays as it is. */
export const neutralised = (text: string): string =>
  RUNNABLE.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text

function csvCell(text: string): string {
  const safe = neutralised(text)
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of a CSV file, with its end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`
