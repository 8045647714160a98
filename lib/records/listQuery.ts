import { canonicalDecimal } from '@/lib/derive/decimal'
import { Problem } from '@/lib/problem'
import { LISTS, type ListSpec } from '@/lib/resources/lists'
import type { Field } from '@/lib/resources/resource'
import { isCalendarDate } from '@/lib/time/calendar'
import type { Store } from './stores'

/** One key of a sort, with its direction. */
export interface SortKey {
  readonly member: string
  readonly descending: boolean
}

/** A list request, read and checked. */
export interface ListQuery {
  readonly search: string | undefined
  readonly sort: readonly SortKey[]
  /** True where the search decides the order, as no sort was asked for. */
  readonly ranked: boolean
  readonly limit: number
  /** Sort values and id of the last row seen, as text. */
  readonly after: readonly string[] | undefined
  readonly fields: ReadonlySet<string> | undefined
  readonly filters: readonly { readonly field: Field; readonly values: readonly string[] }[]
  readonly ranges: readonly Range[]
  /** Of approvals: only those whose contract belongs to this client. */
  readonly clientId: string | undefined
}

/** A bound on a member that sorts: no less (`from`) or no more (`to`) than a value, as text. */
export interface Range {
  readonly member: string
  readonly end: 'from' | 'to'
  readonly value: string
}

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200
const MAX_SEARCH = 100
const OWN = new Set(['search', 'sort', 'limit', 'cursor', 'fields'])
const BY_CLIENT = 'client_id'
const CLIENT_ID = /^[1-9][0-9]{0,9}$/
const RANGE = /^(.+)_(from|to)$/

const refuse = (parameter: string, rule: string): Problem =>
  new Problem('invalid_parameter', `The parameter ${parameter} is not usable: ${rule}.`, {
    members: { parameter },
  })

/** True for a field by which every list of its resource filters. */
export const isFilterable = (field: Field): boolean =>
  field.kind === 'choice' || field.identifier === true

/**
 * Reads the parameters of a list.
 *
 * @throws Problem 400 naming the first parameter that is unknown, repeated or not usable
 */
export function readListQuery(store: Store, parameters: URLSearchParams): ListQuery {
  const spec = LISTS[store.resource.name] as ListSpec
  for (const name of parameters.keys()) {
    if (parameters.getAll(name).length > 1) throw refuse(name, 'it is given twice')
    if (!isKnown(store, spec, name)) throw refuse(name, 'there is no such parameter')
  }
  const sort = readSort(store, spec, parameters.get('sort') ?? spec.defaultSort)
  const search = readSearch(spec, parameters.get('search'))
  const ranked = search !== undefined && !parameters.has('sort')
  return {
    search,
    sort,
    ranked,
    limit: readLimit(parameters.get('limit')),
    after: readCursor(parameters.get('cursor'), sortName(sort), ranked ? 2 : sort.length),
    fields: readFields(store, parameters.get('fields')),
    filters: [...parameters].flatMap(([name, value]) => {
      const field = store.resource.fields.get(name)
      return field && isFilterable(field) ? [readFilter(field, value)] : []
    }),
    ranges: [...parameters].flatMap(([name, value]) => readRange(store, spec, name, value) ?? []),
    clientId: filtersByClient(store) ? readClientId(parameters.get(BY_CLIENT)) : undefined,
  }
}

const filtersByClient = (store: Store): boolean => store.resource.name === 'approval'

function isKnown(store: Store, spec: ListSpec, name: string): boolean {
  const field = store.resource.fields.get(name)
  return (
    OWN.has(name) ||
    (field !== undefined && isFilterable(field)) ||
    (name === BY_CLIENT && filtersByClient(store)) ||
    rangeOf(store, spec, name) !== undefined
  )
}

/** True for a member whose lists take `<member>_from` and `<member>_to`. */
export const isRanged = (store: Store, member: string): boolean =>
  ['date', 'day', 'decimal'].includes(store.resource.fields.get(member)?.kind ?? '')

function rangeOf(store: Store, spec: ListSpec, name: string) {
  const [, member = '', end = ''] = RANGE.exec(name) ?? []
  if (!spec.sortable.includes(member) || !isRanged(store, member)) return undefined
  return { member, end: end as 'from' | 'to' }
}

function readRange(store: Store, spec: ListSpec, name: string, value: string): Range | undefined {
  const range = rangeOf(store, spec, name)
  if (!range) return undefined
  const isDecimal = store.resource.fields.get(range.member)?.kind === 'decimal'
  if (isDecimal ? !canonicalDecimal(value) : !isCalendarDate(value)) {
    throw refuse(name, isDecimal ? 'it takes a number' : 'it takes a date, YYYY-MM-DD')
  }
  return { ...range, value }
}

function readClientId(id: string | null): string | undefined {
  if (id === null) return undefined
  if (!CLIENT_ID.test(id)) throw refuse(BY_CLIENT, 'it takes the id of a client')
  return id
}

function readSearch(spec: ListSpec, search: string | null): string | undefined {
  const text = search?.trim()
  if (!text) return undefined
  if (spec.searched.length === 0) throw refuse('search', 'this list has no search')
  if (text.length > MAX_SEARCH || text.includes('\u0000') || !text.isWellFormed()) {
    throw refuse('search', `it takes up to ${MAX_SEARCH} characters of text`)
  }
  return text
}

function readSort(store: Store, spec: ListSpec, sort: string): SortKey[] {
  const keys = sort.split(',').map((part) => ({
    member: part.replace(/^-/, ''),
    descending: part.startsWith('-'),
  }))
  const names = keys.map((key) => key.member)
  if (names.some((name) => !spec.sortable.includes(name)) || new Set(names).size < names.length) {
    throw refuse('sort', `it takes, each once: ${spec.sortable.join(', ')}; a leading - reverses`)
  }
  const id = store.resource.id.name
  const end = names.indexOf(id)
  // The id is unique, so no key after it matters, and without it no order would be total.
  return end >= 0
    ? keys.slice(0, end + 1)
    : [...keys, { member: id, descending: keys[keys.length - 1]?.descending ?? false }]
}

function readLimit(limit: string | null): number {
  if (limit === null) return DEFAULT_LIMIT
  const number = /^\d{1,3}$/.test(limit) ? Number(limit) : 0
  if (number < 1 || number > MAX_LIMIT) throw refuse('limit', `it takes 1 to ${MAX_LIMIT}`)
  return number
}

function readFields(store: Store, fields: string | null): ReadonlySet<string> | undefined {
  if (fields === null) return undefined
  const names = fields.split(',')
  const known = (name: string) =>
    store.resource.kept.some((kept) => kept.name === name) ||
    (store.resource.fields.has(name) && !store.resource.fields.get(name)?.writeOnly)
  const unknown = names.find((name) => !known(name))
  if (unknown !== undefined) throw refuse('fields', `there is no member ${JSON.stringify(unknown)}`)
  return new Set(names)
}

function readFilter(field: Field, text: string) {
  const values = text.split(',')
  const unknown = field.values && values.find((value) => !field.values?.includes(value))
  if (unknown !== undefined) {
    throw refuse(
      field.name,
      `it takes ${(field.values ?? []).map((v) => v || '(empty)').join(', ')}`,
    )
  }
  if (values.some((value) => value.includes('\u0000') || !value.isWellFormed())) {
    throw refuse(field.name, 'it has a character that cannot be stored')
  }
  return { field, values }
}

const sortName = (sort: readonly SortKey[]): string =>
  sort.map((key) => `${key.descending ? '-' : ''}${key.member}`).join(',')

/** An opaque cursor: the sort it belongs to, and where the page ended. */
export const writeCursor = (sort: readonly SortKey[], values: readonly string[]): string =>
  Buffer.from(JSON.stringify([sortName(sort), ...values])).toString('base64url')

function readCursor(cursor: string | null, sort: string, keys: number): string[] | undefined {
  if (cursor === null) return undefined
  const fault = refuse('cursor', 'it is none that this list gave out for this sort')
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    if (!Array.isArray(parts) || parts.some((part) => typeof part !== 'string')) throw fault
    const [name, ...values] = parts as string[]
    if (name !== sort || values.length !== keys) throw fault
    return values
  } catch {
    throw fault
  }
}
