/**
 * How many slips of the pen make the one of two texts what was typed for the other. A slip is a
 * character too many, too few, a wrong one, or two neighbours in the wrong order.
 */
interface Slips {
  /** From what was typed to the whole word. */
  readonly whole: number
  /** To the beginning of the word that comes nearest. */
  readonly beginning: number
}

/** Counts the slips between what was typed and a word (optimal string alignment). */
export function slipsBetween(typed: string, word: string): Slips {
  const wanted = [...word]
  let before: number[] = []
  let last = Array.from({ length: wanted.length + 1 }, (_, place) => place)
  let earlier = ''
  for (const character of typed) {
    const row = [(last[0] ?? 0) + 1]
    for (const [index, other] of wanted.entries()) {
      const at = (of: readonly number[], place: number) => of[place] ?? Number.POSITIVE_INFINITY
      const isSwapped = index > 0 && earlier === other && character === wanted[index - 1]
      row.push(
        Math.min(
          at(last, index) + (character === other ? 0 : 1),
          at(last, index + 1) + 1,
          at(row, index) + 1,
          isSwapped ? at(before, index - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = row
    earlier = character
  }
  return { whole: last[wanted.length] ?? 0, beginning: Math.min(...last) }
}
