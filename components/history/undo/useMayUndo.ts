import { usePermission } from '@/components/session/user'
import { kindNamed } from '../records'

/** Whether this role may undo changes of a kind of record. */
export function useMayUndo(kind: string): boolean {
  const needed = kindNamed(kind)?.writePermission
  return usePermission(needed ?? '') && needed !== undefined
}
