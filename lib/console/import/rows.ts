import type { Field } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import type { BulkElement } from '../bulk/elements'
import { patchBody } from '../form/changes'
import type { FormValue } from '../form/values'
import { readCell, written } from './cell'
import { KEY, type Mapping, TARGETS } from './mapping'
import type { FileRow } from './read'

/** What the person decided about a file. */
export interface ImportPlan {
  readonly head: readonly string[]
  readonly mapping: Mapping
  /** What an empty cell means: the field stays as it is, or becomes not set. */
  readonly empty: 'leave' | 'clear'
}

/** What is wrong in a row, and in which of its columns; null for the row itself. */
export interface RowFault {
  readonly row: number
  readonly column: string | null
  readonly message: string
}

/** A row as an element of a bulk call; null where it cannot be sent. */
export interface ReadRow {
  readonly source: FileRow
  readonly element: BulkElement | null
  readonly faults: readonly RowFault[]
}

const CLIENT_ID = /^[1-9]\d{0,9}$/

/**
 * Reads rows one after the other. Ids are remembered over the whole file, as the service only sees
 * one batch of it and would take the second row of a client for a change of its own.
 */
export function rowReader(plan: ImportPlan, timeZone: TimeZone): (source: FileRow) => ReadRow {
  const seen = new Map<string, number>()
  const keyColumn = plan.mapping.indexOf(KEY)
  const columns = plan.mapping.flatMap((name, index) => {
    const field = name === null ? undefined : TARGETS.get(name)
    return field ? [{ index, field, title: plan.head[index] ?? '' }] : []
  })

  return (source) => {
    const { row, cells } = source
    const faults: RowFault[] = []
    const id = written(cells[keyColumn] ?? '').trim()
    const first = seen.get(id)
    const keyFault = keyFaultOf(id, first)
    if (keyFault) faults.push({ row, column: plan.head[keyColumn] ?? KEY, message: keyFault })
    if (first === undefined) seen.set(id, row)

    const shapeFault = shapeFaultOf(cells, plan)
    if (shapeFault)
      return {
        source,
        element: null,
        faults: [...faults, { row, column: null, message: shapeFault }],
      }

    const values: { field: Field; from: null; to: FormValue }[] = []
    for (const { index, field, title } of columns) {
      const cell = cells[index] ?? ''
      if (cell.trim() === '') {
        if (plan.empty === 'clear') values.push({ field, from: null, to: null })
        continue
      }
      const reading = readCell(field, cell, timeZone)
      if (reading.fault === undefined) values.push({ field, from: null, to: reading.value })
      else faults.push({ row, column: title, message: reading.fault })
    }
    const element = faults.length > 0 ? null : { ...patchBody(values), client_id: id }
    return { source, element, faults }
  }
}

function keyFaultOf(id: string, first: number | undefined): string | undefined {
  if (id === '') return 'The row names no client. Give its client id.'
  if (!CLIENT_ID.test(id)) return `“${id.slice(0, 40)}” is no client id, which is a whole number.`
  return first === undefined ? undefined : `Client ${id} is already in row ${first}.`
}

/** A row with another number of cells has its values in the wrong columns, more often than not. */
function shapeFaultOf(cells: readonly string[], { head, empty }: ImportPlan): string | undefined {
  const isLonger = cells.slice(head.length).some((cell) => cell.trim() !== '')
  const isShorter = cells.length < head.length && empty === 'clear'
  if (!isLonger && !isShorter) return undefined
  return `The row has ${cells.length} cells and the first row of the file ${head.length}. Check its commas and quotes.`
}
