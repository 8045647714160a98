import { closest, distance } from 'fastest-levenshtein'
import { shortened } from '@/lib/text/words'

/** A name further than this from every known one is not worth suggesting. */
const MAX_TYPO = 4
/** A longer name is no slip of the pen, and is not shown whole. */
const MAX_SHOWN = 64

/** A name that nobody knows as it stands in a message: quoted, and cut where it is very long. */
export const quoted = (name: string): string => JSON.stringify(shortened(name, MAX_SHOWN))

/** The nearest known name; undefined when none is near. */
export function nearestTo(name: string, known: readonly string[]): string | undefined {
  if (name.length > MAX_SHOWN) return undefined
  // Of a short name so much must be right that it is no other word.
  const most = Math.min(MAX_TYPO, Math.ceil(name.length / 3))
  // What differs more in length cannot be near: most names are never compared.
  const alike = known.filter(({ length }) => Math.abs(length - name.length) <= most)
  if (alike.length === 0) return undefined
  const nearest = closest(name, alike)
  return distance(name, nearest) <= most ? nearest : undefined
}

/** Names the nearest known name, so that a slip is mended at first sight; empty when none is near. */
export function nearestHint(name: string, known: readonly string[]): string {
  const nearest = nearestTo(name, known)
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`
}
