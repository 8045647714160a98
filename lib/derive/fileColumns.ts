/** Which columns a file of records has, and how a record becomes a line of it: for whoever writes one. */
import { LosslessNumber, stringify } from 'lossless-json'
import type { Field, Resource } from '@/lib/resources/resource'
import { csvLine } from '@/lib/text/csv'
import { withinSentence } from '@/lib/text/words'
import { LABELS_MEMBER } from './addedMembers'
import { valueAt } from './valueAt'

/** A column: where its value stands in a record, and what is written above it. */
export interface FileColumn {
  /** The member's path joined by dots: `name`, `client_defaults.management_fee`. */
  readonly id: string
  readonly path: readonly string[]
  readonly label: string
}

/** What a field is called where its section does not stand beside it. */
export const columnLabel = ({ path, label }: Field, section: string): string =>
  path.length === 1 ? label : `${label}, ${section.toLowerCase()}`

/**
 * Beside a column of ids or codes: the names of what they stand for, as answers bring them along.
 * It is called so that an import takes it for no field.
 */
export const nameColumn = ({ id, label }: FileColumn): FileColumn => ({
  id: `${LABELS_MEMBER}.${id}`,
  path: [LABELS_MEMBER, id],
  label: `Name of ${withinSentence(label)}`,
})

/** Every column that a file of a resource's records can have: what the service keeps, then its fields. */
export function fileColumns(resource: Resource): FileColumn[] {
  const titles = new Map(resource.sections.map(({ key, title }) => [key, title]))
  const plain = ({ name, label }: { readonly name: string; readonly label: string }) => ({
    id: name,
    path: [name],
    label,
  })
  const fields = resource.leaves
    .filter((field) => !field.writeOnly)
    .map((field) => ({
      id: field.path.join('.'),
      path: field.path,
      label: columnLabel(field, titles.get(field.section) ?? ''),
    }))
  return [...resource.system.map(plain), ...fields, ...resource.derived.map(plain)]
}

/** The column that names a record, which lists show before all others. */
export const namingColumn = ({ recordName, id }: Resource): string =>
  recordName === 'parent' ? id.name : recordName.field

/** Those that a file has where nobody names any: what lists show at first, in their order. */
export function shownColumns(resource: Resource): FileColumn[] {
  if (!resource.list) return []
  const all = new Map(fileColumns(resource).map((column) => [column.id, column]))
  const shown = new Set([namingColumn(resource), ...resource.list.shown])
  return [...shown].flatMap((id) => all.get(id) ?? [])
}

/** The file's first line: labels of the definitions, with the API's name where two are the same. */
export function fileHead(columns: readonly FileColumn[]): string {
  const isTwice = (label: string) => columns.filter((each) => each.label === label).length > 1
  return csvLine(columns.map(({ label, id }) => (isTwice(label) ? `${label} (${id})` : label)))
}

/** A record's line: values as they are stored. */
export const fileLine = (columns: readonly FileColumn[], record: unknown): string =>
  csvLine(columns.map(({ path }) => storedText(valueAt(path, record))))

/** A value as it is stored, for a file: no grouping, no sign of currency, dates as ISO 8601. */
export function storedText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof LosslessNumber) return value.value
  return typeof value === 'object' ? (stringify(value) ?? '') : String(value)
}
