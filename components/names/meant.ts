import type { Known } from './name'

/** The one that a text is the id or the name of, where there are no two of that name. */
export function meantBy<Of extends Known>(text: string, found: readonly Of[]): Of | undefined {
  const wanted = text.trim().toLowerCase()
  const called = found.filter(({ name }) => name.toLowerCase() === wanted)
  return (
    found.find(({ id }) => id === text.trim()) ??
    found.find(({ id }) => id.toLowerCase() === wanted) ??
    (called.length === 1 ? called[0] : undefined)
  )
}

/**
 * Those in whose names a text stands from the beginning of a word on; where it does in none, those of
 * which each of its words begins one. Others were found by what stands amid a word, or by a slip, and
 * may be anything.
 */
export function begunBy<Of extends Known>(text: string, found: readonly Of[]): readonly Of[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const having = (parts: readonly string[]) =>
    found.filter(({ name }) => parts.every((part) => hasWordFrom(name.toLowerCase(), part)))
  const whole = having([wanted])
  return whole.length > 0 ? whole : having(wanted.split(/\s+/))
}

function hasWordFrom(name: string, beginning: string): boolean {
  let at = name.indexOf(beginning)
  while (at > 0 && /[\p{L}\p{N}]/u.test(name.charAt(at - 1))) at = name.indexOf(beginning, at + 1)
  return at !== -1
}

/**
 * Whether a text is written as ids and codes are: without a blank, and with a digit, a sign between
 * its letters, or no small letter at all.
 */
const isLikeAnId = (text: string): boolean =>
  !/\s/.test(text) && (/[\d_./:-]/.test(text) || !/\p{Ll}/u.test(text))

/**
 * The one that a text is taken for, once it is done: what it is the id or the whole name of, or else
 * the only one of {@link begunBy}. A text like an id is never half a name: any id may be new.
 *
 * @param found all that may be meant; of more than are offered nobody knows that one is the only one
 */
export function takenFor<Of extends Known>(
  text: string,
  found: readonly Of[],
  isAll: boolean,
): Of | undefined {
  const meant = meantBy(text, found)
  if (meant || !isAll || isLikeAnId(text.trim())) return meant
  const begun = begunBy(text, found)
  return begun.length === 1 ? begun[0] : undefined
}
