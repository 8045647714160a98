import type { BulkElement } from '@/components/api/bulk/elements'
import { patchBody } from '@/components/form/model/changes'
import { hintOf } from '@/components/form/model/hint'
import { type FormValue, fieldName } from '@/components/form/model/values'
import type { Naming } from '@/lib/derive/naming'
import type { Field } from '@/lib/resources/resource'
import { written } from '@/lib/text/csv'
import { countWords, withinSentence } from '@/lib/text/words'
import { type CellContext, readCell } from './cell'
import { type KeyReading, keyFaultOf, keyReader, noVersion, readVersion } from './keys'
import { columnTitle, type Mapping, type Targets, VERSION } from './mapping'
import { type Meaning, nameText, namingOfCell } from './meanings'
import type { ImportPlan } from './plan'
import type { FileRow } from './read'

/** What is wrong in a row, or worth a look, and in which of its columns; null for the row itself. */
export interface RowFault {
  readonly row: number
  readonly column: string | null
  readonly message: string
  /** Where in the row it is and what stands there; none where the whole row is at fault. */
  readonly cell?: { readonly index: number; readonly text: string }
}

/** A cell that is no id: whose name it is, or that it is nobody's as far as anybody knows. */
export interface NamedCell {
  readonly index: number
  readonly text: string
  readonly meaning: Meaning
}

/**
 * A row as it can be sent; neither where it cannot be. With faults it is what a check tries out of it, so
 * that the service tells what else is wrong: nothing of it is written.
 */
export interface ReadRow {
  readonly source: FileRow
  /** As a change of a record that is there. */
  readonly element: BulkElement | null
  /** As a new record, where there may be none yet. */
  readonly creation: BulkElement | null
  readonly faults: readonly RowFault[]
  readonly advice: readonly RowFault[]
  /** What is worth a look in values, by the API names of their fields. */
  readonly hints: ReadonlyMap<string, RowFault>
  /** What cells say as they stand, by the same, where they are sent as something else. */
  readonly literal: ReadonlyMap<string, string>
  /** Why cells are not taken by which several are called, unless a record has them as they stand. */
  readonly shared: ReadonlyMap<string, RowFault>
  readonly named: readonly NamedCell[]
}

/** The columns of a file that are fields. */
export function columnsOf({ fields, resource }: Targets, mapping: Mapping) {
  const keys = new Set(resource.uniqueTogether.flat())
  return mapping.flatMap((name, index) => {
    const field = name ? fields.get(name) : undefined
    if (!name || !field) return []
    // Blanks around what names a record are none of it, as around its id.
    return [{ index, field, naming: namingOfCell(field), isTrimmed: keys.has(name) }]
  })
}

/** Cells that say what their record has as it is: by their row, the API names of their fields. */
export type KeptCells = ReadonlyMap<number, ReadonlySet<string>>

/** By what rows are read beside their fields. */
export interface RowContext extends CellContext {
  /** Cells that are not sent, whatever else they could mean; a check has yet to find them. */
  readonly kept?: KeptCells | undefined
  /** Whether rows are tried out and not written: what can be read of one is, whatever else is in it. */
  readonly isCheck?: boolean
}

/** Tells what a cell of a column with names means; undefined where that is not known. */
export type MeaningIn = (naming: Naming, cell: string) => Meaning | undefined

/**
 * Reads rows one after the other. Keys are remembered over the whole file, as the service only sees
 * one batch of it and would take the second row of a record for a change of its own.
 */
export function rowReader(
  targets: Targets,
  plan: ImportPlan,
  context: RowContext,
  meaningIn: MeaningIn = () => undefined,
): (source: FileRow) => ReadRow {
  const readKey = keyReader(targets, plan)
  const versionColumn = plan.mapping.indexOf(VERSION)
  const columns = columnsOf(targets, plan.mapping)

  return (source) => {
    const { row, cells } = source
    const faults: RowFault[] = []
    const named: NamedCell[] = []
    const shared = new Map<string, RowFault>()
    const at = (index: number, message: string): RowFault => ({
      row,
      column: plan.head[index] ?? '',
      message,
      cell: { index, text: cells[index] ?? '' },
    })
    const refused = (...more: RowFault[]): ReadRow => {
      const all = [...faults, ...shared.values(), ...more]
      const none = new Map()
      const nothing = { element: null, creation: null, advice: [], hints: none, literal: none }
      return { source, ...nothing, faults: all, named, shared: none }
    }
    const key = readKey(source)
    if (key.fault) faults.push(at(key.index, key.fault))
    const shapeFault = shapeFaultOf(cells, plan)
    if (shapeFault) return refused({ row, column: null, message: shapeFault })

    const version = versionColumn < 0 ? undefined : readVersion(cells[versionColumn] ?? '')
    const isUntold = version === null && (cells[versionColumn] ?? '').trim() === ''
    const isUnversioned = version === null && !(isUntold && key.mayBeNew)
    if (isUnversioned) faults.push(at(versionColumn, noVersion(targets)))
    let isNamed = key.fault === undefined
    const values: { field: Field; from: null; to: FormValue }[] = []
    const hints = new Map<string, RowFault>()
    const literal = new Map<string, string>()
    for (const { index, field, naming, isTrimmed } of columns) {
      const name = fieldName(field)
      if (context.kept?.get(row)?.has(name)) continue
      const whole = cells[index] ?? ''
      const trimmed = isTrimmed ? whole.trim() : whole
      // A code may be a blank, which exports write behind an apostrophe.
      const cell = written(trimmed) === '' ? whole : trimmed
      if (cell.trim() === '') {
        if (plan.empty === 'clear') values.push({ field, from: null, to: null })
        continue
      }
      const meaning = naming && meaningIn(naming, cell)
      if (meaning?.is === 'shared') {
        shared.set(name, at(index, sharedWords(nameText(cell), meaning.ids)))
      } else if (meaning?.is === 'name') named.push({ index, text: nameText(cell), meaning })
      else if (meaning && meaning.is !== 'id') named.push({ index, text: written(cell), meaning })
      const id = idMeant(meaning)
      const reading = id === undefined ? readCell(field, cell, context) : { value: id }
      if (reading.fault !== undefined) {
        if (!shared.has(name)) faults.push(at(index, reading.fault))
        // Without what names its record a row would be tried out on another, or on none.
        if (isTrimmed && key.id === undefined) isNamed = false
        continue
      }
      if (naming || isTrimmed) literal.set(name, written(whole))
      values.push({ field, from: null, to: reading.value })
      const hint = hintOf(field, reading.value, context.today ?? '')
      if (hint) hints.set(name, at(index, hint))
    }
    const isTried = faults.length === 0 || (context.isCheck && isNamed)
    // Only a check tells whether their records have them.
    if (!isTried || (context.kept && shared.size > 0)) return refused()
    const advice = key.advice ? [at(key.index, key.advice)] : []
    const found = { source, faults, advice, hints, named, literal, shared }
    // Of whichever version it was made, it is about a record that is there.
    const about = isUnversioned ? { ...key, mayBeNew: false } : key
    const of = isUnversioned ? undefined : version
    return { ...sent(targets, patchBody(values), about, of), ...found }
  }
}

/** A row as the elements of calls: whose version it says is a record's that is there. */
function sent(
  { key: name }: Targets,
  body: Record<string, unknown>,
  { id, isNew, mayBeNew }: KeyReading,
  version: string | null | undefined,
): Pick<ReadRow, 'element' | 'creation'> {
  const own = id === undefined ? body : { ...body, [name]: id }
  return {
    element: isNew || version === null ? null : { ...own, ...(version && { [VERSION]: version }) },
    creation: mayBeNew && !version ? own : null,
  }
}

/** The id that a cell stands for where somebody has it or is called so. */
const idMeant = (meaning: Meaning | undefined): string | undefined =>
  meaning?.is === 'name' || meaning?.is === 'id' ? meaning.id : undefined

const CANDIDATES = 5

function sharedWords(text: string, ids: readonly string[]): string {
  const shown = ids.slice(0, CANDIDATES).join(', ')
  const more = ids.length > CANDIDATES ? ', …' : ''
  return `${countWords(ids.length)} are called “${text}”: ${shown}${more}. Write which of them is meant.`
}

/** What is wrong with a cell by itself, whatever else its file holds; undefined for nothing. */
export function cellFault(
  targets: Targets,
  name: string,
  text: string,
  context: CellContext,
): string | undefined {
  if (name === targets.key) return keyFaultOf(targets, text, undefined)
  if (name === VERSION) return readVersion(text) === null ? noVersion(targets) : undefined
  const field = targets.fields.get(name)
  // Whether a text is a name is for the check to find out.
  if (!field || namingOfCell(field) || text.trim() === '') return undefined
  return readCell(field, text, context).fault
}

/** A row with another number of cells has its values in the wrong columns, more often than not. */
function shapeFaultOf(
  cells: readonly string[],
  { head, empty, vacant = [] }: ImportPlan,
): string | undefined {
  const filled = vacant.find((index) => (cells[index] ?? '').trim() !== '')
  if (filled !== undefined) {
    return `The row has something in ${withinSentence(columnTitle(head, filled))}, which has no name and nothing in the rows above. Check its commas and quotes.`
  }
  const isLonger = cells.slice(head.length).some((cell) => cell.trim() !== '')
  const isShorter = cells.length < head.length && empty === 'clear'
  if (!isLonger && !isShorter) return undefined
  return `The row has ${cells.length} cells and the first row of the file ${head.length}. Check its commas and quotes.`
}
