/** Something with a name, and perhaps a second one. */
export interface Named {
  readonly label: string
  readonly hint?: string
}

/**
 * The things that fit what was typed, the closest first: each word typed starts a word of the
 * name, in any order (`bil int` finds Billing interval); failing that, a word of the second name.
 */
export function ranked<Item extends Named>(items: readonly Item[], typed: string, most: number) {
  const wanted = words(typed)
  const scored = items
    .map((item) => ({ item, score: scoreOf(item, wanted) }))
    .filter(({ score }) => score > 0)
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item)
}

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s/_.:-]+/)
    .filter(Boolean)

function scoreOf({ label, hint = '' }: Named, wanted: readonly string[]): number {
  const name = words(label)
  const start = wanted.every((word, index) => name[index]?.startsWith(word))
  if (start) return 3
  if (wanted.every((word) => name.some((each) => each.startsWith(word)))) return 2
  const all = [...name, ...words(hint)]
  return wanted.every((word) => all.some((each) => each.startsWith(word))) ? 1 : 0
}
