import { createStore } from '../../store'
import type { Keeper } from './keeper'
import type { Holder, LockState } from './state'

/** Who holds a record, and until when. */
export interface Held {
  readonly by: Holder
  readonly until: string
}

export interface WatcherOptions {
  /** Null while nobody holds the record; anything thrown means that it is not known. */
  readonly look: () => Promise<Held | null>
  /** Awaited before a record that was held from the start opens: it is another now. */
  readonly beforeOpening: () => Promise<unknown>
}

/** How often a record that is free is looked at; one that is held, at every tick. */
const LOOK_EVERY = 15_000

/**
 * Stands in for the keeper where the role works without locks: it takes none, and keeps a record
 * that another holds closed for as long as they hold it.
 */
export function lockWatcher({ look, beforeOpening }: WatcherOptions): Keeper {
  const state = createStore<LockState>({ is: 'looking' })
  let lookedAt = 0
  let openings = 0
  let hasOpened = false
  let isOver = false
  let running: Promise<void> | null = null

  async function see(): Promise<void> {
    const held = await look().catch(() => undefined)
    lookedAt = Date.now()
    const before = state.get()
    // What was seen last holds until something else is; a save is refused where that is wrong.
    if (isOver || (held === undefined && before.is !== 'looking')) return
    if (held) return state.set({ is: 'other', ...held })
    if (before.is === 'other' && !hasOpened) {
      await beforeOpening().catch(() => undefined)
      openings++
    }
    hasOpened = true
    state.set({ is: 'free' })
  }

  function lookOnce(): Promise<void> {
    running ??= see().finally(() => {
      running = null
    })
    return running
  }

  return {
    state,
    opened: () => openings,
    take: lookOnce,
    async tick(now = Date.now(), isSure = false) {
      if (isSure || state.get().is !== 'free' || now - lookedAt >= LOOK_EVERY) await lookOnce()
    },
    takeOver: lookOnce,
    yieldTo: async () => undefined,
    refusedWrite: () => void lookOnce(),
    async release() {
      isOver = true
    },
  }
}
