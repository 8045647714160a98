import { useEffect } from 'react'
import { createStore, useStore } from '@/components/state/store'
import { inTab } from '@/components/state/webStorage'
import { type ActingFor, actingFor, onActing, useActingFor } from './actingFor'

/** What the tabs of one person tell each other: one asks, those that act answer, or act otherwise now. */
type Message = 'who?' | 'otherwise' | ActingFor

const storageKey = 'fleetbook.inOwnName'
const store = createStore<ActingFor | null>(null)

/** Whether this tab has nothing to learn from the others: it acts itself, or its person has chosen. */
const isSettled = (): boolean => actingFor() !== null || inTab.read(storageKey) === true

/**
 * Whom another tab of the same person acts for while this one acts for nobody and was not told to; null
 * where there is no such tab. A tab that a link opens takes nothing over from the one with that link, so
 * that without a word its changes would be recorded otherwise than the person may think.
 *
 * @param userId of the person; undefined for somebody who may not act for others
 */
export function useActingElsewhere(userId: string | undefined): ActingFor | null {
  const here = useActingFor()
  useEffect(() => (userId === undefined ? undefined : listen(userId)), [userId])
  const there = useStore(store, null)
  return here ? null : there
}

function listen(userId: string): () => void {
  const channel = new BroadcastChannel(`fleetbook.actingFor.${userId}`)
  const say = (message: Message) => channel.postMessage(message)
  const ask = () => {
    store.set(null)
    if (!isSettled()) say('who?')
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data === 'who?') {
      const own = actingFor()
      if (own) say(own)
    } else if (data === 'otherwise') {
      if (store.get()) ask()
    } else if (!isSettled()) store.set(data)
  })
  const stop = onActing(() => {
    store.set(null)
    say('otherwise')
  })
  ask()
  return () => {
    stop()
    channel.close()
    store.set(null)
  }
}

/** Has this tab act for nobody, and say nothing more of those that do. */
export function actForNobodyHere(): void {
  inTab.keep(storageKey, true)
  store.set(null)
}
