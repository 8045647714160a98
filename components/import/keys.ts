import { idWords } from '@/lib/derive/addresses'
import { idPattern, isNumber } from '@/lib/derive/idForms'
import type { Field, Resource } from '@/lib/resources/resource'
import { written } from '@/lib/text/csv'
import { versionOfTag } from '@/lib/text/entityTags'
import { sentence, withinSentence } from '@/lib/text/words'
import { choiceOf, nameShorteningFault } from './cell'
import type { Targets } from './mapping'
import type { ImportPlan } from './plan'
import type { FileRow } from './read'

/** What a row says of its record. */
export interface KeyReading {
  /** The column that says it. */
  readonly index: number
  /** Undefined where the record has no id yet, or is named by other members. */
  readonly id: string | undefined
  readonly fault?: string | undefined
  readonly advice?: string | undefined
  /** Whether the row names no record at all. */
  readonly isNew: boolean
  /** Whether the row may make a record, where there is none of that name. */
  readonly mayBeNew: boolean
}

/**
 * Reads which record each row is about: by its id, or by members that no two records share together.
 * A record comes once in a file.
 */
export function keyReader(
  targets: Targets,
  { mapping, creates = false }: ImportPlan,
): (source: FileRow) => KeyReading {
  const { resource, key, fields } = targets
  const { isGiven = false } = resource.id
  const keyColumn = mapping.indexOf(key)
  const together = resource.uniqueTogether.flatMap((members) => {
    const columns = members.map((member) => mapping.indexOf(member))
    const own = members.map((member) => fields.get(member) as Field)
    return columns.includes(-1) ? [] : [{ columns, fields: own }]
  })
  /** The first row of each record, and of each id in whatever case. */
  const seen = new Map<string, number>()
  const spelt = new Map<string, { readonly id: string; readonly row: number }>()
  /** The first row of what stands beside an id and would name the same record without it. */
  const beside = new Map<string, number>()
  const firstOf = (name: string, row: number): number | undefined => {
    const first = seen.get(name)
    if (first === undefined) seen.set(name, row)
    return first
  }

  function byId(id: string, cell: string, row: number): KeyReading {
    const mayBeNew = creates && isGiven
    const reading = { index: keyColumn, id, isNew: false, mayBeNew }
    const fault = keyFaultOf(targets, cell, firstOf(id, row))
    if (fault || !mayBeNew) return { ...reading, fault }
    const other = spelt.get(id.toLowerCase())
    if (!other) spelt.set(id.toLowerCase(), { id, row })
    return other && other.id !== id
      ? { ...reading, advice: similarWords(id, `${other.id} in row ${other.row}`) }
      : reading
  }

  return ({ row, cells }) => {
    const cell = cells[keyColumn] ?? ''
    const id = idIn(cell)
    const cellsOf = (columns: readonly number[]) => columns.map((at) => cells[at] ?? '')
    const named = together.find(({ columns }) => cellsOf(columns).every((cell) => cell.trim()))
    const values = named
      ? cellsOf(named.columns).map((cell, at) =>
          spelling(named.fields[at] as Field, written(cell).trim()),
        )
      : []
    const name = JSON.stringify(values)
    const twice = (first: number | undefined) =>
      first === undefined
        ? undefined
        : `${resource.title} ${values.join(' ')} is already in row ${first}.`
    if (id !== '') {
      const reading = byId(id, cell, row)
      if (!named || reading.fault) return reading
      if (!beside.has(name)) beside.set(name, row)
      return { ...reading, fault: twice(seen.get(name)) }
    }
    if (named) {
      const index = named.columns.at(-1) ?? keyColumn
      const fault = twice(firstOf(name, row) ?? beside.get(name))
      return { index, id: undefined, fault, isNew: false, mayBeNew: creates }
    }
    // What nothing names can only be a new record, where the service gives it its id.
    if (creates && !isGiven && resource.uniqueTogether.length === 0) {
      return { index: keyColumn, id: undefined, isNew: true, mayBeNew: true }
    }
    const index = keyColumn >= 0 ? keyColumn : (together[0]?.columns.at(-1) ?? 0)
    const fault = keyFaultOf(targets, '', undefined)
    return { index, id: undefined, fault, isNew: false, mayBeNew: false }
  }
}

const spelling = (field: Field, text: string): string =>
  field.values ? choiceOf(field, text) : text

/** Said of an id that differs from another in its case alone, or in the zeros before it. */
export const similarWords = (id: string, other: string): string =>
  `${id} differs from ${other} in ${/^\d+$/.test(id) ? 'the zeros before it' : 'its case'} alone. It is taken as another.`

/** The id of a cell: blanks around it are none of it. */
const idIn = (cell: string): string => written(cell).trim()

/** By what a row names its record, each within a sentence: `client ID`, `list and code`. */
export const keysInWords = ({ id, uniqueTogether, fields }: Resource): string[] => [
  withinSentence(id.label),
  ...uniqueTogether.map((members) =>
    members.map((member) => withinSentence(fields.get(member)?.label ?? member)).join(' and '),
  ),
]

/** What is wrong with the cell of an id. @param first the row that has it already */
export function keyFaultOf(
  { resource, noun }: Targets,
  cell: string,
  first: number | undefined,
): string | undefined {
  const id = idIn(cell)
  const keys = keysInWords(resource)
  if (id === '') return `The row names no ${noun}. Give its ${keys.join(', or its ')}.`
  if (!idPattern(resource).test(id)) {
    const form = isNumber(resource) ? ', which is a whole number' : ''
    return `“${id.slice(0, 40)}” is no ${keys[0]}${form}.`
  }
  const shortening = nameShorteningFault(resource.id.label, cell)
  if (shortening || first === undefined) return shortening
  return `${sentence(idWords(resource, id))} is already in row ${first}.`
}

/** The fault of a row whose version cannot be read. */
export const noVersion = ({ noun }: Targets): string =>
  `The row does not say which version of the ${noun} it was made from. Export the ${noun} again, or ignore this column to change it whatever it holds by now.`

/**
 * The ETag of a cell; null where it is none that the service gives. Without its quotes it is a whole
 * number alone: `3.0` is what a spreadsheet made of one.
 */
export function readVersion(cell: string): string | null {
  const text = written(cell).trim()
  const tag = /^"([^"]*)"$/.exec(text)?.[1] ?? /^\d+$/.exec(text)?.[0] ?? ''
  return versionOfTag(tag) === undefined ? null : `"${tag}"`
}
