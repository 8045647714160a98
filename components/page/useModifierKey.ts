import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What this keyboard calls the key of shortcuts: `Cmd` on Apple's, `Ctrl` on others. */
export function useModifierKey(): 'Cmd' | 'Ctrl' {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? 'Cmd' : 'Ctrl'),
    () => 'Ctrl',
  )
}
