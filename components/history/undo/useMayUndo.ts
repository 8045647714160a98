import { kindNamed } from '@/components/form/model/changedRecord'
import { useMayStill } from '@/components/page/useMayStill'

/** Whether this role may undo changes of a kind of record. */
export function useMayUndo(kind: string): boolean {
  const needed = kindNamed(kind)?.writePermission
  return useMayStill(needed ?? '') && needed !== undefined
}
