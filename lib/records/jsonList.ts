import { stringify } from 'lossless-json'
import { textsYielding } from '@/lib/time/yielding'

/**
 * The JSON of a list, an entry at a time with pauses for other work between: a thousand whole records
 * take most of a second to write down.
 */
export const jsonListOf = async <Entry>(
  list: readonly Entry[],
  shown: (entry: Entry, index: number) => unknown,
): Promise<string> =>
  `[${(await textsYielding(list, (entry, index) => stringify(shown(entry, index)) ?? 'null')).join()}]`
