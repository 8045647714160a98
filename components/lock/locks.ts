import { api } from '@/components/api/api'
import { ApiProblem } from '@/components/api/problem'
import type { CallOptions, Schemas } from '@/components/api/types'
import type { Written } from '@/components/api/written'
import { idWords, type Noun, nounOf, segmentOf } from '@/lib/derive/addresses'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** A live locking session. Its id is null where the role may not know it: it is the key to the locks. */
export type LockingSession = Schemas['ListedLockingSession']

/** Where the live sessions are kept: the rail counts what the page lists. */
export const locksKey = ['lockingSessions']

/** The live sessions. @throws ApiProblem */
export const readLocks = async (options: CallOptions = {}): Promise<readonly LockingSession[]> =>
  (await api.get('/fm/locking-sessions', options)).body.data

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
    if (fault instanceof ApiProblem && fault.status === 404) return null
    throw fault
  }
}

/** A session has no other name than its id, and where that is hidden, who holds it since when. */
export const sessionKey = (session: LockingSession): string =>
  session.locking_session_id ?? `${session.user_id} ${session.created} ${session.locks[0]?.id}`

const lockables: readonly Resource[] = resources.filter(({ lockable }) => lockable)

/** What is locked is called: by its own name as long as there is one kind of it. */
export const LOCKED_NOUN: Noun =
  lockables.length === 1 && lockables[0] ? nounOf(lockables[0]) : { one: 'record', many: 'records' }

type Lock = LockingSession['locks'][number]

/** The resource of a lock, which goes by the end of its address; undefined for an unknown one. */
export const lockedResource = ({ resource }: Lock): Resource | undefined =>
  lockables.find((each) => segmentOf(each) === resource)

/** `approval 88021`, or `3 approvals`. */
export function lockedWords({ locks }: LockingSession): string {
  const [first] = locks
  if (!first || locks.length > 1) return `${locks.length} ${LOCKED_NOUN.many}`
  const resource = lockedResource(first)
  return resource ? idWords(resource, first.id) : `${LOCKED_NOUN.one} ${first.id}`
}
