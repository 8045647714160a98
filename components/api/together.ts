import { MOST_PER_CALL } from './parts'

/** Values that wait for their call. */
interface Batch<Answer> {
  readonly values: Set<string>
  characters: number
  readonly answers: Promise<ReadonlyMap<string, Answer>>
}

/** What an address has room for, where each value stands behind its parameter. */
const MOST_IN_ADDRESS = 4000
const PARAMETER = '&id='.length

/**
 * Asks for one value after the other, and for all of one sort that are wanted at the same moment, as
 * by the cells of a page, in one call.
 *
 * @param ask answers by value for a sort of them; what it leaves out is null to whoever asked
 */
export function together<Answer>(
  ask: (of: string, values: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (of: string, value: string) => Promise<Answer | null> {
  const waiting = new Map<string, Batch<Answer>>()

  function begin(of: string): Batch<Answer> {
    const values = new Set<string>()
    const answers = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (waiting.get(of)?.values === values) waiting.delete(of)
      return ask(of, [...values])
    })
    const batch = { values, characters: 0, answers }
    waiting.set(of, batch)
    return batch
  }
  return async (of, value) => {
    const last = waiting.get(of)
    const hasRoom = last && last.values.size < MOST_PER_CALL && last.characters <= MOST_IN_ADDRESS
    const batch = hasRoom ? last : begin(of)
    batch.values.add(value)
    batch.characters += value.length + PARAMETER
    return (await batch.answers).get(value) ?? null
  }
}
