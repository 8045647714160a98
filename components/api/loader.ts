import { lengthInAddress, MAX_IN_ADDRESS, MAX_PER_CALL } from './parts'

/** Values that wait for their call. */
interface Batch<Answer> {
  readonly values: Set<string>
  /** What is left of the address. */
  room: number
  readonly answers: Promise<ReadonlyMap<string, Answer>>
}

/**
 * Creates a function that loads what belongs to an id. Ids that it is called with in one turn of the
 * event loop, as by the cells of a table that is drawn, are loaded together: by one call to the service for
 * each kind of id, or several where one has no room for them. It caches nothing.
 *
 * @param ask loads what belongs to some ids of one kind, such as of clients; the loader gives null for an
 *   id that its answer leaves out
 */
export function createLoader<Answer>(
  ask: (of: string, values: readonly string[]) => Promise<ReadonlyMap<string, Answer>>,
): (of: string, value: string) => Promise<Answer | null> {
  const waiting = new Map<string, Batch<Answer>>()

  function begin(of: string): Batch<Answer> {
    const values = new Set<string>()
    const answers = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (waiting.get(of)?.values === values) waiting.delete(of)
      return ask(of, [...values])
    })
    const batch = { values, room: MAX_IN_ADDRESS, answers }
    waiting.set(of, batch)
    return batch
  }
  return async (of, value) => {
    const last = waiting.get(of)
    const length = lengthInAddress(`&id=${value}`)
    const hasRoom = last && last.values.size < MAX_PER_CALL && last.room >= length
    const batch = hasRoom ? last : begin(of)
    batch.values.add(value)
    batch.room -= length
    return (await batch.answers).get(value) ?? null
  }
}
