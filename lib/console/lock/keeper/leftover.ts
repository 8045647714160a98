import type { LockCalls } from './calls'

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

/** Whether such a session is out of the way: the call that gave it up may be lost. */
export async function clear(
  calls: Pick<LockCalls, 'holder' | 'release'>,
  sessionId: string,
): Promise<boolean> {
  const holder = await calls.holder().catch(() => null)
  if (holder === null || (holder && holder.locking_session_id !== sessionId)) return false
  if (holder) await calls.release(sessionId).catch(() => undefined)
  return true
}
