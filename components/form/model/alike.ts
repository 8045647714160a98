import { stringify } from 'lossless-json'
import type { Field } from '@/lib/resources/resource'
import { looks, spelled } from '@/lib/text/looks'
import { inWords, NOT_SET } from './show'
import { valueKind } from './valueKind'
import { effective, type FormValue, same } from './values'

/** A value in words, and whether they are those that it is written in wherever it stands alone. */
export interface Read {
  readonly words: string
  readonly isAsUsual: boolean
}

/**
 * A value in words beside others that it is to be told from. One that reads as another of them does,
 * or of which nothing is seen, stands as it is stored: `"062000"`, which is otherwise written as
 * 062-000 is.
 *
 * @param beside what it was, or will be, or what others have in its place
 */
export function readBeside(
  field: Field,
  value: FormValue,
  beside: readonly FormValue[],
  zone?: string,
): Read {
  const words = inWords(field, value, zone)
  const look = looks(words)
  const lookOf = (other: FormValue) =>
    // Of which nothing is seen stands as it is stored, which can be what this one is.
    looks(inWords(field, other, zone)) || looks(asStored(field, other))
  const isAlike = beside.some((other) => !same(field, value, other) && lookOf(other) === look)
  const told = look === '' || isAlike ? asStored(field, value) : words
  return { words: told, isAsUsual: told === words }
}

/** The words alone of {@link readBeside}. */
export const wordsBeside = (...asked: Parameters<typeof readBeside>): string =>
  readBeside(...asked).words

/** A value as the API has it, with every character of it to be seen. */
function asStored(field: Field, value: FormValue): string {
  const held = effective(field, value)
  if (held === null) return NOT_SET
  const isQuoted = typeof held !== 'string' || valueKind(field) === 'words'
  return spelled(isQuoted ? (stringify(held) ?? '') : held)
}
