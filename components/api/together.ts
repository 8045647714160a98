/** Values that wait for their call. */
interface Batch<Answer> {
  readonly values: Set<string>
  characters: number
  readonly answers: Promise<ReadonlyMap<string, Answer>>
}

/** What one call takes, and what an address has room for, where each stands behind its parameter. */
const MOST = 200
const MOST_IN_ADDRESS = 4000
const PARAMETER = '&id='.length

/**
 * Asks for one value after the other, and for all that are wanted at the same moment, as by the cells
 * of a page, in one call.
 *
 * @param ask answers by value; what it leaves out is null to whoever asked
 */
export function together<Answer>(
  ask: (values: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (value: string) => Promise<Answer | null> {
  let waiting: Batch<Answer> | undefined

  function begin(): Batch<Answer> {
    const values = new Set<string>()
    const answers = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (waiting?.values === values) waiting = undefined
      return ask([...values])
    })
    return { values, characters: 0, answers }
  }
  return async (value) => {
    if (!waiting || waiting.values.size >= MOST || waiting.characters > MOST_IN_ADDRESS) {
      waiting = begin()
    }
    const batch = waiting
    batch.values.add(value)
    batch.characters += value.length + PARAMETER
    return (await batch.answers).get(value) ?? null
  }
}
