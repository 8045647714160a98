import { choiceLabel } from '@/components/form/model/show'
import { isFigure } from '@/components/form/model/valueKind'
import { columnLabel, nameColumn } from '@/lib/derive/fileColumns'
import { listFilters } from '@/lib/derive/filters'
import { BOOLEANS } from '@/lib/derive/kinds/figures'
import { type Naming, namingsOf } from '@/lib/derive/naming'
import type { Format } from '@/lib/resources/field'
import { isInDigits } from '@/lib/resources/format'
import type { FilterOperator, ListSpec } from '@/lib/resources/lists'
import type { DerivedMember, SystemField } from '@/lib/resources/members'
import type { Field, Resource } from '@/lib/resources/resource'

/** Parameters by operator. */
type ColumnFilters = Readonly<Partial<Record<FilterOperator, string>>>

/** A column that a list can show. */
export interface ListColumn {
  /** The member's path joined by dots: `name`, `client_defaults.management_fee`. */
  readonly id: string
  readonly path: readonly string[]
  readonly kind: Field['kind']
  /** What the definition calls it: in the chooser, in filters and in exported files. */
  readonly label: string
  /** What stands at its head: the label, or fewer words for it. */
  readonly heading: string
  readonly help: string
  /** Title of the section it belongs to. */
  readonly group: string
  /** Only of choices and booleans, in the order they are offered. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** What gives names to its values, where they are ids or codes of something. */
  readonly naming?: Naming
  readonly format?: Field['format']
  readonly unit?: string
  readonly isFigure: boolean
  readonly isMono: boolean
  /** While it is not set it reads as a value of its own. */
  readonly hasDefault: boolean
  /** A status word, shown as a tinted tag in its own spelling. */
  readonly isTag: boolean
  /** A date by which something is to be done: once passed, it says for how long. */
  readonly isDeadline: boolean
  readonly isSortable: boolean
  /** What lists can ask of it, and by which parameters. */
  readonly filters: ColumnFilters
  /** In place of “is set” and “is not set”. */
  readonly setWords?: Readonly<Record<'set' | 'unset', string>>
  /** What a role needs to be shown it, besides the list itself. */
  readonly permission?: string
  /** In px at the usual size of text. */
  readonly width: number
}

/** What a list says of a column that its definition does not. */
export type ColumnOverride = Partial<Pick<ListColumn, 'heading' | 'width'>>

/** A column that no definition describes: text of its own, unless more is said. */
export const plainColumn = (
  column: Pick<ListColumn, 'id' | 'label'> & Partial<ListColumn>,
): ListColumn => ({
  path: [column.id],
  kind: 'text',
  heading: column.label,
  help: '',
  group: '',
  options: [],
  isFigure: false,
  isMono: false,
  hasDefault: false,
  isTag: false,
  isDeadline: false,
  isSortable: false,
  filters: {},
  width: WIDTHS[column.kind ?? 'text'],
  ...column,
})

/** Beside a column of ids or codes: the names of what they stand for. */
export const labelColumn = (column: ListColumn): ListColumn => plainColumn(nameColumn(column))

export const KEPT_GROUP = 'Kept by Fleetbook'
const DERIVED_GROUP = 'Worked out from others'

const WIDTHS: Readonly<Record<Field['kind'], number>> = {
  choice: 132,
  decimal: 132,
  integer: 104,
  boolean: 88,
  date: 116,
  day: 116,
  instant: 152,
  text: 180,
  secret: 180,
  textList: 180,
  jsonObject: 180,
  jsonObjectList: 180,
  permissions: 180,
  reference: 180,
  group: 180,
}

/** Of texts that are written in a way of their own, and so about as long as each other. */
const FORMAT_WIDTHS: Readonly<Partial<Record<Format, number>>> = {
  abn: 140,
  acn: 116,
  code: 132,
  phone: 136,
}

const ID_WIDTH = 112
/** A name and the id behind it. */
const NAMED_WIDTH = 200

const widthOf = ({ kind, format, identifier }: Field): number =>
  identifier ? ID_WIDTH : ((format && FORMAT_WIDTHS[format]) ?? WIDTHS[kind])

/** Every column that a resource's list can show: what the service keeps, then field by field. */
export function resourceColumns(
  resource: Resource,
  overrides: Readonly<Record<string, ColumnOverride>> = {},
): ListColumn[] {
  const titles = new Map(resource.sections.map(({ key, title }) => [key, title]))
  const filters = filtersByMember(resource)
  const kept = resource.system.map((field) => [keptAsField(field), KEPT_GROUP] as const)
  const fields = resource.leaves
    .filter((field) => !field.writeOnly)
    .map((field) => [field, titles.get(field.section) ?? ''] as const)
  const derived = resource.derived.map((member) => {
    const column = columnOf(derivedAsField(member), DERIVED_GROUP, resource.list)
    return { ...column, filters: {}, permission: member.permission, ...overrides[column.id] }
  })
  const namings = namingsOf(resource)
  const stored = [...kept, ...fields].map(([field, group]) => {
    const column = columnOf(field, group, resource.list)
    const naming = namings.get(column.id)
    return {
      ...column,
      ...(naming && { naming, width: NAMED_WIDTH }),
      isTag: column.id === resource.status,
      filters: filters.get(column.id) ?? {},
      ...overrides[column.id],
    }
  })
  return [...stored, ...derived]
}

/** The groups of a resource as filters have them: what they hold are columns, and they are none. */
export function groupColumns(resource: Resource): ListColumn[] {
  const titles = new Map(resource.sections.map(({ key, title }) => [key, title]))
  const filters = filtersByMember(resource)
  return [...resource.fields.values()]
    .filter((field) => field.members)
    .map((field) => ({
      ...columnOf(field, titles.get(field.section) ?? ''),
      filters: filters.get(field.name) ?? {},
    }))
}

function filtersByMember(resource: Resource): ReadonlyMap<string, ColumnFilters> {
  const filters = new Map<string, ColumnFilters>()
  for (const { parameter, member, operator } of listFilters(resource).values()) {
    filters.set(member.name, { ...filters.get(member.name), [operator]: parameter })
  }
  return filters
}

function columnOf(field: Field, group: string, list?: ListSpec): Omit<ListColumn, 'filters'> {
  const { kind, label, help, format, unit, path, name } = field
  const values = kind === 'boolean' ? BOOLEANS : (field.values ?? [])
  const isTop = path.length === 1
  return {
    id: path.join('.'),
    path,
    kind,
    label: columnLabel(field, group),
    heading: label,
    help,
    group,
    options: values.map((value) => ({ value, label: choiceLabel(field, value) })),
    format,
    unit,
    isFigure: isFigure(field),
    isMono: isInDigits(field),
    hasDefault: field.default !== undefined,
    isTag: false,
    isDeadline: field.advice === 'datePassed',
    isSortable: isTop && list?.sortable.includes(name) === true,
    width: Math.max(
      widthOf(field),
      widthOfWords(label) + ARROW,
      ...values.map((value) => widthOfWords(choiceLabel(field, value))),
    ),
  }
}

/** What a character takes on average, the padding of a cell, and the arrow of a sorted head. */
const CHARACTER = 6.3
const PADDING = 20
const ARROW = 18

/** Words that are known beforehand have their room, unless they are as long as sentences. */
const widthOfWords = (words: string): number =>
  Math.min(WIDTHS.text, Math.round(words.length * CHARACTER) + PADDING)

const KEPT_KINDS = {
  id: 'text',
  user: 'text',
  moment: 'instant',
  count: 'integer',
  records: 'integer',
  linked: 'text',
  linkedMoment: 'instant',
  referred: 'text',
  choice: 'choice',
} as const

/** A member that the service keeps, as if it were a field: lists show both alike. */
function keptAsField({ name, label, help, kind, values }: SystemField): Field {
  const isIdentifier = kind === 'id' || kind === 'user'
  return {
    name,
    path: [name],
    column: name,
    section: '',
    kind: KEPT_KINDS[kind],
    label,
    help,
    values,
    ...(isIdentifier && { identifier: true, format: 'code' as const }),
  }
}

const DERIVED_KINDS = { id: 'text', text: 'text', decimal: 'decimal' } as const

/** A member that is worked out from others, as if it were a field. */
const derivedAsField = ({ name, label, help, kind, unit }: DerivedMember): Field => ({
  name,
  path: [name],
  column: name,
  section: '',
  kind: DERIVED_KINDS[kind],
  label,
  help,
  ...(unit && { unit }),
  ...(kind === 'id' && { format: 'code' as const }),
})
