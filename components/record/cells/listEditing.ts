import type { ListEditing } from '@/components/list/editing'
import type { Resource } from '@/lib/resources/resource'
import { CellEditor } from './CellEditor'
import { NewRow } from './NewRow'
import { UnsavedGuard } from './UnsavedGuard'

/**
 * What is written in the rows of a list, as its definition says; undefined where nothing is.
 *
 * @param mayBegin whether the role may still change records
 * @param mayAdd whether the role adds records too, so that the table ends with the row of a new one
 */
export function listEditing(
  resource: Resource,
  mayBegin: boolean,
  mayAdd: boolean,
): ListEditing | undefined {
  const edited = resource.list?.edited ?? []
  if (edited.length === 0) return undefined
  return {
    resource,
    columns: new Set(edited),
    mayBegin,
    Editor: CellEditor,
    Guard: UnsavedGuard,
    ...(mayAdd && { NewRow }),
  }
}
