import type { BulkElement } from '@/components/api/bulk/elements'
import { written } from '@/components/csv/csv'
import { patchBody } from '@/components/form/model/changes'
import type { FormValue } from '@/components/form/model/values'
import { sentence } from '@/components/form/model/words'
import { idWords } from '@/lib/derive/addresses'
import { idPattern, isNumber } from '@/lib/derive/idForms'
import type { Field } from '@/lib/resources/resource'
import type { TimeZone } from '@/lib/time/calendar'
import { readCell } from './cell'
import { type Mapping, type Targets, VERSION } from './mapping'
import { type Mends, mended } from './mends'
import type { FileRow } from './read'

/** What the person decided about a file. */
export interface ImportPlan {
  readonly head: readonly string[]
  readonly mapping: Mapping
  /** What an empty cell means: the field stays as it is, or becomes not set. */
  readonly empty: 'leave' | 'clear'
  /** Cells that were mended on the screen; the file itself stays as it is. */
  readonly mends?: Mends
}

/** What is wrong in a row, and in which of its columns; null for the row itself. */
export interface RowFault {
  readonly row: number
  readonly column: string | null
  readonly message: string
  /** Where in the row it is and what stands there; none where the whole row is at fault. */
  readonly cell?: { readonly index: number; readonly text: string }
}

/** A row as an element of a bulk call; null where it cannot be sent. */
export interface ReadRow {
  readonly source: FileRow
  readonly element: BulkElement | null
  readonly faults: readonly RowFault[]
}

/**
 * Reads rows one after the other. Ids are remembered over the whole file, as the service only sees
 * one batch of it and would take the second row of a record for a change of its own.
 */
export function rowReader(
  targets: Targets,
  plan: ImportPlan,
  timeZone: TimeZone,
): (source: FileRow) => ReadRow {
  const seen = new Map<string, number>()
  const keyColumn = plan.mapping.indexOf(targets.key)
  const versionColumn = plan.mapping.indexOf(VERSION)
  const columns = plan.mapping.flatMap((name, index) => {
    const field = name === null ? undefined : targets.fields.get(name)
    return field ? [{ index, field }] : []
  })

  return (asWritten) => {
    const source = mended(asWritten, plan.mends)
    const { row, cells } = source
    const faults: RowFault[] = []
    const faultAt = (index: number, message: string): RowFault => ({
      row,
      column: plan.head[index] ?? '',
      message,
      cell: { index, text: cells[index] ?? '' },
    })
    const id = written(cells[keyColumn] ?? '').trim()
    const first = seen.get(id)
    const keyFault = keyFaultOf(targets, id, first)
    if (keyFault) faults.push(faultAt(keyColumn, keyFault))
    if (first === undefined) seen.set(id, row)

    const shapeFault = shapeFaultOf(cells, plan)
    if (shapeFault)
      return {
        source,
        element: null,
        faults: [...faults, { row, column: null, message: shapeFault }],
      }

    const version = versionColumn < 0 ? undefined : readVersion(cells[versionColumn] ?? '')
    if (version === null) faults.push(faultAt(versionColumn, noVersion(targets)))
    const values: { field: Field; from: null; to: FormValue }[] = []
    for (const { index, field } of columns) {
      const cell = cells[index] ?? ''
      if (cell.trim() === '') {
        if (plan.empty === 'clear') values.push({ field, from: null, to: null })
        continue
      }
      const reading = readCell(field, cell, timeZone)
      if (reading.fault === undefined) values.push({ field, from: null, to: reading.value })
      else faults.push(faultAt(index, reading.fault))
    }
    if (faults.length > 0) return { source, element: null, faults }
    const element = {
      ...patchBody(values),
      [targets.key]: id,
      ...(version && { [VERSION]: version }),
    }
    return { source, element, faults }
  }
}

/** What is wrong with a cell by itself, whatever else its file holds; undefined for nothing. */
export function cellFault(
  targets: Targets,
  name: string,
  text: string,
  timeZone: TimeZone,
): string | undefined {
  if (name === targets.key) return keyFaultOf(targets, written(text).trim(), undefined)
  if (name === VERSION) return readVersion(text) === null ? noVersion(targets) : undefined
  const field = targets.fields.get(name)
  return field && text.trim() !== '' ? readCell(field, text, timeZone).fault : undefined
}

const noVersion = ({ noun }: Targets): string =>
  `The row does not say which version of the ${noun} it was made from. Export the ${noun} again, or ignore this column to change it whatever it holds by now.`

/** The ETag of a cell, with its quotes or without them; null where it is none. */
function readVersion(cell: string): string | null {
  const version = /^"?([1-9]\d{0,17})"?$/.exec(written(cell).trim())?.[1]
  return version === undefined ? null : `"${version}"`
}

function keyFaultOf(
  { resource, noun }: Targets,
  id: string,
  first: number | undefined,
): string | undefined {
  if (id === '') return `The row names no ${noun}. Give its ${noun} id.`
  if (!idPattern(resource).test(id)) {
    const form = isNumber(resource) ? ', which is a whole number' : ''
    return `“${id.slice(0, 40)}” is no ${noun} id${form}.`
  }
  return first === undefined
    ? undefined
    : `${sentence(idWords(resource, id))} is already in row ${first}.`
}

/** A row with another number of cells has its values in the wrong columns, more often than not. */
function shapeFaultOf(cells: readonly string[], { head, empty }: ImportPlan): string | undefined {
  const isLonger = cells.slice(head.length).some((cell) => cell.trim() !== '')
  const isShorter = cells.length < head.length && empty === 'clear'
  if (!isLonger && !isShorter) return undefined
  return `The row has ${cells.length} cells and the first row of the file ${head.length}. Check its commas and quotes.`
}
