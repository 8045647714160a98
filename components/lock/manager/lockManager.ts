import { ApiProblem, refusedWith } from '@/components/api/problem'
import { unasked } from '@/components/api/session'
import type { CallOptions } from '@/components/api/types'
import { createStore, type Store } from '@/components/state/store'
import { asLockProblem, holderIn, type LockCalls, refusalIn } from './calls'
import {
  after,
  dueIn,
  type Held,
  isWaiting,
  type LockEvent,
  type LockState,
  type Session,
} from './state'

export interface LockManagerOptions {
  /** Who holds the record; anything thrown means that it is not known. It must take no lock. */
  readonly look: (options?: CallOptions) => Promise<Held | null>
  /** Null for a role that works without locks: it is told of others' and takes none. */
  readonly calls: LockCalls | null
  /** Whether this very user holds it, under their own name or that of whom they act for. */
  readonly isSelf: (held: Held) => boolean
  /** Whether it is held under this user's own name, whoever took it. */
  readonly isInOwnName: (held: Held) => boolean
  /** Awaited before a record that had to be waited for opens: it is another now. */
  readonly beforeOpening: () => Promise<unknown>
  /** Told once the lock is given up, whatever the way. */
  readonly onFreed: () => void
}

/**
 * One tab's lock on one record. It looks who holds it, takes it with the first change, renews it,
 * notices its loss, waits for another's to end, and gives it up.
 */
export interface LockManager {
  readonly state: Store<LockState>
  /** How often the record opened after a wait: each time the form starts anew from it. */
  readonly opened: () => number
  /** `previousSession` is the session that the page before gave up as it went. */
  open(previousSession?: string | null): Promise<void>
  /** The form begins to hold a change that is not saved, or ceases to; the first takes the lock. */
  changed(isPending: boolean): Promise<void>
  /** Awaited before each write. @throws ApiProblem where it may not go, and once the page is left */
  secure(): Promise<void>
  /** Takes again a lock that was lost. */
  take(): Promise<void>
  /** Does what is due; called by the clock and whenever the page comes into sight. */
  tick(now?: number, isSure?: boolean): Promise<void>
  /** Ends whatever session of this user holds the lock, and takes it. */
  takeOver(askOthers: () => Promise<void>): Promise<void>
  /** Another tab of this user wants the lock. */
  releaseForTab(): Promise<void>
  /** A write was refused because the session holds nothing. */
  onWriteRejected(): void
  release(isLeaving?: boolean): Promise<void>
}

/** Nobody is there any more to see what came of the write, and its lock is given up. */
export const LEFT = new ApiProblem(0, {
  code: 'page_left',
  title: 'The page was left',
  detail: 'The change was not sent.',
})

/** Keeps the lock of the record that is open: takes it with the first change, and gives it up at the end. */
export function createLockManager(options: LockManagerOptions): LockManager {
  const { look, calls, isSelf, isInOwnName, beforeOpening, onFreed } = options
  const state = createStore<LockState>({ status: 'looking' })
  let checkedAt = 0
  let openings = 0
  let isPending = false
  let running: Promise<void> | null = null
  let isOver = false
  /** Ends once all that was given up is, whoever asked for that. */
  let freeing: Promise<unknown> = Promise.resolve()
  let releasing: Promise<unknown> | null = null
  let settling: Promise<void> | null = null

  const tell = (event: LockEvent) => {
    const next = after(state.get(), event)
    if (next !== state.get()) state.set(next)
  }
  const refuse = (held: Held) =>
    tell({
      type: 'refused',
      by: held.by,
      actor: held.actor,
      until: held.until,
      isSelf: isSelf(held),
      isOnBehalf: isInOwnName(held),
    })

  /** What is typed stays as it is; a form without changes starts anew from what the record became. */
  async function reopen(hadToWait: boolean): Promise<void> {
    if (!hadToWait || isPending) return
    await beforeOpening().catch(() => undefined)
    openings++
  }

  async function claim(locks: LockCalls, options?: CallOptions): Promise<void> {
    const hadToWait = isWaiting(state.get())
    tell({ type: 'asked' })
    let session: Session
    try {
      session = await locks.claim(options)
    } catch (fault) {
      const problem = asLockProblem(fault)
      const held = holderIn(problem)
      // A refusal names for whom it is held, and not who took it: that may be somebody else.
      if (held) refuse((isSelf(held) && (await look(options).catch(() => null))) || held)
      // While it waits, a failure passes by itself: the next look may do.
      else if (!hadToWait) tell({ type: 'failed', problem })
      return
    }
    checkedAt = Date.now()
    await reopen(hadToWait)
    if (isOver) return locks.release(session.locking_session_id).catch(() => undefined)
    tell({ type: 'taken', session, now: checkedAt })
    await ask(session.locking_session_id, true)
  }

  /** @param options of the calls: what the clock sees to asks nobody to sign in */
  async function see(options?: CallOptions, previousSession?: string | null): Promise<void> {
    let held = await look(options).catch(() => undefined)
    checkedAt = Date.now()
    if (isOver) return
    if (held?.sessionId && held.sessionId === previousSession) {
      // The call that gave it up was lost.
      await calls?.release(previousSession).catch(() => undefined)
      held = null
    }
    // It may be this tab's own, taken by a claim whose answer was lost.
    if (held && calls?.mayHold() && isSelf(held)) return claim(calls, options)
    if (held) return refuse(held)
    const { status } = state.get()
    // What was seen last holds until something else is; a save is refused where that is wrong.
    if (held === undefined && status !== 'looking') return
    if (calls && isPending) return claim(calls, options)
    await reopen(isWaiting(state.get()))
    tell({ type: 'freed' })
  }

  /** Asks about the session one holds; a network that is down says nothing until it has run out. */
  async function ask(sessionId: string, isRenewal: boolean): Promise<void> {
    try {
      if (isRenewal) {
        const session = await calls?.renew(sessionId)
        if (session) tell({ type: 'renewed', session, now: Date.now() })
      } else await calls?.check(sessionId)
      checkedAt = Date.now()
    } catch (fault) {
      const now = Date.now()
      const held = state.get()
      const isGone = refusedWith(fault) === 404
      const hasRunOut = held.status === 'held' && now >= held.expiresAt
      if (held.status === 'held' && held.sessionId === sessionId && (isGone || hasRunOut)) {
        tell({ type: 'gone', now, isPending })
      }
    }
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
    if (held.status === 'held') {
      if (event) tell(event)
      freeing = Promise.all([freeing, free(held.sessionId, isLeaving)])
    }
    await freeing
  }

  async function free(sessionId: string, isLeaving: boolean): Promise<void> {
    await calls?.release(sessionId, isLeaving).catch(() => undefined)
    onFreed()
  }

  /** What a claim may have taken whose answer was lost would stand in everybody's way until it ends. */
  async function giveUpLost(): Promise<void> {
    if (!calls?.mayHold()) return
    try {
      await calls.release((await calls.claim(unasked)).locking_session_id)
    } catch {
      return
    }
    onFreed()
  }

  const takeIfFree = () =>
    alone(async () => {
      if (calls && state.get().status === 'free') await claim(calls)
    })

  return {
    state,
    opened: () => openings,
    open: (previousSession) => alone(() => see(undefined, previousSession)),
    async changed(isNowPending) {
      isPending = isNowPending
      if (isPending) await takeIfFree()
    },
    async secure() {
      if (state.get().status !== 'held') await takeIfFree()
      if (isOver) throw LEFT
      // Without locks of one's own, the service alone judges the write.
      const refusal = calls && refusalIn(state.get())
      if (refusal) throw refusal
    },
    take: () =>
      alone(async () => {
        if (calls) await claim(calls)
      }),
    async tick(now = Date.now(), isSure = false) {
      if (running) return
      await alone(async () => {
        const current = state.get()
        const due = dueIn(current, now, isSure ? 0 : checkedAt)
        if (due === 'look') await see(unasked)
        else if (due !== 'nothing' && current.status === 'held') {
          await ask(current.sessionId, due === 'renew')
        }
      })
    },
    takeOver: (askOthers) =>
      alone(async () => {
        await askOthers()
        const held = await look().catch(() => null)
        if (held?.sessionId && isSelf(held)) {
          await calls?.release(held.sessionId).catch(() => undefined)
        }
        if (calls) await claim(calls)
      }),
    releaseForTab: () => giveUp(false, { type: 'takenOver', isPending }),
    onWriteRejected: () => tell({ type: 'gone', now: Date.now(), isPending }),
    async release(isLeaving) {
      isOver = true
      // A page that is kept for the way back is left twice: as it goes, and when it comes again.
      // A lock that is still on its way goes back as it comes: whoever follows waits for that.
      releasing ??= Promise.all([giveUp(isLeaving), running])
      await releasing
      // A page that is gone hears no answer: nothing can be asked after until it comes again.
      if (isLeaving) return
      settling ??= giveUpLost()
      await settling
    },
  }
}
