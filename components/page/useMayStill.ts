import { useRef } from 'react'
import { usePermission } from '@/components/session/user'
import { OPEN_DIALOG } from '@/components/ui/focus'
import { isGuarded } from './navigationGuards'

/**
 * Whether the role allows it on this page. What it lost while something here is not saved, or a dialog
 * is open, stays as it is: what went away took along what was typed there, without a word. The service
 * refuses the save, and says why.
 */
export function useMayStill(permission: string): boolean {
  const may = usePermission(permission)
  const did = useRef(may)
  did.current = may || (did.current && (isGuarded() || isAsked()))
  return did.current
}

/** Whether something is asked in a dialog, on a server nothing is. */
const isAsked = (): boolean =>
  typeof document !== 'undefined' && document.querySelector(OPEN_DIALOG) !== null
