import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallHeaders } from '@/components/api/headers'
import { pause } from '@/components/api/pause'
import { actingFor } from '@/components/session/actingFor'
import { onSignOut } from '@/components/session/signOutHooks'
import { inTab } from '@/components/state/webStorage'
import type { Resource } from '@/lib/resources/resource'
import { locksKey } from './locks'
import { holderOf, lockCalls, whoHolds } from './manager/calls'
import { createLockManager, LEFT, type LockManager } from './manager/lockManager'
import type { Held, LockState } from './manager/state'
import { openTabs, type Tabs } from './manager/tabs'

/** The lock of this tab on the open record; null where nothing can be written anyway. */
export interface RecordLock {
  readonly state: LockState
  /** False for a role that works without locks: its own changes take none. */
  readonly mayLock: boolean
  /** Changes when the record opened after a wait: the form starts anew from it. */
  readonly opened: number
  /** The form begins to hold a change that is not saved, or ceases to. */
  changed(isPending: boolean): void
  /** Takes again what was lost. */
  take(): void
  takeOver(): void
  /** Awaited before every write. @throws ApiProblem where it may not go */
  secure(): Promise<void>
  /** Goes with every write. */
  headers(): CallHeaders
  /** A write came back as not covered by the lock. */
  onWriteRejected(): void
}

interface Options {
  readonly resource: Resource
  readonly id: string
  /** False for roles that may not write anyway. */
  readonly isWanted: boolean
  /** False for roles that work without locks: theirs are only looked out for. */
  readonly mayLock: boolean
  readonly userId: string
  /** Reads the record anew, before it opens after a wait. */
  readonly refresh: () => Promise<unknown>
}

const CLOCK = 5000
/** How long another tab has to give the lock up by itself. */
const YIELD_WITHIN = 600

/**
 * How long a form waits to be told who holds its record, or that the page before has let go of it, in
 * ms. It opens without: a first change is refused where somebody else holds the record.
 */
const LOOK_WITHIN = 3000

/** A page that follows at once must not find the lock of the one before still in its way. */
const givenUp = new Map<string, Promise<void>>()

/**
 * Tells who holds the record that is open in this tab. The first change takes its lock, which is
 * renewed while the page is in sight and given up when the page is left, however that happens.
 * A role that works without locks is told who holds the record and takes none.
 */
export function useRecordLock(options: Options): RecordLock | null {
  const { resource, id, isWanted, userId, refresh } = options
  const record = `${resource.name} ${id}`
  const [view, setView] = useState<{ state: LockState; opened: number }>({
    state: { status: 'looking' },
    opened: 0,
  })
  // Who may hold locks no more keeps the one that is held, and the form with all that was typed: what
  // the service answers then says why.
  const [mayLock, setMayLock] = useState(options.mayLock)
  if (mayLock !== options.mayLock && view.state.status !== 'held') setMayLock(options.mayLock)
  const [visit, setVisit] = useState(0)
  const current = useRef<{ manager: LockManager; tabs: Tabs } | null>(null)
  const isPending = useRef(false)
  const queries = useQueryClient()
  const refreshing = useRef(refresh)
  refreshing.current = refresh

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that comes back visits anew, as does one whose person stays
  useEffect(() => {
    if (!isWanted) return
    const isInOwnName = ({ by }: Held) => by.user_id === userId
    // Who takes no locks has none in another tab: what is held in their name is held on their behalf.
    const isSelf = ({ by, openedBy }: Held) =>
      mayLock &&
      (openedBy === null
        ? [userId, actingFor()?.user_id].includes(by.user_id)
        : openedBy === userId)
    const tabs = openTabs(userId, record, (message) => {
      if (message === 'yield') void manager.releaseForTab()
      else void manager.tick(Date.now(), true)
    })
    const manager = createLockManager({
      look(asked) {
        const options = { timeout: LOOK_WITHIN, ...asked }
        return mayLock ? holderOf(resource, id, options) : whoHolds(resource, id, options)
      },
      calls: mayLock ? lockCalls(resource, id) : null,
      ...{ isSelf, isInOwnName },
      beforeOpening: () => refreshing.current(),
      onFreed: () => tabs.say('freed'),
    })
    current.current = { manager, tabs }
    const stop = manager.state.subscribe(() =>
      setView({ state: manager.state.get(), opened: manager.opened() }),
    )
    setView({ state: manager.state.get(), opened: 0 })

    async function open() {
      await Promise.race([givenUp.get(record), pause(LOOK_WITHIN)])
      await manager.open(previousSession.take(record))
      await manager.changed(isPending.current)
    }
    const inSight = () => document.visibilityState === 'visible'
    const timer = setInterval(() => inSight() && manager.tick(), CLOCK)
    const onVisible = () => inSight() && manager.tick(Date.now(), true)
    const onHide = () => {
      const held = manager.state.get()
      if (held.status === 'held') previousSession.leave(record, held.sessionId)
      void manager.release(true)
    }
    const visitAnew = () => setVisit((count) => count + 1)
    const onShow = (event: PageTransitionEvent) => event.persisted && visitAnew()
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    const removeHook = onSignOut(() => manager.release(), visitAnew)
    void open()
    return () => {
      removeHook()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      stop()
      current.current = null
      const going = manager.release().finally(() => {
        tabs.close()
        void queries.invalidateQueries({ queryKey: locksKey })
      })
      givenUp.set(record, going)
      void going.finally(() => givenUp.get(record) === going && givenUp.delete(record))
    }
  }, [record, isWanted, mayLock, userId, visit])

  const holder = heldIn(view.state)
  const known = useRef(holder)
  useEffect(() => {
    if (known.current === holder) return
    known.current = holder
    // The rail counts locks, and the board lists them: what is said here of one holds there too.
    void queries.invalidateQueries({ queryKey: locksKey })
    if (holder === 'held') current.current?.tabs.say('taken')
  }, [holder, queries])

  const changed = useCallback((isNow: boolean) => {
    isPending.current = isNow
    void current.current?.manager.changed(isNow)
  }, [])

  const take = useCallback(() => void current.current?.manager.take(), [])
  const takeOver = useCallback(() => {
    const open = current.current
    if (!open) return
    const { manager, tabs } = open
    void manager.takeOver(async () => {
      const freed = tabs.heard('freed', YIELD_WITHIN)
      tabs.say('yield')
      await freed
    })
  }, [])
  const secure = useCallback(async () => {
    if (!current.current) throw LEFT
    await current.current.manager.secure()
  }, [])
  const headers = useCallback((): CallHeaders => {
    const held = current.current?.manager.state.get()
    return held?.status === 'held' ? { 'Delegated-Locking-Session-Id': held.sessionId } : {}
  }, [])
  const onWriteRejected = useCallback(() => current.current?.manager.onWriteRejected(), [])

  return isWanted
    ? { ...view, mayLock, changed, take, takeOver, secure, headers, onWriteRejected }
    : null
}

/** Whose lock there is on the record: this tab's, another's of oneself, or somebody's; null for none. */
const heldIn = ({ status }: LockState): LockState['status'] | null =>
  status === 'held' || status === 'elsewhere' || status === 'other' ? status : null

const sessionKey = (record: string): string => `fleetbook.lock.${record}`

/**
 * The session that this tab had when its page was left. It is kept only from then until the next
 * page takes it up, so that a duplicated tab, which copies this store, does not end a lock in use. A
 * record goes by its name: `approval 88021`.
 */
const previousSession = {
  leave: (record: string, sessionId: string): void => inTab.keepText(sessionKey(record), sessionId),
  take(record: string): string | null {
    const sessionId = inTab.text(sessionKey(record))
    inTab.forget(sessionKey(record))
    return sessionId
  },
}
