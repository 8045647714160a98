import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSessionUser } from '@/components/session/user'

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
 * Something kept on this device for the person who is signed in, shared by all tabs.
 *
 * @param name what it is, such as `list.client`
 * @param read makes a value of what was kept, which may be of an older version or null; must be a
 *   function that stays the same
 */
export function useLocalStorage<Value>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value) => void] {
  const key = `fleetbook.${name}.${useSessionUser()?.user.user_id ?? ''}`
  const text = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(key),
    () => null,
  )
  const value = useMemo(() => read(parsed(text)), [read, text])
  const keep = useCallback(
    (next: Value) => {
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or closed store only means that it is not remembered.
      }
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [value, keep]
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
