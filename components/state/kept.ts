/** Values that a browser keeps by their names, as JSON. */
export interface Kept {
  /** What was kept, which may be of an older version; null for nothing, or what nobody can read. */
  read(name: string): unknown
  keep(name: string, value: unknown): void
  forget(name: string): void
  clear(): void
  /** The text behind a name, which is the same as long as the value is. */
  text(name: string): string | null
}

/**
 * A store that is full or closed, as browsers have it for whoever wants no traces, takes nothing: a
 * value then lasts as long as the page does, and after it what was kept before is back.
 */
function keptIn(storageOf: () => Storage): Kept {
  const refused = new Map<string, string>()
  const text = (name: string): string | null =>
    refused.get(name) ?? attempt(() => storageOf().getItem(name))
  return {
    read: (name) => attempt(() => JSON.parse(text(name) ?? 'null')),
    keep(name, value) {
      refused.delete(name)
      const written = JSON.stringify(value)
      const isTaken = attempt(() => {
        storageOf().setItem(name, written)
        return true
      })
      if (!isTaken) refused.set(name, written)
    },
    forget(name) {
      refused.delete(name)
      attempt(() => storageOf().removeItem(name))
    },
    clear() {
      refused.clear()
      attempt(() => storageOf().clear())
    },
    text,
  }
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work()
  } catch {
    return null
  }
}

/** What is kept on this device, for all tabs, until it is forgotten. */
export const onDevice = keptIn(() => localStorage)

/** What is kept for this tab alone, across reloads. */
export const inTab = keptIn(() => sessionStorage)
