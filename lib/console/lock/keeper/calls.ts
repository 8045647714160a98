import { actingFor } from '../../actingFor'
import { apiFetch } from '../../api'
import { type LockingSession, readLocks } from '../locks'
import { type Session, TTL_SECONDS } from './state'

const path = '/api/v1/fm/locking-sessions'

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
  let owner: Record<string, string> = {}
  return {
    async claim() {
      const actedFor = actingFor()
      const { body } = await apiFetch<Session>(path, {
        method: 'POST',
        body: { locks: [{ resource: 'approvals', id: approvalId }], ttl_seconds: TTL_SECONDS },
      })
      owner = actedFor ? { 'Audit-User-Id': actedFor.user_id } : {}
      return body
    },
    async renew(sessionId) {
      const { body } = await apiFetch<Session>(`${path}/${sessionId}/renew`, {
        method: 'POST',
        body: { ttl_seconds: TTL_SECONDS },
        headers: owner,
      })
      return body
    },
    async check(sessionId) {
      await apiFetch(`${path}/${sessionId}`, { headers: owner })
    },
    async release(sessionId, isLeaving = false) {
      await apiFetch(`${path}/${sessionId}`, {
        method: 'DELETE',
        headers: owner,
        keepalive: isLeaving,
      })
    },
    async holder() {
      const { sessions } = await readLocks()
      return sessions.find(({ locks }) => locks.some(({ id }) => id === approvalId))
    },
  }
}
