import type { Locator, Page } from 'playwright/test'
import { type Body, type Call, done } from './records'

const sessions = '/fm/locking-sessions'

/** What an approval's page says of its lock; `data-lock` has it in one word. */
export const chip = (page: Page): Locator => page.locator('[data-lock]')

/** Takes the lock of an approval as somebody who is not at the page, and gives the session. */
export const hold = (call: Call, id: string, ttl_seconds?: number): Promise<Body> =>
  done(call('POST', sessions, { locks: [{ resource: 'approvals', id }], ttl_seconds }))

/** The live session on an approval. */
export async function sessionOn(call: Call, id: string): Promise<Body> {
  const { data } = await done(call('GET', sessions))
  return data.find(({ locks }: { locks: { id: string }[] }) => locks.some((lock) => lock.id === id))
}

/** Ends whatever session holds the approval, as an administrator may. */
export async function breakLock(call: Call, id: string): Promise<void> {
  const { locking_session_id } = await sessionOn(call, id)
  const reason = { 'audit-reason': 'Needed elsewhere' }
  await done(call('DELETE', `${sessions}/${locking_session_id}`, undefined, reason))
}
