/**
 * Every blank beyond ASCII, for the inside of a character class. `\s` would say it too, but engines
 * differ over what that is, and patterns of the API document are read by all of them.
 */
export const WIDE_BLANKS = '\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'
