import { idWords } from '@/lib/derive/addresses'
import { sentence } from '@/lib/text/words'
import type { Targets } from './mapping'
import type { ReadRow } from './rows'
import type { RowResult } from './send'

/** Why rows are not to be sent, by their numbers: another is about the same record. */
export type Again = ReadonlyMap<number, string>

/**
 * Tells rows that are about one record though nothing in their file says so, as one names it by its id
 * alone, and another by members that no two share: what the service answers to a check has the ids.
 */
export function recordsReached({ resource }: Targets) {
  const firsts = new Map<string, number>()
  const again = new Map<number, string>()
  return {
    again,
    /** Notes which records rows are about. */
    note(results: ReadonlyMap<ReadRow, RowResult>): void {
      if (resource.uniqueTogether.length === 0) return
      const inOrder = [...results].sort(([a], [b]) => a.source.row - b.source.row)
      for (const [{ source }, result] of inOrder) {
        const id = idIn(result, resource.id.name)
        if (id === undefined) continue
        const first = firsts.get(id)
        if (first === undefined) firsts.set(id, source.row)
        else {
          const words = sentence(idWords(resource, id))
          again.set(source.row, `${words} is already in row ${first}.`)
        }
      }
    },
  }
}

/** The record that a row is about and can change. */
function idIn(result: RowResult, name: string): string | undefined {
  const id = (result as Readonly<Record<string, unknown>>)[name]
  return result.status !== 'refused' && typeof id === 'string' ? id : undefined
}

/** A row as it stays where it is for such a reason; otherwise as it was. */
export const unlessAgain =
  (again: Again) =>
  (row: ReadRow): ReadRow => {
    const message = again.get(row.source.row)
    if (message === undefined) return row
    const faults = [{ row: row.source.row, column: null, message }]
    return { ...row, element: null, creation: null, faults }
  }
