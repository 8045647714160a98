import { createContext, useEffect, useState } from 'react'

/** What is still to be found out about what was typed: a text may be a name, and its id is sent. */
export interface LookUps {
  /** Has whoever sends the form wait for the answer, until the returned function is called. */
  note(look: () => Promise<void>): () => void
  /** Resolves once nothing is left to find out. */
  settled(): Promise<void>
}

/** Those of fields that stand in no form of a record. */
export const LookUpsContext = createContext<LookUps | null>(null)

/** Keeps what is still being looked up, so that a save can wait for it. */
export function createLookUps(): LookUps {
  const open = new Set<() => Promise<void>>()
  return {
    note(look) {
      open.add(look)
      return () => open.delete(look)
    },
    async settled() {
      await Promise.all([...open].map((look) => look()))
    },
  }
}

/**
 * Whether it is found out what was typed before this came into sight: what is asked about, or shown
 * once more before it is sent, is then what is sent.
 */
export function useSettled(lookUps: LookUps): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    void lookUps.settled().then(() => setSettled(true))
  }, [lookUps])
  return isSettled
}
