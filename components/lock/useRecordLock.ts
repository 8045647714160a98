import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CallHeaders } from '@/components/api/headers'
import { actingFor } from '@/components/session/actingFor'
import type { Resource } from '@/lib/resources/resource'
import { holderOf, lockCalls, whoHolds } from './keeper/calls'
import { type Keeper, LEFT, lockKeeper } from './keeper/keeper'
import { leftover } from './keeper/leftover'
import type { LockState } from './keeper/state'
import { openTabs, type Tabs } from './keeper/tabs'
import { locksKey } from './locks'

/** The lock of this tab on the open record; null where nothing can be written anyway. */
export interface RecordLock {
  readonly state: LockState
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
  refusedWrite(): void
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

/** A page that follows at once must not find the lock of the one before still in its way. */
const givenUp = new Map<string, Promise<void>>()

/**
 * Tells who holds the record that is open in this tab. The first change takes its lock, which is
 * renewed while the page is in sight and given up when the page is left, however that happens.
 * A role that works without locks is told who holds the record and takes none.
 */
export function useRecordLock(options: Options): RecordLock | null {
  const { resource, id, isWanted, mayLock, userId, refresh } = options
  const record = `${resource.name} ${id}`
  const [view, setView] = useState<{ state: LockState; opened: number }>({
    state: { is: 'looking' },
    opened: 0,
  })
  const [visit, setVisit] = useState(0)
  const current = useRef<{ keeper: Keeper; tabs: Tabs } | null>(null)
  const isPending = useRef(false)
  const queries = useQueryClient()
  const refreshing = useRef(refresh)
  refreshing.current = refresh

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that comes back visits anew
  useEffect(() => {
    if (!isWanted) return
    const isSelf = (user: string) => user === userId || user === actingFor()?.user_id
    const tabs = openTabs(userId, record, (message) => {
      if (message === 'yield') void keeper.yieldTo()
      else void keeper.tick(Date.now(), true)
    })
    const keeper = lockKeeper({
      look: () => (mayLock ? holderOf(resource, id) : whoHolds(resource, id)),
      calls: mayLock ? lockCalls(resource, id) : null,
      isSelf,
      beforeOpening: () => refreshing.current(),
      onFreed: () => tabs.say('freed'),
    })
    current.current = { keeper, tabs }
    const stop = keeper.state.subscribe(() =>
      setView({ state: keeper.state.get(), opened: keeper.opened() }),
    )
    setView({ state: keeper.state.get(), opened: 0 })

    async function open() {
      await givenUp.get(record)
      await keeper.open(leftover.take(record))
      await keeper.changed(isPending.current)
    }
    const inSight = () => document.visibilityState === 'visible'
    const timer = setInterval(() => inSight() && keeper.tick(), CLOCK)
    const onVisible = () => inSight() && keeper.tick(Date.now(), true)
    const onHide = () => {
      const held = keeper.state.get()
      if (held.is === 'held') leftover.leave(record, held.sessionId)
      void keeper.release(true)
    }
    const onShow = (event: PageTransitionEvent) => event.persisted && setVisit((count) => count + 1)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('pageshow', onShow)
    void open()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('pageshow', onShow)
      stop()
      current.current = null
      const going = keeper.release().finally(() => {
        tabs.close()
        void queries.invalidateQueries({ queryKey: locksKey })
      })
      givenUp.set(record, going)
      void going.finally(() => givenUp.get(record) === going && givenUp.delete(record))
    }
  }, [record, isWanted, mayLock, userId, visit])

  const isHeld = view.state.is === 'held'
  useEffect(() => {
    if (!isHeld) return
    // The rail counts locks, and the board lists them.
    void queries.invalidateQueries({ queryKey: locksKey })
    current.current?.tabs.say('taken')
  }, [isHeld, queries])

  const changed = useCallback((isNow: boolean) => {
    isPending.current = isNow
    void current.current?.keeper.changed(isNow)
  }, [])

  const take = useCallback(() => void current.current?.keeper.take(), [])
  const takeOver = useCallback(() => {
    const open = current.current
    if (!open) return
    const { keeper, tabs } = open
    void keeper.takeOver(async () => {
      const freed = tabs.heard('freed', YIELD_WITHIN)
      tabs.say('yield')
      await freed
    })
  }, [])
  const secure = useCallback(async () => {
    if (!current.current) throw LEFT
    await current.current.keeper.secure()
  }, [])
  const headers = useCallback((): CallHeaders => {
    const held = current.current?.keeper.state.get()
    return held?.is === 'held' ? { 'Delegated-Locking-Session-Id': held.sessionId } : {}
  }, [])
  const refusedWrite = useCallback(() => current.current?.keeper.refusedWrite(), [])

  return isWanted ? { ...view, changed, take, takeOver, secure, headers, refusedWrite } : null
}
