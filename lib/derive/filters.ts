import type { FieldKind } from '@/lib/resources/field'
import { FILTER_SUFFIXES, type FilterOperator } from '@/lib/resources/lists'
import type { RowsElsewhere, SystemField } from '@/lib/resources/members'
import type { Field, Resource } from '@/lib/resources/resource'
import { isTextOf } from '@/lib/text/characters'
import { readList } from '@/lib/text/commaList'
import { isStorable } from '@/lib/text/storable'
import { isNumber } from './idForms'
import { kindOf } from './kinds'
import { type Bound, BY_VALUE, WHETHER_SET } from './kinds/asked'
import type { Kind } from './kinds/kind'
import { SYSTEM_KINDS } from './kinds/system'

/** A member as filters see it, whether a request sets it or the service keeps it. */
export interface FilterMember {
  /** The path joined by dots: `name`, `client_defaults.management_fee`. */
  readonly name: string
  readonly kind: FieldKind | SystemField['kind']
  /** What a list can ask of it, as its kind says, and what a bound of it is. */
  readonly filters: readonly FilterOperator[]
  readonly bound?: Bound | undefined
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

/** What identifies something is asked for by its values too. */
const operatorsOf = ({ filters, isIdentifier }: FilterMember): readonly FilterOperator[] =>
  isIdentifier ? [...new Set([...BY_VALUE, ...filters])] : filters

/** A group has no kind: any of its members may be set. */
const A_GROUP: Pick<Kind, 'filters' | 'bound' | 'values'> = { filters: WHETHER_SET }

function fieldMember(resource: Resource, field: Field): FilterMember {
  const { path, kind, identifier, label, column } = field
  const group = path.length > 1 ? `${resource.fields.get(path[0] ?? '')?.label}: ` : ''
  const { filters, bound, values } = field.members ? A_GROUP : kindOf(field)
  const maxDigits = field.target && isNumber(field.target) ? field.target.id.maxLength : undefined
  return {
    name: path.join('.'),
    kind,
    filters,
    bound,
    values: values ?? field.values,
    isIdentifier: identifier === true || field.target !== undefined,
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
  const elsewhere = member.counted ?? member.linked
  const { filters, bound, maxDigits: most } = SYSTEM_KINDS[kind]
  const maxDigits = most?.(member, resource)
  return {
    name,
    kind,
    filters,
    bound,
    values,
    isIdentifier: most !== undefined,
    label,
    column: columnOf(resource, member),
    ...(elsewhere && { elsewhere }),
    ...(maxDigits !== undefined && { maxDigits }),
  }
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

/** Asks for records behind whose payments bank details were changed lately, or for others. */
export const PAYMENT_CHANGES = 'payment_changes'

/** What else a list takes: no filter may have one of these names. */
export const LIST_PARAMETERS = [
  'search',
  'sort',
  'limit',
  'cursor',
  'fields',
  'include',
  'updated_since',
  PAYMENT_CHANGES,
] as const

/** The longest text to look for inside others, in characters. */
export const MAX_CONTAINED = 255

const idsFault = (maxDigits: number, text: string): string | undefined =>
  readList(text).every((id) => id.length <= maxDigits && /^[1-9][0-9]*$/.test(id))
    ? undefined
    : `it takes ids of up to ${maxDigits} digits`

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
      return member.bound?.fault(text)
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
