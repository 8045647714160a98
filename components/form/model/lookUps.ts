import { createContext, useEffect, useState } from 'react'
import type { FormValues } from './values'

/** What a text that was typed into a field turned out to be the name of. */
export interface Meant {
  /** Of the field. */
  readonly column: string
  readonly text: string
  readonly id: string
}

/** A text that is the name of nothing, and may be half of one, or of several: somebody has to choose. */
export interface Unsure {
  readonly column: string
  readonly text: string
}

const isMeant = (found: Meant | Unsure): found is Meant => 'id' in found

/** What was found out before something is sent. */
export interface Settled {
  readonly meant: readonly Meant[]
  /**
   * A text of which nobody has been told yet that it may mean several things. It is not sent the first
   * time, as the advice would come when it is saved already; and the next time it is, as it may be the
   * id of what is known elsewhere.
   */
  readonly unsure?: Unsure | undefined
}

/** What is still to be found out about what was typed: a text may be a name, and its id is sent. */
export interface LookUps {
  /** Has whoever sends the form wait for the answer, until the returned function is called. */
  note(look: () => Promise<Meant | Unsure | undefined>): () => void
  /**
   * Resolves once all that was open is found out, with what was.
   *
   * @throws ApiProblem where it cannot be: a name would be sent as an id
   */
  settled(): Promise<Settled>
}

/** Those of fields that stand in no form of a record. */
export const LookUpsContext = createContext<LookUps | null>(null)

/** Keeps what is still being looked up, so that a save can wait for it. */
export function createLookUps(): LookUps {
  const open = new Set<() => Promise<Meant | Unsure | undefined>>()
  const told = new Set<string>()
  const isToTell = ({ column, text }: Unsure): boolean => {
    const key = `${column} ${text}`
    if (told.has(key)) return false
    told.add(key)
    return true
  }
  return {
    note(look) {
      open.add(look)
      return () => open.delete(look)
    },
    async settled() {
      const answers = await Promise.all([...open].map((look) => look()))
      const found = answers.flatMap((answer) => answer ?? [])
      const [unsure] = found.filter((each) => !isMeant(each)).filter(isToTell)
      return { meant: found.filter(isMeant), unsure }
    },
  }
}

/** Values, by column, with the ids of what was typed by its name. */
export function withIds(values: FormValues, found: readonly Meant[]): FormValues {
  const named = found.filter(({ column, text }) => values[column] === text)
  return { ...values, ...Object.fromEntries(named.map(({ column, id }) => [column, id])) }
}

/**
 * Whether it is found out what was typed before this came into sight: what is asked about, or shown
 * once more before it is sent, is then what is sent. Where it cannot be, why, and the way to try again.
 * What is unsure is told of once: whoever asks goes back to where it stands.
 */
export function useSettled(lookUps: LookUps) {
  const [round, setRound] = useState(0)
  const [end, setEnd] = useState<Error | Settled | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    setEnd(null)
    void lookUps.settled().then(setEnd, setEnd)
  }, [lookUps, round])
  const isFault = end instanceof Error
  return {
    isSettled: end !== null && !isFault,
    unsure: end !== null && !isFault ? end.unsure : undefined,
    fault: isFault ? end : null,
    retry: () => setRound(round + 1),
  }
}
