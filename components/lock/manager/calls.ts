import { api } from '@/components/api/api'
import { createAttempt } from '@/components/api/attempt'
import { FOR_ONESELF } from '@/components/api/headers'
import { ApiProblem, lockHolder, refusedWith } from '@/components/api/problem'
import { recordCalls } from '@/components/api/records'
import { OWN_PATIENCE, unasked } from '@/components/api/session'
import type { CallOptions, Schemas } from '@/components/api/types'
import { segmentOf } from '@/lib/derive/addresses'
import type { Resource } from '@/lib/resources/resource'
import { holdersOf, readLocks } from '../locks'
import { CLAIM_SECONDS, type Held, type LockState, type Session, TTL_SECONDS } from './state'

const one = '/fm/locking-sessions/{locking_session_id}'

/**
 * The calls by which a tab keeps a lock on one record; each is a plain call of the API. All but
 * the one that takes it are the page's own, and ask nobody to sign in.
 */
export interface LockCalls {
  /**
   * Takes the lock for a minute, or finds it taken by an earlier try whose answer was lost.
   *
   * @throws ApiProblem 423 with who holds it
   */
  claim(options?: CallOptions): Promise<Session>
  /** Whether a try whose answer was lost may have taken the lock: the next one tells. */
  mayHold(): boolean
  /** @throws ApiProblem 404 once the session is over */
  renew(sessionId: string): Promise<Session>
  /** @throws ApiProblem 404 once the session is over */
  check(sessionId: string): Promise<void>
  /** `isLeaving` lets the call outlive the page. */
  release(sessionId: string, isLeaving?: boolean): Promise<void>
}

/** What the API calls records of a lockable resource where it lists locks: the end of their address. */
const lockName = (resource: Resource) => segmentOf(resource) as Schemas['Lock']['resource']

/** The calls by which one record is locked, kept locked and let go. */
export function lockCalls(resource: Resource, id: string): LockCalls {
  const of = (sessionId: string) => ({ ...unasked, path: { locking_session_id: sessionId } })
  const attempt = createAttempt()
  /** With its whole time before it; null where it is over. */
  const renewed = (session: Session): Promise<Session | null> =>
    calls.renew(session.locking_session_id).catch((fault) => {
      if (refusedWith(fault) === 404) return null
      throw fault
    })
  const calls: LockCalls = {
    async claim(options) {
      const locks = [{ resource: lockName(resource), id }]
      const body = { locks, ttl_seconds: CLAIM_SECONDS }
      const key = attempt.keyOf(body)
      const headers = { 'Idempotency-Key': key }
      const said = { timeout: OWN_PATIENCE, ...options, headers, body }
      const isRepeated = calls.mayHold()
      try {
        const claimed = await attempt.send(key, () => api.post('/fm/locking-sessions', said))
        const session = claimed.body
        // What an earlier try has taken has run for a while, or has ended since.
        const own = isRepeated ? await renewed(session) : session
        attempt.end()
        return own ?? calls.claim(options)
      } catch (fault) {
        // Somebody holds it: no try has taken it.
        if (holderIn(asLockProblem(fault))) attempt.end()
        throw fault
      }
    },
    mayHold: () => attempt.outcomeUnknown !== null,
    async renew(sessionId) {
      const body = { ttl_seconds: TTL_SECONDS }
      return (await api.post(`${one}/renew`, { ...of(sessionId), body })).body
    },
    async check(sessionId) {
      await api.get(one, of(sessionId))
    },
    async release(sessionId, isLeaving = false) {
      await api.delete(one, { ...of(sessionId), keepalive: isLeaving, headers: FOR_ONESELF })
    },
  }
  return calls
}

/** Who holds a record, by the list of locks; null while nobody does. @throws ApiProblem */
export async function holderOf(
  resource: Resource,
  id: string,
  options?: CallOptions,
): Promise<Held | null> {
  const sessions = await readLocks(options)
  const name = lockName(resource)
  const session = sessions.find(({ locks }) =>
    locks.some((each) => each.resource === name && each.id === id),
  )
  return session
    ? {
        ...holdersOf(session),
        until: session.expires_at,
        sessionId: session.locking_session_id,
        openedBy: session.opened_by_user_id,
      }
    : null
}

/**
 * The same for roles that may not read the list of locks. A change of nothing that is only tried is
 * checked against the lock like any other, names its holder when it is refused, and takes no lock.
 *
 * @throws ApiProblem
 */
export async function whoHolds(
  resource: Resource,
  id: string,
  options?: CallOptions,
): Promise<Held | null> {
  try {
    await recordCalls(resource).dryRun(id, {}, options)
    return null
  } catch (fault) {
    const held = holderIn(asLockProblem(fault))
    if (held) return held
    throw fault
  }
}

/** Who stands in the way, where a call was refused because of a lock. */
export function holderIn(problem: ApiProblem): Held | null {
  const held = lockHolder(problem)
  return held && { ...held, sessionId: null, openedBy: held.actor?.user_id ?? null }
}

/** Why a write may not go in a state, as the service would refuse it; null when it may. */
export function refusalIn(state: LockState): ApiProblem | null {
  switch (state.status) {
    case 'other':
      return new ApiProblem(423, {
        code: 'locked',
        locked_by: state.by,
        lock_opened_by: state.actor,
        locked_until: state.until,
      })
    case 'elsewhere':
      return new ApiProblem(423, {
        code: 'locked',
        detail: 'You have it open for editing in another tab or browser.',
      })
    case 'lost':
      return new ApiProblem(423, { code: 'lock_not_held' })
    case 'failed':
      return state.problem
    default:
      return null
  }
}

/** What a call of these failed by; anything unforeseen counts as no answer. */
export const asLockProblem = (fault: unknown): ApiProblem =>
  fault instanceof ApiProblem
    ? fault
    : new ApiProblem(0, { title: 'The lock could not be taken', detail: String(fault) })
