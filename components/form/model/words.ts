/** `1 change`, `3 changes`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** What somebody else had saved before a save of one's own, and so went together with it. */
export interface Merged {
  readonly who: string
  /** Labels of the fields that they alone had changed. */
  readonly fields: readonly string[]
}

/** `Saved 2 changes, merged with what Tom Hale saved meanwhile: ABN and Phone`. */
export function savedWords(count: number, merges: readonly Merged[]): string {
  const theirs = merges.filter(({ fields }) => fields.length > 0)
  const saved = `Saved ${counted(count, 'change')}`
  if (theirs.length === 0) return saved
  const fields = listed(unique(theirs.flatMap((merge) => merge.fields)))
  return `${saved}, merged with what ${namesOf(theirs)} saved meanwhile: ${fields}`
}

/** For a merge after which nothing of one's own is left: nothing was sent. */
export const nothingLeftWords = (merges: readonly Merged[]): string =>
  `Nothing of yours was left to save: the record is as ${namesOf(merges)} saved it`

/** As a sentence begins. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]
const namesOf = (merges: readonly Merged[]) => listed(unique(merges.map(({ who }) => who)))

/** `Name, ABN and 3 more`. */
export function listed(names: readonly string[], most = 3): string {
  if (names.length <= most) {
    const last = names.at(-1) ?? ''
    return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
  }
  return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
}
