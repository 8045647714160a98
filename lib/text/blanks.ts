/**
 * Every blank beyond ASCII, for the inside of a character class. `\s` would say it too, but engines
 * differ over what that is, and patterns of the API document are read by all of them.
 */
export const WIDE_BLANKS = '\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'

/** Every blank within a line, each as a character: nobody sees which of them a text has. */
export const BLANKS =
  ' \t\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/** One of them. */
export const ANY_BLANK = new RegExp(`[${BLANKS}]`, 'g')

/** Signs and blanks that stand among digits or not, as whoever wrote them likes. */
export const SIGNS = `${BLANKS}()-`

const ANY_SIGN = new RegExp(`[${SIGNS}]`, 'g')

/** The same text without them. */
export const withoutSigns = (text: string): string => text.replaceAll(ANY_SIGN, '')
