const leftoverKey = (record: string): string => `fleetbook.lock.${record}`

/**
 * The session that this tab had when its page was left. It is kept only from then until the next
 * page takes it up, so that a duplicated tab, which copies this store, does not end a lock in use. A
 * record goes by its name: `approval 88021`.
 */
export const leftover = {
  leave: (record: string, sessionId: string): void =>
    sessionStorage.setItem(leftoverKey(record), sessionId),
  take(record: string): string | null {
    const sessionId = sessionStorage.getItem(leftoverKey(record))
    sessionStorage.removeItem(leftoverKey(record))
    return sessionId
  },
}
