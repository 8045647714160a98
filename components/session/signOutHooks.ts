/** What is done before a person signs out, such as to release a lock. */
interface SignOutHook {
  run(): Promise<unknown>
  /** They stay signed in after all. */
  undo(): void
}

const hooks = new Set<SignOutHook>()

/**
 * Adds what is done before a person signs out: afterwards the service takes no call of theirs. It is
 * undone where the sign-out fails. What this returns removes it again.
 */
export function onSignOut(
  run: SignOutHook['run'],
  undo: SignOutHook['undo'] = () => undefined,
): () => void {
  const hook = { run, undo }
  hooks.add(hook)
  return () => hooks.delete(hook)
}

/** Runs all hooks. One that fails, as of a service that is away, must keep nobody signed in. */
export const runSignOutHooks = (): Promise<unknown> =>
  Promise.allSettled([...hooks].map(({ run }) => run()))

/** Undoes what the hooks have done for a sign-out that has failed. */
export function undoSignOutHooks(): void {
  for (const { undo } of [...hooks]) undo()
}
