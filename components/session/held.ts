/** Gives up something that a page holds at the service by its person's session, such as a lock. */
type GiveUp = () => Promise<unknown>

const held = new Set<GiveUp>()

/** Has something given up before its person signs out: afterwards the service takes no call of theirs. */
export function holdUntilSignOut(giveUp: GiveUp): () => void {
  held.add(giveUp)
  return () => held.delete(giveUp)
}

/** Gives up whatever this page holds. What cannot be reached must keep nobody signed in. */
export const giveUpAll = (): Promise<unknown> =>
  Promise.allSettled([...held].map((giveUp) => giveUp()))
