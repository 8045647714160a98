/** Something that a page holds at the service by its person's session, such as a lock. */
interface Held {
  giveUp(): Promise<unknown>
  /** They stay signed in after all. */
  takeUpAgain(): void
}

const held = new Set<Held>()

/** Has something given up before its person signs out: afterwards the service takes no call of theirs. */
export function holdUntilSignOut(
  giveUp: Held['giveUp'],
  takeUpAgain: Held['takeUpAgain'] = () => undefined,
): () => void {
  const one = { giveUp, takeUpAgain }
  held.add(one)
  return () => held.delete(one)
}

/** Gives up whatever this page holds. What cannot be reached must keep nobody signed in. */
export const giveUpAll = (): Promise<unknown> =>
  Promise.allSettled([...held].map(({ giveUp }) => giveUp()))

/** Takes up again what was given up for a sign-out that has come to nothing. */
export function takeUpAll(): void {
  for (const { takeUpAgain } of [...held]) takeUpAgain()
}
