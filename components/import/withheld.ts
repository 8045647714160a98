import { fieldsByName } from '@/components/form/model/values'
import { idWords } from '@/lib/derive/addresses'
import { sentence } from '@/lib/text/words'
import { faultAt } from './ends'
import { isLossOf, lossWords } from './lost'
import type { Targets } from './mapping'
import type { ImportPlan } from './plan'
import type { ReadRow, RowFault } from './rows'
import type { RowResult } from './send'

/** Why rows are not to be sent, by their numbers, though nothing in their file says so. */
export type Withheld = ReadonlyMap<number, readonly RowFault[]>

/** Tells rows that are not to be sent, out of what the service answers to a check. */
export function withholding(targets: Targets, plan: ImportPlan) {
  const againIn = recordsReached(targets)
  const rows = new Map<number, readonly RowFault[]>()
  return {
    rows: rows as Withheld,
    note(results: ReadonlyMap<ReadRow, RowResult>): void {
      const inOrder = [...results].sort(([a], [b]) => a.source.row - b.source.row)
      for (const [row, result] of inOrder) {
        const faults = [...againIn(row, result), ...lostIn(targets, plan, row, result)]
        if (faults.length > 0) rows.set(row.source.row, faults)
      }
    },
  }
}

/**
 * Tells rows that are about one record, as one names it by its id alone, and another by members that
 * no two share: the service has the ids.
 */
function recordsReached({ resource }: Targets) {
  const firsts = new Map<string, number>()
  return ({ source: { row } }: ReadRow, result: RowResult): RowFault[] => {
    const id = resource.uniqueTogether.length > 0 ? idIn(result, resource.id.name) : undefined
    if (id === undefined) return []
    const first = firsts.get(id)
    if (first === undefined) firsts.set(id, row)
    if (first === undefined) return []
    const message = `${sentence(idWords(resource, id))} is already in row ${first}.`
    return [{ row, column: null, message }]
  }
}

/** The record that a row is about and can change. */
function idIn(result: RowResult, name: string): string | undefined {
  const id = (result as Readonly<Record<string, unknown>>)[name]
  return result.status !== 'refused' && typeof id === 'string' ? id : undefined
}

/** Cells whose letters a spreadsheet has lost: the service has what they were. */
function lostIn(
  { resource }: Targets,
  plan: ImportPlan,
  { source }: ReadRow,
  result: RowResult,
): RowFault[] {
  const fields = fieldsByName(resource)
  const changes = ('changes' in result && result.changes) || []
  return changes
    .filter(({ field, from, to }) => fields.has(field) && isLossOf(from, to))
    .map(({ field, from, to }) => faultAt(source, plan, field, lossWords(from, to)))
}

/** A row as it stays where it is for such a reason; otherwise as it was. */
export const unlessWithheld =
  (withheld: Withheld) =>
  (row: ReadRow): ReadRow => {
    const faults = withheld.get(row.source.row)
    return faults ? { ...row, element: null, creation: null, faults } : row
  }
