/** What a browser keeps by its names: texts, and values as the JSON of such a text. */
export interface Kept {
  /** Null for nothing. */
  text(name: string): string | null
  keepText(name: string, text: string): void
  /** What was kept, which may be of an older version; null for nothing, or what nobody can read. */
  read(name: string): unknown
  keep(name: string, value: unknown): void
  /** Whether what was kept last outlives the page: a store that is full, or closed, takes nothing. */
  isLasting(name: string): boolean
  forget(name: string): void
  /** The names of all that is kept, also by others than this console. */
  names(): string[]
  clear(): void
}

/** The value of a text that was kept; null for nothing, or what nobody can read. */
export const valueIn = (text: string | null): unknown => attempt(() => JSON.parse(text ?? 'null'))

/**
 * A store that is full or closed, as browsers have it for whoever wants no traces, takes nothing: a
 * value then lasts as long as the page does, and after it what was kept before is back.
 */
function keptIn(storageOf: () => Storage): Kept {
  const refused = new Map<string, string>()
  const text = (name: string): string | null =>
    refused.get(name) ?? attempt(() => storageOf().getItem(name))
  const keepText = (name: string, kept: string): void => {
    refused.delete(name)
    const isTaken = attempt(() => {
      storageOf().setItem(name, kept)
      return true
    })
    if (!isTaken) refused.set(name, kept)
  }
  return {
    text,
    keepText,
    read: (name) => valueIn(text(name)),
    keep: (name, value) => keepText(name, JSON.stringify(value)),
    isLasting: (name) => !refused.has(name),
    forget(name) {
      refused.delete(name)
      attempt(() => storageOf().removeItem(name))
    },
    names() {
      const taken = attempt(() => {
        const storage = storageOf()
        return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
      })
      return [...new Set([...(taken ?? []), ...refused.keys()])]
    },
    clear() {
      refused.clear()
      attempt(() => storageOf().clear())
    },
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

const OWNER = 'fleetbook.owner'

/**
 * Has a tab keep things for this person from now on. What it kept for another is forgotten, however
 * their session ended: whom they acted for, where they were in lists, which locks they held.
 */
export function keepTabFor(userId: string): void {
  if (inTab.text(OWNER) === userId) return
  inTab.clear()
  inTab.keepText(OWNER, userId)
}
