import { fieldsByName } from '@/components/form/model/values'
import { idWords } from '@/lib/derive/addresses'
import { sentence } from '@/lib/text/words'
import { isOfOtherEnds, lossWords } from './lost'
import type { Targets } from './mapping'
import type { ImportPlan } from './plan'
import type { FileRow } from './read'
import { faultAt } from './rowOutcomes'
import type { KeptCells, ReadRow, RowFault } from './rows'
import type { RowResult } from './sendRows'

/** What is not to be sent, though nothing in the file says so. */
export interface Withheld {
  /** Rows by their numbers, and why. */
  readonly rows: ReadonlyMap<number, readonly RowFault[]>
  /** Cells that say what their record has as it is. */
  readonly cells: KeptCells
}

export const NOTHING_WITHHELD: Withheld = { rows: new Map(), cells: new Map() }

/** Tells what is not to be sent, out of what the service answers to a check. */
export function withholding(targets: Targets, plan: ImportPlan) {
  const againIn = recordsReached(targets)
  const rows = new Map<number, readonly RowFault[]>()
  const cells = new Map<number, ReadonlySet<string>>()
  return {
    all: { rows, cells } as Withheld,
    /** Notes a row that is not to be sent, with all that is wrong with it. */
    noteRow: ({ row }: FileRow, faults: readonly RowFault[]) => void rows.set(row, faults),
    /** Notes what the service answered, and takes out of it what is not to be sent. */
    note(results: Map<ReadRow, RowResult>): void {
      const inOrder = [...results].sort(([a], [b]) => a.source.row - b.source.row)
      for (const [row, result] of inOrder) {
        const kept = keptIn(row, result)
        if (kept.size > 0) cells.set(row.source.row, kept)
        const left = without(kept, result)
        results.set(row, left)
        const shared = result.status === 'refused' ? [] : sharedIn(row, kept)
        const lost = lostIn(targets, plan, row, left)
        const faults = [...againIn(row, result), ...shared, ...lost]
        if (faults.length > 0) rows.set(row.source.row, [...row.faults, ...faults])
      }
    },
  }
}

const changesIn = (result: RowResult) => ('changes' in result ? result.changes : undefined)

/**
 * Fields of a row whose cells say just what the record has. A text in a field of ids may be the name of
 * something, a code may begin with a blank, and a note may have lines that end as Windows ends them, which
 * a spreadsheet does not keep: whoever sends back what they were given changes none of it.
 */
function keptIn({ literal, shared }: ReadRow, result: RowResult): ReadonlySet<string> {
  const changes = changesIn(result)
  if (!changes) return new Set()
  const same = changes.filter(
    ({ field, from, to }) =>
      (literal.has(field) && from === literal.get(field)) || isOfOtherEnds(from, to),
  )
  const changed = new Set(changes.map(({ field }) => field))
  const untouched = [...shared.keys()].filter((name) => !changed.has(name))
  return new Set([...same.map(({ field }) => field), ...untouched])
}

/** What became of a row without some of its cells. */
function without(kept: ReadonlySet<string>, result: RowResult): RowResult {
  const changes = changesIn(result)?.filter(({ field }) => !kept.has(field))
  if (!changes || kept.size === 0 || result.status !== 'updated') return result
  return { ...result, changes, status: changes.length > 0 ? result.status : 'unchanged' }
}

/** Cells by which several are called and that their record has not. */
const sharedIn = ({ shared }: ReadRow, kept: ReadonlySet<string>): RowFault[] =>
  [...shared].flatMap(([name, fault]) => (kept.has(name) ? [] : [fault]))

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

/** Cells that a spreadsheet has changed by itself: the service has what they were. */
function lostIn(
  { resource }: Targets,
  plan: ImportPlan,
  { source }: ReadRow,
  result: RowResult,
): RowFault[] {
  const fields = fieldsByName(resource)
  return (changesIn(result) ?? []).flatMap(({ field, from, to }) => {
    const words = fields.has(field) ? lossWords(from, to) : undefined
    return words === undefined ? [] : [faultAt(source, plan, field, words)]
  })
}

/** A row as it stays where it is for such a reason; otherwise as it was. */
export const unlessWithheld =
  ({ rows }: Withheld) =>
  (row: ReadRow): ReadRow => {
    const faults = rows.get(row.source.row)
    return faults ? { ...row, element: null, creation: null, faults } : row
  }
