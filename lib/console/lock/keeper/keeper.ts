import { createStore, type Store } from '../../store'
import { asProblem, type LockCalls } from './calls'
import { clear } from './leftover'
import { after, dueIn, type Holder, type LockEvent, type LockState } from './state'

export interface KeeperOptions {
  readonly calls: LockCalls
  /** Whether a holder is this very user, under their own name or the one they act for. */
  readonly isSelf: (userId: string) => boolean
  /** Awaited before a lock that had to be waited for opens the form: the record is another now. */
  readonly beforeOpening: () => Promise<unknown>
  /** Told once the lock is given up, whatever the way. */
  readonly onFreed: () => void
}

/** One tab's lock on one record: takes it, renews it, notices its loss, waits for it, gives it up. */
export interface Keeper {
  readonly state: Store<LockState>
  /** How often the lock came after a wait: each time the form starts anew from the record. */
  readonly opened: () => number
  /** `leftover` is the session that the page before gave up as it went. */
  take(leftover?: string | null): Promise<void>
  /** Does what is due; called by the clock and whenever the page comes into sight. */
  tick(now?: number, isSure?: boolean): Promise<void>
  /** Ends whatever session of this user holds the lock, and takes it. */
  takeOver(askOthers: () => Promise<void>): Promise<void>
  /** Another tab of this user wants the lock. */
  yieldTo(): Promise<void>
  /** A write was refused because the session holds nothing. */
  refusedWrite(): void
  release(isLeaving?: boolean): Promise<void>
}

export function lockKeeper({ calls, isSelf, beforeOpening, onFreed }: KeeperOptions): Keeper {
  const state = createStore<LockState>({ is: 'taking' })
  let checkedAt = 0
  let openings = 0
  let running: Promise<void> | null = null
  let isOver = false
  let releasing: Promise<void> | null = null
  const tell = (event: LockEvent) => {
    const next = after(state.get(), event)
    if (next !== state.get()) state.set(next)
  }
  const refuse = (by: Holder, until: string) =>
    tell({ was: 'refused', by, until, isSelf: isSelf(by.user_id) })

  async function claim(hasWaited: boolean, leftover?: string | null): Promise<void> {
    try {
      const session = await calls.claim()
      if (isOver) return void calls.release(session.locking_session_id).catch(() => undefined)
      checkedAt = Date.now()
      if (hasWaited) {
        await beforeOpening().catch(() => undefined)
        openings++
      }
      tell({ was: 'taken', session, now: checkedAt })
    } catch (fault) {
      const problem = asProblem(fault)
      const by = problem.body.locked_by as Holder | undefined
      if (problem.status === 423 && by) {
        if (leftover && isSelf(by.user_id) && (await clear(calls, leftover)))
          return claim(hasWaited)
        refuse(by, String(problem.body.locked_until))
      }
      // While it waits, a failure passes by itself: the next look may do.
      else if (!hasWaited) tell({ was: 'failed', problem })
    }
  }

  /** Asks about the session one holds; a network that is down says nothing until it has run out. */
  async function ask(sessionId: string, isRenewal: boolean): Promise<void> {
    try {
      if (isRenewal) {
        tell({ was: 'renewed', session: await calls.renew(sessionId), now: Date.now() })
      } else await calls.check(sessionId)
      checkedAt = Date.now()
    } catch (fault) {
      const now = Date.now()
      const held = state.get()
      const isGone = asProblem(fault).status === 404
      const hasRunOut = held.is === 'held' && now >= held.expiresAt
      if (held.is === 'held' && held.sessionId === sessionId && (isGone || hasRunOut)) {
        tell({ was: 'gone', now })
      }
    }
  }

  async function look(): Promise<void> {
    const holder = await calls.holder().catch(() => null)
    if (holder === null) return
    if (!holder) return claim(true)
    refuse({ user_id: holder.user_id, display_name: holder.user_name }, holder.expires_at)
  }

  /** One thing at a time: what a person asks for waits for what the clock has begun. */
  async function alone(work: () => Promise<void>): Promise<void> {
    while (running) await running
    if (isOver) return
    running = work().finally(() => {
      running = null
    })
    await running
  }

  async function giveUp(isLeaving = false, event?: LockEvent): Promise<void> {
    const held = state.get()
    if (held.is !== 'held') return
    if (event) tell(event)
    await calls.release(held.sessionId, isLeaving).catch(() => undefined)
    onFreed()
  }

  return {
    state,
    opened: () => openings,
    take: (leftover) => alone(() => claim(false, leftover)),
    async tick(now = Date.now(), isSure = false) {
      if (running) return
      await alone(async () => {
        const current = state.get()
        const due = dueIn(current, now, isSure ? 0 : checkedAt)
        if (due === 'look') await look()
        else if (due !== 'nothing' && current.is === 'held') {
          await ask(current.sessionId, due === 'renew')
        }
      })
    },
    takeOver: (askOthers) =>
      alone(async () => {
        await askOthers()
        const holder = await calls.holder().catch(() => undefined)
        const sessionId = holder?.locking_session_id
        if (holder && sessionId && isSelf(holder.user_id)) {
          await calls.release(sessionId).catch(() => undefined)
        }
        await claim(true)
      }),
    yieldTo: () => giveUp(false, { was: 'takenOver' }),
    refusedWrite: () => tell({ was: 'gone', now: Date.now() }),
    release(isLeaving) {
      isOver = true
      // A page that is kept for the way back is left twice: as it goes, and when it comes again.
      releasing ??= giveUp(isLeaving)
      return releasing
    },
  }
}
