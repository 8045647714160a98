const leftoverKey = (approvalId: string): string => `fleetbook.lock.${approvalId}`

/**
 * The session that this tab had when its page was left. It is kept only from then until the next
 * page takes it up, so that a duplicated tab, which copies this store, does not end a lock in use.
 */
export const leftover = {
  leave: (approvalId: string, sessionId: string): void =>
    sessionStorage.setItem(leftoverKey(approvalId), sessionId),
  take(approvalId: string): string | null {
    const sessionId = sessionStorage.getItem(leftoverKey(approvalId))
    sessionStorage.removeItem(leftoverKey(approvalId))
    return sessionId
  },
}
