import { actingFor } from '../../actingFor'
import { api, bodyOf } from '../../api'
import { ApiProblem } from '../../problem'
import { type LockingSession, readLocks } from '../locks'
import { type Holder, type Session, TTL_SECONDS } from './state'
import type { Held } from './watcher'

const one = '/fm/locking-sessions/{locking_session_id}'

/** The calls by which a tab keeps a lock on one approval; each is a plain call of the API. */
export interface LockCalls {
  /** @throws ApiProblem 423 with who holds it */
  claim(): Promise<Session>
  /** @throws ApiProblem 404 once the session is over */
  renew(sessionId: string): Promise<Session>
  /** @throws ApiProblem 404 once the session is over */
  check(sessionId: string): Promise<void>
  /** `isLeaving` lets the call outlive the page. */
  release(sessionId: string, isLeaving?: boolean): Promise<void>
  /** The live session that holds the approval, if any. */
  holder(): Promise<LockingSession | undefined>
}

export function lockCalls(approvalId: string): LockCalls {
  // A session belongs to whom one acted for when it was opened, whoever that is by now.
  let owner: { 'Audit-User-Id'?: string } = {}
  const of = (sessionId: string) => ({
    params: { path: { locking_session_id: sessionId }, header: owner },
  })
  return {
    async claim() {
      const actedFor = actingFor()
      const locks = [{ resource: 'approvals' as const, id: approvalId }]
      const body = { locks, ttl_seconds: TTL_SECONDS }
      const session = own(await bodyOf(api.POST('/fm/locking-sessions', { body })))
      owner = actedFor ? { 'Audit-User-Id': actedFor.user_id } : {}
      return session
    },
    async renew(sessionId) {
      const body = { ttl_seconds: TTL_SECONDS }
      return own(await bodyOf(api.POST(`${one}/renew`, { ...of(sessionId), body })))
    },
    async check(sessionId) {
      await api.GET(one, of(sessionId))
    },
    async release(sessionId, isLeaving = false) {
      await api.DELETE(one, { ...of(sessionId), keepalive: isLeaving })
    },
    async holder() {
      const { sessions } = await readLocks()
      return sessions.find(({ locks }) => locks.some(({ id }) => id === approvalId))
    },
  }
}

/**
 * Who holds an approval, for roles that may not read the list of locks. A change of nothing is
 * checked against the lock like any other, and names its holder when it is refused.
 *
 * @throws ApiProblem
 */
export async function whoHolds(approvalId: string): Promise<Held | null> {
  const path = { approval_id: approvalId }
  try {
    await api.PATCH('/fm/approvals/{approval_id}', { params: { path }, body: {} })
    return null
  } catch (fault) {
    const { status, body } = asProblem(fault)
    const by = body.locked_by as Holder | undefined
    if (status === 423 && by) return { by, until: String(body.locked_until) }
    throw fault
  }
}

/** The id of a session is kept from everybody but its owner. */
const own = <Told extends { locking_session_id: string | null }>(session: Told) => ({
  ...session,
  locking_session_id: session.locking_session_id as string,
})

/** What a call of these failed by; anything unforeseen counts as no answer. */
export const asProblem = (fault: unknown): ApiProblem =>
  fault instanceof ApiProblem
    ? fault
    : new ApiProblem(0, { title: 'The lock could not be taken', detail: String(fault) })
