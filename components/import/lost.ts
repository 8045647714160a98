import { stringify } from 'lossless-json'
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
export function isLossOf(from: unknown, to: unknown): boolean {
  const [was, is] = [textOf(from), textOf(to)]
  const asWritten = [
    was.replaceAll(BEYOND, '?'),
    was.replaceAll(BEYOND, ({ length }) => '?'.repeat(length)),
  ]
  return was.search(BEYOND) >= 0 && asWritten.includes(is)
}

/** Whether a text is another only in the ends of its lines, of which spreadsheets know one kind alone. */
export const isOfOtherEnds = (from: unknown, to: unknown): boolean =>
  typeof from === 'string' && from !== to && from.replaceAll('\r\n', '\n') === to

/** Why a cell whose letters are lost is not taken. */
export const lossWords = (from: unknown, to: unknown): string =>
  `A spreadsheet has lost letters: “${shortened(textOf(to), LONG)}” was “${shortened(textOf(from), LONG)}”. Save the file as CSV UTF-8, or write them here.`

const LONG = 40
