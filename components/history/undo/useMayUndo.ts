import { kindNamed } from '@/components/form/model/changedRecord'
import { usePermission } from '@/components/session/user'

/** Whether this role may undo changes of a kind of record. */
export function useMayUndo(kind: string): boolean {
  const needed = kindNamed(kind)?.writePermission
  return usePermission(needed ?? '') && needed !== undefined
}
