import type { Locator, Page } from 'playwright/test'
import { type Body, type Call, done } from './api'
import { withAttribute } from './attribute'

/** What a lock can be, to whoever looks at the record: the text of `data-lock`. */
export type LockWord = 'free' | 'taking' | 'held' | 'other' | 'elsewhere' | 'lost' | 'failed'

/**
 * The lock of a record, where its page or the list of locks tells of it; with a word, only while it
 * is that.
 *
 * @param of as the API names it among locks: `approvals/88001`; unless given, whichever is there
 */
export function lock(page: Page, of?: string, word?: LockWord): Locator {
  const which = of === undefined ? '[data-lock-of]' : withAttribute('data-lock-of', of)
  return page.locator(word === undefined ? which : `${which}[data-lock="${word}"]`)
}

const SESSIONS = '/fm/locking-sessions'

/** The live sessions, of all pages. */
export async function sessionsNow(call: Call): Promise<Body[]> {
  const sessions: Body[] = []
  let page = ''
  do {
    const { data, next_cursor } = await done(call('GET', SESSIONS + page))
    sessions.push(...data)
    page = next_cursor ? `?cursor=${next_cursor}` : ''
  } while (page)
  return sessions
}

/** Takes the lock of an approval as somebody who is not at the page, and gives the session. */
export const hold = (call: Call, id: string, ttl_seconds?: number): Promise<Body> =>
  done(call('POST', SESSIONS, { locks: [{ resource: 'approvals', id }], ttl_seconds }))

/** The live session on an approval. */
export async function sessionOn(call: Call, id: string): Promise<Body> {
  const sessions = await sessionsNow(call)
  return sessions.find(({ locks }: { locks: { id: string }[] }) =>
    locks.some((lock) => lock.id === id),
  )
}

/** Ends whatever session holds the approval, as an administrator may. */
export async function breakLock(call: Call, id: string): Promise<void> {
  const { locking_session_id } = await sessionOn(call, id)
  const reason = { 'audit-reason': 'Needed elsewhere' }
  await done(call('DELETE', `${SESSIONS}/${locking_session_id}`, undefined, reason))
}
