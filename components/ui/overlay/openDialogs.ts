import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function count(change: number): void {
  open += change
  for (const listener of listeners) listener()
}

/** Counts a dialog for as long as it is open. */
export function useCountedAsOpen(): void {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a dialog is open, whose buttons nothing else is to cover. */
export const useIsDialogOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open > 0,
    () => false,
  )
