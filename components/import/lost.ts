import { stringify } from 'lossless-json'
import { isShortened } from '@/components/form/model/decimalMark'
import { canonicalDecimal } from '@/lib/derive/decimal'
import { readAs } from '@/lib/text/spreadsheet'
import { shortened } from '@/lib/text/words'

/** What Windows-1252 has no room for, in which spreadsheets save plain CSV. */
const BEYOND = /[^\0-\x7f\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** A value as text, with its lines ended as spreadsheets end them within a cell. */
const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (stringify(value) ?? '')
  return text.replaceAll('\r\n', '\n')
}

/**
 * Whether a value is another only as a spreadsheet wrote “?” for each letter that it could not. Some
 * write one for either half of a character beyond 16 bits.
 */
function hasLostLetters(from: unknown, to: unknown): boolean {
  const [was, is] = [textOf(from), textOf(to)]
  const asWritten = [
    was.replaceAll(BEYOND, '?'),
    was.replaceAll(BEYOND, ({ length }) => '?'.repeat(length)),
  ]
  return was.search(BEYOND) >= 0 && asWritten.includes(is)
}

/** Digits of which spreadsheets keep fifteen. */
const LONG_DIGITS = /^(\d{15})(\d+)$/

/**
 * Whether a text is another only as a spreadsheet took it for a figure: `0412` became 412, `1.10` 1.1,
 * `12E5` 1.20E+06, and of a number of sixteen digits the last became a zero.
 */
function wasTakenForFigure(from: string, to: string): boolean {
  const figure = canonicalDecimal(from.replace(/^\+/, ''))?.text
  if (figure === undefined || from === to) return false
  const shown = figure.replace(LONG_DIGITS, (_, kept, rest) => kept + '0'.repeat(rest.length))
  return to === figure || to === shown || (isShortened(to) && isRoundedTo(figure, to))
}

/** Whether a text has a figure by the digits before its exponent. */
function isRoundedTo(figure: string, text: string): boolean {
  const [digits = '', exponent] = text.trim().toLowerCase().replace(',', '.').split('e')
  const decimals = digits.split('.')[1]?.length ?? 0
  const rounded = (each: string) => Number(each).toExponential(Math.min(decimals, 20))
  return rounded(figure) === rounded(`${digits}e${exponent}`)
}

/** What a spreadsheet has taken a text for and written another for it; undefined of any other two. */
function takenFor(from: unknown, to: unknown): string | undefined {
  if (typeof from !== 'string' || typeof to !== 'string') return undefined
  if (wasTakenForFigure(from, to)) return 'a figure'
  const what = readAs(from, to)
  return what && READ_AS[what]
}

const READ_AS = { date: 'a date', time: 'a time', truth: 'a truth value' } as const

/** What spreadsheets write for a formula that comes to nothing, and for a figure that a column is too narrow for. */
const NO_VALUE =
  /^(?:#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!)|Err:\d{3}|#{4,})$/i

/** Why a value is not taken that a spreadsheet has changed by itself; undefined for any other. */
export function lossWords(from: unknown, to: unknown): string | undefined {
  const [was, is] = [from, to].map((value) => `“${shortened(textOf(value), LONG)}”`)
  if (hasLostLetters(from, to)) {
    return `A spreadsheet has lost letters: ${is} was ${was}. Save the file as CSV UTF-8, or write them here.`
  }
  const what = takenFor(from, to)
  if (what !== undefined) {
    return `A spreadsheet has taken ${was} for ${what} and written ${is}. Write it as it was, with an apostrophe before it, or change it in its form if this is meant.`
  }
  if (typeof to === 'string' && NO_VALUE.test(to.trim())) {
    return `A spreadsheet had no value here and wrote ${is}. Write what it is to be, or change it in its form if this is meant.`
  }
  return undefined
}

const LONG = 40

/** Whether a text is another only in the ends of its lines, of which spreadsheets know one kind alone. */
export const isOfOtherEnds = (from: unknown, to: unknown): boolean =>
  typeof from === 'string' && from !== to && from.replaceAll('\r\n', '\n') === to
