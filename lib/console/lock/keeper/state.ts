import type { ApiProblem } from '../../problem'

/** Someone as a refusal names them. */
export interface Holder {
  readonly user_id: string
  readonly display_name: string | null
}

/** Why a lock that was held is held no more. */
export type Loss = 'expired' | 'ended' | 'takenOver'

/**
 * Whether this tab may write a record. The owner of a lock is a user and a tab: the same user in
 * another tab is `elsewhere`, and has to take the record over like anybody else would wait for it.
 */
export type LockState =
  | { readonly is: 'taking' }
  /** Where the role works without locks: not known yet, and held by nobody. */
  | { readonly is: 'looking' }
  | { readonly is: 'free' }
  /** Held by this tab; `until` is the service's moment, `expiresAt` and `renewAt` this device's. */
  | {
      readonly is: 'held'
      readonly sessionId: string
      readonly until: string
      readonly renewAt: number
      readonly expiresAt: number
    }
  /** Held by the same user, not by this tab. */
  | { readonly is: 'elsewhere'; readonly until: string }
  | { readonly is: 'other'; readonly by: Holder; readonly until: string }
  /** Was held by this tab; what is typed stays, and waits for the lock to be taken again. */
  | { readonly is: 'lost'; readonly why: Loss }
  | { readonly is: 'failed'; readonly problem: ApiProblem }

/** A session as the service answers it, as far as its tab needs it. */
export interface Session {
  readonly locking_session_id: string
  readonly expires_at: string
}

/** Something that happened to the lock. */
export type LockEvent =
  | { readonly was: 'taken' | 'renewed'; readonly session: Session; readonly now: number }
  | {
      readonly was: 'refused'
      readonly by: Holder
      readonly until: string
      readonly isSelf: boolean
    }
  | { readonly was: 'failed'; readonly problem: ApiProblem }
  | { readonly was: 'gone'; readonly now: number }
  | { readonly was: 'takenOver' }

/** How long a lock lives without being renewed. */
export const TTL_SECONDS = 300
/** Renewed before half of it is over, so that one renewal may fail. */
const RENEW_AFTER = 0.4
/** The two clocks and the way between them may differ by so much. */
const MARGIN = 5000

/** What the lock is after something happened. */
export function after(state: LockState, event: LockEvent): LockState {
  switch (event.was) {
    case 'taken':
      return held(event.session, event.now)
    case 'renewed':
      // An answer that comes after the lock was given up must not bring it back.
      return state.is === 'held' && state.sessionId === event.session.locking_session_id
        ? held(event.session, event.now)
        : state
    case 'refused':
      return event.isSelf
        ? { is: 'elsewhere', until: event.until }
        : { is: 'other', by: event.by, until: event.until }
    case 'gone':
      return state.is === 'held'
        ? { is: 'lost', why: event.now >= state.expiresAt - MARGIN ? 'expired' : 'ended' }
        : state
    case 'takenOver':
      return state.is === 'held' ? { is: 'lost', why: 'takenOver' } : state
    case 'failed':
      return { is: 'failed', problem: event.problem }
  }
}

const held = ({ locking_session_id, expires_at }: Session, now: number): LockState => ({
  is: 'held',
  sessionId: locking_session_id,
  until: expires_at,
  renewAt: now + TTL_SECONDS * 1000 * RENEW_AFTER,
  expiresAt: now + TTL_SECONDS * 1000,
})

/** What is due in a state: nothing, or a call. `look` asks whether the lock has become free. */
export type Due = 'nothing' | 'renew' | 'check' | 'look'

/** How often a lock is looked at, so that one that was ended from elsewhere is noticed. */
export const CHECK_EVERY = 15_000

export function dueIn(state: LockState, now: number, checkedAt: number): Due {
  if (state.is === 'other' || state.is === 'elsewhere') return 'look'
  if (state.is !== 'held') return 'nothing'
  if (now >= state.renewAt) return 'renew'
  return now - checkedAt >= CHECK_EVERY ? 'check' : 'nothing'
}

/** True while this tab may write. */
export const mayWrite = (state: LockState | null): boolean =>
  state === null || state.is === 'held' || state.is === 'free'

/** True until it is known whether this tab may write. */
export const isOpening = (state: LockState): boolean =>
  state.is === 'taking' || state.is === 'looking'
