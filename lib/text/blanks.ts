/** Blanks beyond ASCII, by the first and the last code of each run of them. */
const RUNS = [
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2028],
  [0x2029, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
] as const

const escaped = (code: number): string =>
  code < 0x100 ? `\\x${code.toString(16)}` : `\\u${code.toString(16).padStart(4, '0')}`

/**
 * Every blank beyond ASCII, for the inside of a character class. `\s` would say it too, but engines
 * differ over what that is, and patterns of the API document are read by all of them.
 */
export const WIDE_BLANKS = RUNS.map(([first, last]) =>
  first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`,
).join('')

/** Whatever has no look of its own but U+0000, which no text has: for the inside of a character class. */
const UNSEEN = `\\x01-\\x20\\x7f${WIDE_BLANKS}`

/** A pattern of texts that have more than blanks: nobody tells what is called by these alone. */
export const MORE_THAN_BLANKS = `^[${UNSEEN}]*[^\\x00${UNSEEN}][^\\x00]*$`

const UNSEEN_ALONE = new RegExp(`^[${UNSEEN}]*$`)

/** Whether there is nothing but blanks in a text, or nothing at all. */
export const isBlank = (text: string): boolean => UNSEEN_ALONE.test(text)

/** Every blank within a line, each as a character: nobody sees which of them a text has. */
export const BLANKS = RUNS.reduce(
  (blanks, [first, last]) =>
    blanks +
    String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at)),
  ' \t',
)

/** One of them. */
export const ANY_BLANK = new RegExp(`[${BLANKS}]`, 'g')

/** Signs and blanks that stand among digits or not, as whoever wrote them likes. */
export const SIGNS = `${BLANKS}()-`

const ANY_SIGN = new RegExp(`[${SIGNS}]`, 'g')

/** The same text without them. */
export const withoutSigns = (text: string): string => text.replaceAll(ANY_SIGN, '')
