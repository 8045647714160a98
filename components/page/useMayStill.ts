import { useRef } from 'react'
import { usePermission } from '@/components/session/user'
import { isGuarded } from './leaving'

/**
 * Whether the role allows it on this page. What it lost while something here is not saved stays as it
 * is: the page that went away took that along without a word. The service refuses the save, and says why.
 */
export function useMayStill(permission: string): boolean {
  const may = usePermission(permission)
  const did = useRef(may)
  did.current = may || (did.current && isGuarded())
  return did.current
}
