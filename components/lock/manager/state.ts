import type { ApiProblem, NamedUser } from '@/components/api/problem'

/** Who holds a record, and until when. */
export interface Held {
  readonly by: NamedUser
  /** Who took it for them; null where they did themselves, or that was not told. */
  readonly actor: NamedUser | null
  readonly until: string
  /** Null where it may not be known: the id is the key to the lock. */
  readonly sessionId: string | null
  /** Who was signed in as it was taken; null where that was not told. */
  readonly openedBy: string | null
}

/** Why a lock that was held is held no more. */
export type Loss = 'expired' | 'ended' | 'takenOver'

/**
 * Whether this tab may write a record. The owner of a lock is a user and a tab: the same user in
 * another tab is `elsewhere`, and has to take the record over like anybody else would wait for it.
 */
export type LockState =
  /** Not known yet whether anybody holds it. */
  | { readonly status: 'looking' }
  /** Nobody holds it: the first change takes it. */
  | { readonly status: 'free' }
  /** Asked for; typing goes on meanwhile. */
  | { readonly status: 'taking' }
  /** Held by this tab; `until` is the service's moment, `expiresAt` and `renewAt` this device's. */
  | {
      readonly status: 'held'
      readonly sessionId: string
      readonly until: string
      readonly renewAt: number
      readonly expiresAt: number
    }
  /** Held by the same user, not by this tab. */
  | { readonly status: 'elsewhere'; readonly until: string }
  | {
      readonly status: 'other'
      readonly by: NamedUser
      readonly actor: NamedUser | null
      readonly until: string
      /** Taken by somebody else on behalf of this user, as a system that acts for them does. */
      readonly isOnBehalf: boolean
    }
  /** Was held by this tab; what is typed stays, and waits for the lock to be taken again. */
  | { readonly status: 'lost'; readonly why: Loss }
  | { readonly status: 'failed'; readonly problem: ApiProblem }

/** A session as the service answers it, as far as its tab needs it. */
export interface Session {
  readonly locking_session_id: string
  readonly expires_at: string
}

/** Something that happened to the lock. */
export type LockEvent =
  | { readonly type: 'freed' | 'asked' }
  | { readonly type: 'taken' | 'renewed'; readonly session: Session; readonly now: number }
  | {
      readonly type: 'refused'
      readonly by: NamedUser
      readonly actor: NamedUser | null
      readonly until: string
      readonly isSelf: boolean
      readonly isOnBehalf: boolean
    }
  | { readonly type: 'failed'; readonly problem: ApiProblem }
  /** `isPending`: something typed waits to be saved under it. */
  | { readonly type: 'gone'; readonly now: number; readonly isPending: boolean }
  | { readonly type: 'takenOver'; readonly isPending: boolean }

/** How long a lock lives without being renewed. */
export const TTL_SECONDS = 300
/**
 * How long it is taken for at first: it is renewed as soon as its tab hears of it, and one of which no
 * tab ever does, as that was closed meanwhile, is soon out of everybody's way.
 */
export const CLAIM_SECONDS = 60
/** Renewed before half of it is over, so that one renewal may fail. */
const RENEW_AFTER = 0.4
/** The two clocks and the way between them may differ by so much. */
const MARGIN = 5000

/** What the lock is after something happened. */
export function after(state: LockState, event: LockEvent): LockState {
  switch (event.type) {
    case 'freed':
      return { status: 'free' }
    case 'asked':
      return state.status === 'free' ? { status: 'taking' } : state
    case 'taken':
      return held(event.session, event.now, CLAIM_SECONDS)
    case 'renewed':
      // An answer that comes after the lock was given up must not bring it back.
      return state.status === 'held' && state.sessionId === event.session.locking_session_id
        ? held(event.session, event.now, TTL_SECONDS)
        : state
    case 'refused':
      return event.isSelf
        ? { status: 'elsewhere', until: event.until }
        : {
            status: 'other',
            by: event.by,
            actor: event.actor,
            until: event.until,
            isOnBehalf: event.isOnBehalf,
          }
    case 'gone':
      if (state.status !== 'held') return state
      return lost(event.now >= state.expiresAt - MARGIN ? 'expired' : 'ended', event.isPending)
    case 'takenOver':
      return state.status === 'held' ? lost('takenOver', event.isPending) : state
    case 'failed':
      return { status: 'failed', problem: event.problem }
  }
}

/** With nothing to save under it, a lock that ended is no loss: the next change takes one again. */
const lost = (why: Loss, isPending: boolean): LockState =>
  isPending ? { status: 'lost', why } : { status: 'free' }

const held = (
  { locking_session_id, expires_at }: Session,
  now: number,
  seconds: number,
): LockState => ({
  status: 'held',
  sessionId: locking_session_id,
  until: expires_at,
  renewAt: now + seconds * 1000 * RENEW_AFTER,
  expiresAt: now + seconds * 1000,
})

/** Whether this device's clock has been set back since: what it says of the lock's end is too late. */
const isSetBack = ({ expiresAt }: { readonly expiresAt: number }, now: number): boolean =>
  now < expiresAt - TTL_SECONDS * 1000

/** What is due in a state: nothing, or a call. `look` asks who holds the record. */
export type Due = 'nothing' | 'renew' | 'check' | 'look'

/** How often a lock is looked at that this tab holds, or nobody; another's, at every tick. */
const CHECK_EVERY = 15_000

/** @param checkedAt when the service was last asked about the lock */
export function dueIn(state: LockState, now: number, checkedAt: number): Due {
  if (isWaiting(state)) return 'look'
  if (state.status === 'held' && (now >= state.renewAt || isSetBack(state, now))) return 'renew'
  if (Math.abs(now - checkedAt) < CHECK_EVERY) return 'nothing'
  if (state.status === 'held') return 'check'
  return state.status === 'free' || state.status === 'failed' ? 'look' : 'nothing'
}

/** True while the record is closed until whoever holds it lets go of it. */
export const isWaiting = (state: LockState): boolean =>
  state.status === 'other' || state.status === 'elsewhere'

/** True while the form may be typed into. */
export const mayType = (state: LockState): boolean =>
  state.status === 'free' || state.status === 'taking' || state.status === 'held'
