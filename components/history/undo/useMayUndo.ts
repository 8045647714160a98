import { kindNamed } from '@/lib/console/history/records'
import { usePermission } from '@/lib/console/user'

/** Whether this role may undo changes of a kind of record. */
export function useMayUndo(kind: string): boolean {
  const needed = kindNamed(kind)?.writePermission
  return usePermission(needed ?? '') && needed !== undefined
}
