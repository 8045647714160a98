import { api } from '@/components/api/api'
import { holderWords } from '@/components/api/lockedWords'
import { type NamedUser, refusedWith } from '@/components/api/problem'
import type { CallOptions, Schemas } from '@/components/api/types'
import type { Written } from '@/components/api/written'
import { idWords, type Noun, nounOf, segmentOf } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** A live locking session. Its id is null where the role may not know it: it is the key to the locks. */
export type LockingSession = Schemas['ListedLockingSession']

/** Where the live sessions are kept: the rail counts what the page lists. */
export const locksKey = ['lockingSessions']

/** The live sessions, of all pages. @throws ApiProblem */
export async function readLocks(options: CallOptions = {}): Promise<readonly LockingSession[]> {
  const sessions: LockingSession[] = []
  let cursor: string | undefined
  do {
    const query = cursor === undefined ? {} : { cursor }
    const { body } = await api.get('/fm/locking-sessions', { ...options, query })
    sessions.push(...body.data)
    cursor = body.next_cursor ?? undefined
  } while (cursor !== undefined)
  return sessions
}

/**
 * Ends a session; another's takes the permission Locks:Break and a reason.
 *
 * @returns null where it had ended before: what was wanted has happened, but not by this call
 * @throws ApiProblem
 */
export async function endLock(sessionId: string, reason?: string): Promise<Written | null> {
  try {
    const { written } = await api.delete('/fm/locking-sessions/{locking_session_id}', {
      path: { locking_session_id: sessionId },
      headers: { 'Audit-Reason': reason },
    })
    return written
  } catch (fault) {
    if (refusedWith(fault) === 404) return null
    throw fault
  }
}

/** In whose name a session holds, and who opened it for them, if anybody did. */
export function holdersOf(session: LockingSession): { by: NamedUser; actor: NamedUser | null } {
  const { user_id, user_name, opened_by_user_id, opened_by_user_name } = session
  const isForAnother = opened_by_user_id !== user_id
  return {
    by: { user_id, display_name: user_name },
    actor: isForAnother ? { user_id: opened_by_user_id, display_name: opened_by_user_name } : null,
  }
}

/** Whose a session is: `Tom Hale`, or `Priya Raman for Tom Hale`. */
export function sessionHolder(session: LockingSession): string {
  const { by, actor } = holdersOf(session)
  return holderWords(by, actor)
}

/** A session has no other name than its id, and where that is hidden, who holds it since when. */
export const sessionKey = (session: LockingSession): string =>
  session.locking_session_id ?? `${session.user_id} ${session.created} ${session.locks[0]?.id}`

const lockables: readonly Resource[] = resources.filter(({ lockable }) => lockable)

/** What records are called together: by their own name where all are of one kind. */
function nounOfAll(kinds: readonly (Resource | undefined)[]): Noun {
  const [first, ...others] = new Set(kinds)
  return first && others.length === 0 ? nounOf(first) : { one: 'record', many: 'records' }
}

/** What can be locked is called. */
export const LOCKED_NOUN: Noun = nounOfAll(lockables)

type Lock = LockingSession['locks'][number]

/** The resource of a lock, which goes by the end of its address; undefined for an unknown one. */
export const lockedResource = ({ resource }: Lock): Resource | undefined =>
  lockables.find((each) => segmentOf(each) === resource)

/** `approval 88021`, `3 approvals`, or `3 records` of several kinds. */
export function lockedWords({ locks }: LockingSession): string {
  const kinds = locks.map(lockedResource)
  const [first] = locks
  if (!first || locks.length > 1) return `${locks.length} ${nounOfAll(kinds).many}`
  const [resource] = kinds
  return resource ? idWords(resource, first.id) : `${nounOfAll(kinds).one} ${first.id}`
}
