import { isStorable } from './storable'

/**
 * Whether a text has more characters than it may: code points, as PostgreSQL and JSON Schema count
 * them. It counts no further than there is doubt, as a body may bring millions of them.
 */
export function isLongerThan(text: string, most: number): boolean {
  // A code point takes one or two of JavaScript's units.
  if (text.length <= most) return false
  if (text.length > 2 * most) return true
  return [...text].length > most
}

/** Whether a text can be stored and has as many characters as it may, counted in the same way. */
export const isTextOf = (text: string, least: number, most: number): boolean =>
  !isShorterThan(text, least) && !isLongerThan(text, most) && isStorable(text)

/** Whether a text has fewer characters than it must, counted as {@link isLongerThan} does. */
export const isShorterThan = (text: string, least: number): boolean =>
  !isLongerThan(text, least - 1)
