import { stringify } from 'lossless-json'
import type { Field } from '@/lib/resources/resource'
import { looks, spelled } from '@/lib/text/looks'
import { type Entry, entryWords } from './entries'
import { canonicalJson } from './values'

/** An object of a list, compared with the same list of before or after. */
export interface DiffEntry {
  /** Its place in the list, from 1. */
  readonly place: number
  readonly text: string
  /** Whether the text is its JSON, as words would not tell it. */
  readonly isJson: boolean
  /** Whether a list beside it lacks it. */
  readonly isUnlike: boolean
}

/**
 * The objects of a list as they read, and which of them a list beside it lacks: of five hundred
 * lines the one that moves money has to be found. Both lists tell of the same ones, so that what
 * differs stands beside what it was. Words that leave out what differs are no words for it.
 *
 * @param beside lists that are compared with it; beside none, all of its objects are told
 */
export function diffEntries(
  field: Field,
  entries: readonly Entry[],
  beside: readonly (readonly Entry[])[],
): DiffEntry[] {
  const keys = entries.map(canonicalJson)
  const others = beside.map((list) => list.map(canonicalJson))
  const common = others.map((other) => commonOf(keys, other))
  const saidBeside = new Map(
    beside.flatMap((list, at) =>
      list.map((entry, index) => [lookOf(entryWords(field, entry)), others[at]?.[index]] as const),
    ),
  )
  return entries.map((entry, index) => {
    const isUnlike = common.length === 0 || common.some((alike) => !alike.has(index))
    const words = entryWords(field, entry)
    const key = keys[index]
    const look = lookOf(words)
    const isJson = look === '' || (isUnlike && (saidBeside.get(look) ?? key) !== key)
    const text = isJson ? spelled(stringify(entry) ?? '') : (words ?? '')
    return { place: index + 1, text, isJson, isUnlike }
  })
}

/** What is seen of an object's words; nothing where it has none. */
const lookOf = (words: string | null): string => looks(words ?? '')

/**
 * The places in a list of what both have in the same order, and as much of it as there is. Where
 * that can be had in two ways the texts decide, so that it is the same from either side.
 */
function commonOf(one: readonly string[], other: readonly string[]): Set<number> {
  const lengths = commonLengths(one, other)
  const places = new Set<number>()
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    const [mine = '', theirs = ''] = [one[i], other[j]]
    const [passingMine, passingTheirs] = [lengths(i + 1, j), lengths(i, j + 1)]
    if (mine === theirs) {
      places.add(i)
      i += 1
      j += 1
    } else if (passingMine > passingTheirs || (passingMine === passingTheirs && mine < theirs))
      i += 1
    else j += 1
  }
  return places
}

/** How long what two lists have in common is, from a place of either on. */
function commonLengths(one: readonly string[], other: readonly string[]) {
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}
