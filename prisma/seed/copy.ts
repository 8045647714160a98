import { type Connection, copyLines } from '@/lib/db/connection'
import { kindOf, unsetValue } from '@/lib/derive/kinds'
import { identifier, isNotNull } from '@/lib/derive/sql'
import { isColumn } from '@/lib/resources/keptColumns'
import type { Field, Resource } from '@/lib/resources/resource'
import { eventName, type Values } from './values'

/** Writes a value as a cell of PostgreSQL's COPY text format. */
export type Cell = (value: unknown) => string

const NULL = '\\N'
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}

const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] as string)

export const textCell: Cell = (value) =>
  value === null || value === undefined ? NULL : escaped(String(value))
export const jsonCell: Cell = (value) => escaped(JSON.stringify(value))
export const momentCell: Cell = (value) => (value instanceof Date ? value.toISOString() : NULL)
export const listCell: Cell = (value) => {
  const entries = (value as string[]).map((entry) => `"${entry.replace(/["\\]/g, '\\$&')}"`)
  return escaped(`{${entries.join(',')}}`)
}

/** The cell of a field: only its column type matters. */
function cellOf(field: Field): Cell {
  const { sql } = kindOf(field)
  return sql === 'jsonb' ? jsonCell : sql === 'text[]' ? listCell : textCell
}

/** A line of a COPY, made of cells. */
export const line = (cells: readonly string[]): string => `${cells.join('\t')}\n`

/** Sends lines to a table. */
export async function copy(
  connection: Connection,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return
  const list = columns.map(identifier).join(', ')
  await copyLines(connection, `${identifier(table)} (${list})`, lines)
}

/** Cells of the columns that the service keeps itself, hashes of secrets among them. */
const systemCells = (resource: Resource): Record<string, Cell> => ({
  ...Object.fromEntries(resource.secrets.map(({ column }) => [column, textCell])),
  ...Object.fromEntries(
    resource.system
      .filter(isColumn)
      .map(({ name, kind }) => [name, kind === 'moment' ? momentCell : textCell]),
  ),
  version: textCell,
  created: momentCell,
  last_edit: momentCell,
})

/** Lines of a resource's table: cells of the columns kept by the service, then of its fields. */
export class RecordTable {
  readonly name: string
  readonly columns: readonly string[]
  private readonly blank: readonly string[]
  private readonly places: ReadonlyMap<string, { readonly index: number; readonly cell: Cell }>

  private readonly system: Readonly<Record<string, Cell>>

  constructor(resource: Resource) {
    const { leaves } = resource
    this.name = resource.table
    this.system = systemCells(resource)
    this.columns = [...Object.keys(this.system), ...leaves.map((field) => field.column)]
    // COPY has no word for "default" before PostgreSQL 16, so an unset cell repeats it.
    this.blank = leaves.map((field) =>
      isNotNull(field) && !field.required ? cellOf(field)(unsetValue(field)) : NULL,
    )
    this.places = new Map(
      leaves.map((field, index) => [eventName(field), { index, cell: cellOf(field) }]),
    )
  }

  line(system: Readonly<Record<string, unknown>>, values: Readonly<Values>): string {
    const cells = [...this.blank]
    for (const [name, value] of Object.entries(values)) {
      const place = this.places.get(name)
      if (!place)
        throw new Error(
          `The demonstration (prisma/seed) sets ${name} of ${this.name}, which is no field of it: take it out there, or give it its name of now.`,
        )
      cells[place.index] = place.cell(value)
    }
    const before = Object.entries(this.system).map(([column, cell]) => cell(system[column]))
    return line([...before, ...cells])
  }
}
