import { stringify } from 'lossless-json'
import { idPattern } from '@/lib/derive/idForms'
import type { Fault } from '@/lib/derive/schemas/faults'
import { MAX_LIMIT } from '@/lib/limits'
import {
  findSession,
  type LockingSession,
  liveSessions,
  type SessionPlace,
} from '@/lib/locks/liveSessions'
import { resourceOfLock } from '@/lib/locks/lockable'
import { createSessionBody, renewSessionBody } from '@/lib/locks/schemas'
import { endSession, type Lock, openSession, renewSession } from '@/lib/locks/sessions'
import { Problem, validationProblem } from '@/lib/problem'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { formatMoment } from '@/lib/time/zone'
import { cursorOf, cursorParameter, LATER_LIMIT } from '../parsing/paging'
import { UnusableValue } from '../parsing/parameter'
import { readWith } from '../parsing/readWith'
import { requirePermission } from '../pipeline/authorise'
import type { HandlerResult, RequestContext } from '../pipeline/operation'
import { authorOf } from './author'
import { locksHeldProblem } from './locked'

const DEFAULT_TTL = 300

const CURSOR = cursorParameter((cursor): SessionPlace => {
  const place = Buffer.from(cursor, 'base64url').toString('latin1')
  const [, created, mark] = /^(\d{1,15}) (-?\d{1,19})$/.exec(place) ?? []
  if (!created || !mark || BigInt.asIntN(64, BigInt(mark)) !== BigInt(mark)) {
    throw new UnusableValue('it is none that this list gave out')
  }
  return { created: Number(created), mark }
})

export const SESSION_PAGING = [LATER_LIMIT, CURSOR]

const idOf = (call: RequestContext): string => call.params.locking_session_id ?? ''

const notFound = (): Problem =>
  new Problem('record_not_found', 'There is no such locking session; it has ended or expired.')

/**
 * Whether a session is the caller's: whoever was signed in opened it, for whomever. To go by
 * Audit-User-Id would let them do what that user may, and break locks without a word.
 */
const isOwn = ({ openedBy }: LockingSession, { principal }: RequestContext): boolean =>
  openedBy === principal.userId

/** A session as callers see it. Another's id is the key to its locks, so few may see it. */
function show(session: LockingSession, call: RequestContext): Record<string, unknown> {
  const mayKnow = isOwn(session, call) || call.principal.permissions.has('Locks:Break')
  return {
    locking_session_id: mayKnow ? session.id : null,
    user_id: String(session.userId),
    user_name: session.userName,
    opened_by_user_id: String(session.openedBy),
    opened_by_user_name: session.openedByName,
    created: formatMoment(session.created, call.timeZone),
    expires_at: formatMoment(session.expiresAt, call.timeZone),
    ttl_seconds: session.ttlSeconds,
    locks: session.locks,
  }
}

const keyOf = ({ resource, id }: Lock): string => `${resource.name} ${id}`

const missingFault = (index: number, { title }: Resource, id: string): Fault => ({
  pointer: `/locks/${index}/id`,
  code: 'not_found',
  message: `There is no ${withinSentence(title)} ${id}.`,
})

/** What a claim waits for: whatever it names. Of one that is sent again and again one at a time waits. */
export const claimOf = ({ json }: RequestContext): string => {
  const { locks } = Object(json)
  const named = Array.isArray(locks) ? locks.map((lock) => stringify(lock)).sort() : []
  return `locks ${named.join()}`
}

/** Whose locks a call is about, which it waits for. */
export const sessionOf = (call: RequestContext): string => `locking session ${idOf(call)}`

/** POST: takes all the locks asked for, or none. */
export async function createLockingSession(call: RequestContext): Promise<HandlerResult> {
  const body = readWith(createSessionBody, call.json)
  const locks = body.locks.map((lock) => ({ ...lock, resource: resourceOfLock(lock.resource) }))
  const malformed = locks.flatMap(({ resource, id }, index): Fault[] =>
    idPattern(resource).test(id) ? [] : [missingFault(index, resource, id)],
  )
  if (malformed.length > 0) throw validationProblem(malformed)
  const wanted = [...new Map(locks.map((lock) => [keyOf(lock), lock])).values()]
  const made = await openSession(call.db, authorOf(call), wanted, body.ttl_seconds ?? DEFAULT_TTL)
  if ('id' in made) {
    return {
      status: 201,
      body: { value: { ...show(made, call), locking_session_id: made.id } },
      headers: { location: `${call.url.pathname}/${made.id}` },
    }
  }
  if (made.missing.length > 0) {
    const missing = new Set(made.missing.map(keyOf))
    throw validationProblem(
      locks.flatMap((lock, index): Fault[] =>
        missing.has(keyOf(lock)) ? [missingFault(index, lock.resource, lock.id)] : [],
      ),
    )
  }
  const held = new Map(made.held.map((hold) => [keyOf(hold), hold]))
  const inTheWay = locks.flatMap((lock, index) => {
    const hold = held.get(keyOf(lock))
    return hold ? [{ ...hold, pointer: `/locks/${index}` }] : []
  })
  throw await locksHeldProblem(call.db, inTheWay, call.timeZone)
}

/** GET: the live sessions, page by page. */
export async function listLockingSessions(call: RequestContext): Promise<HandlerResult> {
  const limit = call.query.get(LATER_LIMIT) ?? MAX_LIMIT
  const { sessions, total } = await liveSessions(call.db, limit + 1, call.query.get(CURSOR))
  const page = sessions.slice(0, limit)
  const last = sessions.length > limit ? page.at(-1) : undefined
  return {
    status: 200,
    body: {
      value: {
        data: page.map((session) => show(session, call)),
        next_cursor: last ? cursorOf(`${last.created} ${last.mark}`) : null,
        total,
        total_exact: true,
      },
    },
  }
}

/** GET one: whoever has the id may look. */
export async function readLockingSession(call: RequestContext): Promise<HandlerResult> {
  const session = await findSession(call.db, idOf(call))
  if (!session) throw notFound()
  return {
    status: 200,
    body: { value: { ...show(session, call), locking_session_id: session.id } },
  }
}

/** POST renew: whoever has the id may renew, and nobody shortens another's by that. */
export async function renewLockingSession(call: RequestContext): Promise<HandlerResult> {
  const { ttl_seconds } = readWith(renewSessionBody, call.json === undefined ? {} : call.json)
  const session = await renewSession(call.db, idOf(call), ttl_seconds, call.principal.userId)
  if (!session) throw notFound()
  return {
    status: 200,
    body: { value: { ...show(session, call), locking_session_id: session.id } },
  }
}

/** DELETE: ends one's own session, or breaks another's with the permission and a reason. */
export async function endLockingSession(call: RequestContext): Promise<HandlerResult> {
  const session = await findSession(call.db, idOf(call))
  if (!session) throw notFound()
  const isBreaking = !isOwn(session, call)
  if (isBreaking) {
    await requirePermission(call.principal, 'Locks:Break')
    if (call.reason === null) {
      throw new Problem(
        'malformed_header',
        "Breaking another user's lock needs a reason in the header Audit-Reason.",
        { members: { header: 'Audit-Reason' } },
      )
    }
  }
  await endSession(call.db, session.id, isBreaking ? authorOf(call) : undefined)
  return { status: 204 }
}
