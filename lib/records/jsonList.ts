import { stringify } from 'lossless-json'
import { textsInTurns } from '@/lib/time/turns'

/**
 * The JSON of a list, an entry at a time with turns for other work between: a thousand whole records
 * take most of a second to write down.
 */
export const jsonListOf = async <Entry>(
  list: readonly Entry[],
  shown: (entry: Entry, index: number) => unknown,
): Promise<string> =>
  `[${(await textsInTurns(list, (entry, index) => stringify(shown(entry, index)) ?? 'null')).join()}]`
