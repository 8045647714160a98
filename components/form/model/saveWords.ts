import { counted, listed, sentence } from '@/lib/text/words'

/** What somebody else had saved before a save of one's own, and so went together with it. */
export interface Merged {
  readonly who: string
  /** Labels of the fields that they alone had changed. */
  readonly fields: readonly string[]
}

/**
 * `Saved 2 changes, merged with what Tom Hale saved meanwhile: ABN and Phone`.
 *
 * @param saved what the changes have done, in place of how many they were
 */
export function savedWords(
  count: number,
  merges: readonly Merged[],
  saved = `Saved ${counted(count, 'change')}`,
): string {
  const theirs = merges.filter(({ fields }) => fields.length > 0)
  if (theirs.length === 0) return saved
  const fields = listed(unique(theirs.flatMap((merge) => merge.fields)))
  return `${saved}, merged with what ${namesOf(theirs)} saved meanwhile: ${fields}`
}

/** For a merge after which what was confirmed has to be confirmed anew: nothing was sent. */
export function metWords({ who, fields }: Merged): string {
  const what = fields.length > 0 ? listed(fields) : 'it'
  return `${sentence(who)} saved ${what} meanwhile. Nothing of yours is written yet: look at it again.`
}

/** For a merge after which nothing of one's own is left: nothing was sent. */
export const nothingLeftWords = (merges: readonly Merged[]): string =>
  `Nothing of yours was left to save: the record is as ${namesOf(merges)} saved it`

/** For a save after which the record is as it was: it held by then all that was sent. */
export const UNCHANGED_WORDS = 'Nothing was changed: the record holds all of it already'

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
const namesOf = (merges: readonly Merged[]) => listed(unique(merges.map(({ who }) => who)))
