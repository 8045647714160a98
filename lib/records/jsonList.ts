import { stringify } from 'lossless-json'
import { mapInTurns } from '@/lib/time/turns'

/**
 * The JSON of a list, an entry at a time with turns for other work between: a thousand whole records
 * take most of a second to write down.
 */
export const jsonListOf = async <Entry>(
  list: readonly Entry[],
  shown: (entry: Entry, index: number) => unknown,
): Promise<string> =>
  `[${(await mapInTurns(list, (entry, index) => inOnePiece(stringify(shown(entry, index)) ?? 'null'))).join()}]`

/**
 * A text that was put together, copied into one piece. The engine does so when its characters are
 * first asked for; for all entries at once that would be one long turn.
 */
function inOnePiece(text: string): string {
  text.charCodeAt(0)
  return text
}
