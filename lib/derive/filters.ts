import type { FieldKind } from '@/lib/resources/field'
import { FILTER_SUFFIXES, type FilterOperator } from '@/lib/resources/lists'
import type { RowsElsewhere, SystemField } from '@/lib/resources/members'
import type { Field, Resource } from '@/lib/resources/resource'
import { isTextOf } from '@/lib/text/characters'
import { readList } from '@/lib/text/commaList'
import { isStorable } from '@/lib/text/storable'
import { readTimeBound } from '@/lib/time/bound'
import { isCalendarDate, UTC } from '@/lib/time/calendar'
import { canonicalDecimal } from './decimal'
import { isNumber } from './idForms'
import { MAX_USER_ID_DIGITS } from './systemFields'

/** A member as filters see it, whether a request sets it or the service keeps it. */
export interface FilterMember {
  /** The path joined by dots: `name`, `client_defaults.management_fee`. */
  readonly name: string
  readonly kind: FieldKind | SystemField['kind']
  /** The values that there are, where they are few. */
  readonly values?: readonly string[] | undefined
  readonly isIdentifier: boolean
  readonly label: string
  /** Its column in the table of its resource. */
  readonly column: string
  /** Of what is said by rows of another table that name the record: those rows. */
  readonly elsewhere?: RowsElsewhere
  /** Of an id that is digits: how many it has at most. */
  readonly maxDigits?: number
  /** Its definition, where a request can set it. */
  readonly field?: Field
  /** Of a group: its members, of which any may be set. */
  readonly members?: readonly FilterMember[]
}

/** One parameter by which a list filters. */
export interface ListFilter {
  readonly parameter: string
  readonly operator: FilterOperator
  readonly member: FilterMember
}

/** What the two ends of a range are. */
export type Bound = 'figure' | 'whole' | 'date' | 'moment'

const RANGE: readonly FilterOperator[] = ['from', 'to', 'set']

/** What lists can ask of each kind: a range, by what its ends are, or whatever else. */
const ASKED: Readonly<
  Record<FilterMember['kind'], Bound | readonly Exclude<FilterOperator, 'from' | 'to'>[]>
> = {
  choice: ['is', 'not', 'set'],
  text: ['contains', 'set'],
  reference: ['is', 'not', 'set'],
  id: ['is', 'not', 'set'],
  user: ['is', 'not', 'set'],
  decimal: 'figure',
  integer: 'whole',
  boolean: ['is', 'not', 'set'],
  count: 'whole',
  date: 'date',
  day: 'date',
  instant: 'moment',
  moment: 'moment',
  records: ['set'],
  linked: ['set'],
  linkedMoment: ['set'],
  referred: ['set'],
  textList: ['set'],
  permissions: ['set'],
  jsonObject: ['set'],
  jsonObjectList: ['set'],
  secret: [],
  group: ['set'],
}

/** What a list can ask of a member; the API and the console both follow from this. */
function operatorsOf({ kind, isIdentifier }: FilterMember): readonly FilterOperator[] {
  const asked = ASKED[kind]
  if (typeof asked === 'string') return RANGE
  return kind === 'text' && isIdentifier ? ['is', 'not', ...asked] : asked
}

/** What the ends of a member's range are; none where lists ask for none. */
export function boundOf({ kind }: Pick<FilterMember, 'kind'>): Bound | undefined {
  const asked = ASKED[kind]
  return typeof asked === 'string' ? asked : undefined
}

/** The same of one that is asked for a range. */
export function rangeOf(member: FilterMember): Bound {
  const bound = boundOf(member)
  if (!bound) throw new Error(`${member.name} has no range`)
  return bound
}

/** The values of a boolean as parameters have them. */
export const BOOLEANS: readonly string[] = ['true', 'false']

function fieldMember(resource: Resource, field: Field): FilterMember {
  const { path, kind, identifier, label, column } = field
  const group = path.length > 1 ? `${resource.fields.get(path[0] ?? '')?.label}: ` : ''
  const maxDigits = field.target && isNumber(field.target) ? field.target.id.maxLength : undefined
  return {
    name: path.join('.'),
    kind,
    values: kind === 'boolean' ? BOOLEANS : field.values,
    isIdentifier: identifier === true || kind === 'reference',
    label: `${group}${label}`,
    column,
    field,
    ...(maxDigits !== undefined && { maxDigits }),
    ...(field.members && {
      members: shownAmong(Object.values(field.members)).map((each) => fieldMember(resource, each)),
    }),
  }
}

const shownAmong = (fields: Iterable<Field>) => [...fields].filter((field) => !field.writeOnly)

/** What stands for a system field in its table: of what is none of its columns, what it rests on. */
const columnOf = ({ id }: Resource, { name, counted, linked, referred }: SystemField): string =>
  counted || linked ? id.name : (referred?.by ?? name)

function systemMember(resource: Resource, member: SystemField): FilterMember {
  const { name, kind, values, label } = member
  const isIdentifier = kind === 'id' || kind === 'user'
  const elsewhere = member.counted ?? member.linked
  const maxDigits = maxDigitsOf(resource, member)
  return {
    name,
    kind,
    values,
    isIdentifier,
    label,
    column: columnOf(resource, member),
    ...(elsewhere && { elsewhere }),
    ...(maxDigits !== undefined && { maxDigits }),
  }
}

/** The most digits of a number that identifies something. */
const MAX_DIGITS = 18

function maxDigitsOf(resource: Resource, { name, kind }: SystemField): number | undefined {
  if (kind === 'user') return MAX_USER_ID_DIGITS
  if (kind !== 'id') return undefined
  if (name !== resource.id.name) return MAX_DIGITS
  return isNumber(resource) ? resource.id.maxLength : undefined
}

const known = new WeakMap<Resource, ReadonlyMap<string, ListFilter>>()

/** Every filter of a resource's lists, by parameter. What is never returned has none. */
export function listFilters(resource: Resource): ReadonlyMap<string, ListFilter> {
  const made = known.get(resource) ?? new Map(filtersOf(resource))
  known.set(resource, made)
  return made
}

function filtersOf(resource: Resource): (readonly [string, ListFilter])[] {
  const groups = [...resource.fields.values()].filter((field) => field.members)
  const members = [
    ...resource.system.map((member) => systemMember(resource, member)),
    ...shownAmong([...resource.leaves, ...groups]).map((field) => fieldMember(resource, field)),
  ]
  return members.flatMap((member) =>
    operatorsOf(member).map((operator) => {
      const parameter = member.name + FILTER_SUFFIXES[operator]
      return [parameter, { parameter, operator, member }] as const
    }),
  )
}

/** What else a list takes: no filter may have one of these names. */
export const LIST_PARAMETERS = [
  'search',
  'sort',
  'limit',
  'cursor',
  'fields',
  'include',
  'updated_since',
] as const

const INT32 = 2_147_483_648
/** The longest text to look for inside others, in characters. */
export const MAX_CONTAINED = 255

function isWhole(text: string): boolean {
  const decimal = canonicalDecimal(text)
  const number = Number(decimal?.text)
  return decimal?.fractionDigits === 0 && number >= -INT32 && number < INT32
}

const idsFault = (maxDigits: number, text: string): string | undefined =>
  readList(text).every((id) => id.length <= maxDigits && /^[1-9][0-9]*$/.test(id))
    ? undefined
    : `it takes ids of up to ${maxDigits} digits`

const isMoment = (text: string): boolean => readTimeBound(text, UTC, 'start') !== undefined

/** What each end of a range has to be, and how that is said. */
const BOUNDS: Readonly<Record<Bound, readonly [is: (text: string) => boolean, takes: string]>> = {
  figure: [(text) => canonicalDecimal(text) !== undefined, 'it takes a number'],
  whole: [isWhole, 'it takes a whole number of 32 bits'],
  date: [isCalendarDate, 'it takes a date, YYYY-MM-DD'],
  moment: [isMoment, 'it takes a date, YYYY-MM-DD, or a moment with its offset'],
}

function boundFault(member: FilterMember, text: string): string | undefined {
  const [is, takes] = BOUNDS[rangeOf(member)]
  return is(text) ? undefined : takes
}

/**
 * What is wrong with a parameter's text, as the rest of a sentence; undefined when nothing is. A
 * bound of a moment is a moment or a calendar date, of which the whole day counts.
 */
export function filterFault({ operator, member }: ListFilter, text: string): string | undefined {
  switch (operator) {
    case 'set':
      return text === 'true' || text === 'false' ? undefined : 'it takes true or false'
    case 'contains':
      return isTextOf(text, 1, MAX_CONTAINED)
        ? undefined
        : `it takes 1 to ${MAX_CONTAINED} characters of text`
    case 'from':
    case 'to':
      return boundFault(member, text)
    default: {
      const { values, maxDigits } = member
      if (maxDigits !== undefined) return idsFault(maxDigits, text)
      if (!values) return isStorable(text) ? undefined : 'it has a character that cannot be stored'
      return readList(text).every((value) => values.includes(value))
        ? undefined
        : `it takes ${values.map((value) => value || '(empty)').join(', ')}`
    }
  }
}
