import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSessionUser } from '@/components/session/user'
import { storageName } from '@/components/state/ofPerson'
import { onDevice, valueIn } from '@/components/state/webStorage'

/**
 * Makes what is kept from what is kept now, whichever tab that is from: what was drawn, or held for
 * an Undo, may be older by then.
 */
export type Change<Value> = (now: Value) => Value

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab of the same person tells by this event.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/**
 * Something kept on this device for the person who is signed in, shared by all tabs; whether it
 * outlives a sign-out, `ofPerson` says by its name.
 *
 * @param name what it is, such as `list.client`
 * @param read makes a value of what was kept, which may be of an older version or null; must be a
 *   function that stays the same
 */
export function useLocalStorage<Value>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, (change: Change<Value>) => void] {
  const key = storageName(name, useSessionUser()?.user.user_id ?? '')
  const text = useSyncExternalStore(
    subscribe,
    () => onDevice.text(key),
    () => null,
  )
  const value = useMemo(() => read(valueIn(text)), [read, text])
  const keep = useCallback(
    (change: Change<Value>) => {
      onDevice.keep(key, change(read(onDevice.read(key))))
      for (const listener of listeners) listener()
    },
    [key, read],
  )
  return [value, keep]
}
