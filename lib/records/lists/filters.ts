import {
  indexedMembers,
  sortExpression,
  sortingOf,
  unsetSentinel,
} from '@/lib/derive/database/indexes'
import { searchTable } from '@/lib/derive/database/searchText'
import type { FilterMember } from '@/lib/derive/filters'
import { kindOf, unsetValue } from '@/lib/derive/kinds'
import { onceEach } from '@/lib/derive/onceEach'
import { identifier } from '@/lib/derive/sql'
import { systemType } from '@/lib/derive/systemFields'
import { isGrouped } from '@/lib/resources/format'
import type { FilterOperator } from '@/lib/resources/lists'
import type { Resource } from '@/lib/resources/resource'
import { ANY_BLANK, BLANKS, SIGNS, withoutSigns } from '@/lib/text/blanks'
import { isShorterThan } from '@/lib/text/characters'
import type { Store } from '../stores'
import { containing, containingRoughly } from './containing'
import type { Conditions } from './count'
import type { Setness } from './order'
import type { Condition } from './query'

/** Adds what filters ask of `t`. */
export function addFilters(
  store: Store,
  filters: readonly Condition[],
  conditions: Conditions,
): void {
  for (const filter of mostTellingFirst(filters)) addFilter(store, filter, conditions)
  // PostgreSQL does not see that, and would look for such a record among all.
  if (excludeEachOther(filters)) conditions.sql.push('false')
}

/**
 * The filters in the order in which PostgreSQL tries them, of what it thinks takes as long: of texts that
 * are looked for within values the longest first, which the fewest have.
 */
const mostTellingFirst = (filters: readonly Condition[]): Condition[] =>
  [...filters].sort((one, other) => lengthWithin(other) - lengthWithin(one))

const lengthWithin = ({ filter: { operator }, values: [text = ''] }: Condition): number =>
  operator === 'contains' ? text.length : Number.MAX_SAFE_INTEGER

/**
 * Whether PostgreSQL's statistics tell how many records a filter leaves. They are of a column by itself,
 * and of what stands in an index: of any other text in lower case a letter is taken for one that all
 * have, and the members of a group, which one record has all and another none of, for what comes by chance.
 */
export const isEstimated = ({ filter: { operator, member } }: Condition): boolean =>
  operator !== 'contains' && !member.members && !member.elsewhere

/** Whether filters ask that a member is not set, and for values of it, of which unset is none. */
const excludeEachOther = (filters: readonly Condition[]): boolean =>
  filters.some(
    (one) =>
      setnessBy(one) === 'unset' &&
      filters.some(
        (other) => other.filter.member === one.filter.member && setnessBy(other) === 'set',
      ),
  )

/** Whether all that filters leave have a value of a member, or none; undefined where they do not say. */
export function setnessOf(filters: readonly Condition[], member: string): Setness | undefined {
  const said = filters.filter(({ filter }) => filter.member.name === member)
  return said.map(setnessBy).find((setness) => setness !== undefined)
}

/** What a filter says of whether its member has a value. */
function setnessBy({ filter: { operator, member }, values }: Condition): Setness | undefined {
  if (!isUnsetByNull(member)) return undefined
  if (operator === 'set') return values[0] === 'true' ? 'set' : 'unset'
  return OF_VALUES.has(operator) ? 'set' : undefined
}

/** What only a member that is set fulfils. */
const OF_VALUES: ReadonlySet<FilterOperator> = new Set(['is', 'contains', 'from', 'to'])

const isUnsetByNull = ({ members, elsewhere, ...member }: FilterMember): boolean =>
  !members && !elsewhere && unsetOf(member) === null

/** What a column holds where a member is not set. */
const unsetOf = ({ field }: Pick<FilterMember, 'field'>): unknown =>
  field ? unsetValue(field) : null

function addFilter(store: Store, condition: Condition, conditions: Conditions): void {
  const { filter, values } = condition
  const { operator, member } = filter
  const value = values[0] ?? ''
  switch (operator) {
    case 'is': {
      const given = givenAs(store, member, values, conditions)
      const sql = isOneOf(store, member, given)
      if (isInIndex(store, member)) addPlaces(store, member, [sql], conditions)
      else addFound(store, member, [sql], conditions)
      const again = isOneOfPlaces(store, member, given, values.length)
      if (again) conditions.addPlacesAgain(expressionOf(store, member), [again])
      return
    }
    case 'not':
      // Of a record without a value the comparison says nothing, which is not true either.
      conditions.sql.push(
        `(${isOneOf(store, member, givenAs(store, member, values, conditions))}) IS NOT TRUE`,
      )
      return
    case 'contains':
      addFound(store, member, contains(store, member, value, conditions), conditions)
      return
    case 'set': {
      const unset = isUnset(member, conditions)
      if (value === 'true') conditions.sql.push(`NOT ${unset}`)
      else {
        conditions.sql.push(unset)
        const again = unsetInIndex(store, member)
        if (again) conditions.addPlacesAgain(expressionOf(store, member), [again])
      }
      return
    }
    default:
      addPlaces(store, member, isWithin(store, member, operator, value, conditions), conditions)
  }
}

/** Adds conditions that are a stretch of the member's index, if that has one. */
function addPlaces(
  store: Store,
  member: FilterMember,
  sql: readonly string[],
  conditions: Conditions,
): void {
  if (isSorted(store, member)) conditions.addPlaces(expressionOf(store, member), sql)
  else conditions.sql.push(...sql)
}

/** Adds conditions that are looked up in an index of the member's values alone, if it has one. */
function addFound(
  { resource }: Store,
  { name, column }: FilterMember,
  sql: readonly string[],
  conditions: Conditions,
): void {
  if (namesIndexed(resource).has(name)) conditions.addPlaces(`t.${identifier(column)}`, sql)
  else conditions.sql.push(...sql)
}

/** Members that have such an index. */
const namesIndexed = onceEach(
  (resource: Resource): ReadonlySet<string> =>
    new Set(indexedMembers(resource).map(({ path }) => path.join('.'))),
)

/** What the index of a member that sorts has. */
const expressionOf = ({ resource }: Store, { name }: FilterMember): string =>
  sortExpression(resource, name, 't')

const isSorted = (store: Store, { name }: FilterMember): boolean =>
  store.resource.list?.sortable.includes(name) === true

/** What is shared by many and sorts has its index on the sort expression, so the filter speaks the same. */
const isInIndex = (store: Store, member: FilterMember): boolean =>
  isSorted(store, member) && sortingOf(store.resource, member.name)?.isShared === true

/** Values that a filter asks for, as an array in SQL. */
const givenAs = (
  store: Store,
  member: FilterMember,
  values: readonly string[],
  conditions: Conditions,
): string => `${conditions.add(values)}::${valueType(store, member)}[]`

/** @param given values as an array in SQL */
function isOneOf(store: Store, member: FilterMember, given: string): string {
  const column = isInIndex(store, member)
    ? expressionOf(store, member)
    : `t.${identifier(member.column)}`
  return `${column} = ANY (${given})`
}

/**
 * The same said once more for the index of a member that sorts, where that has the values otherwise:
 * whoever asks for the records of a supplier finds them there, whatever case it is written in.
 *
 * @param given so many values as an array in SQL
 */
function isOneOfPlaces(
  store: Store,
  member: FilterMember,
  given: string,
  count: number,
): string | undefined {
  if (!isSorted(store, member) || isInIndex(store, member)) return undefined
  const compared = sortingOf(store.resource, member.name)?.compared
  if (!compared) return undefined
  const places = Array.from({ length: count }, (_, at) => compared(`(${given})[${at + 1}]`))
  return `${expressionOf(store, member)} = ANY (ARRAY[${places.join(', ')}])`
}

/** The fewest characters by which the index of the search texts finds anything. */
const INDEXED_LENGTH = 3

/**
 * Whether a text occurs in a member, whatever the case and whatever blanks stand for its blanks; in
 * one that is shown in groups, whatever signs and blanks there are among its digits: nobody sees
 * which it was written with. ILIKE would put the text looked for into lower case for each record
 * anew. Of a member that sorts, the index has it in lower case already. One that `search` looks in
 * stands in the record's search text too, where an index finds the few records that can have it.
 */
function contains(
  store: Store,
  member: FilterMember,
  text: string,
  conditions: Conditions,
): string[] {
  const bare = isGrouped(member.field?.format) ? withoutSigns(text) : ''
  const wanted = bare || text
  const like = (sql: string, pattern: string) => `${sql} LIKE lower(${conditions.add(pattern)})`
  const own = `lower(t.${identifier(member.column)})`
  const found = isFoundBySearch(store, member, wanted)
    ? [`t.${store.id} IN (${foundBySearch(store, like('w.words', containingRoughly(wanted)))})`]
    : []
  if (bare) return [like(`translate(${own}, '${SIGNS}', '')`, containing(bare)), ...found]
  const isSpaced = wanted.search(ANY_BLANK) >= 0
  const spaced = containing(wanted.replaceAll(ANY_BLANK, ' '))
  const has = (sql: string) => like(isSpaced ? alikeBlanks(sql) : sql, spaced)
  if (isSorted(store, member)) return [...within(store, member, has), ...found]
  // Said by itself, as PostgreSQL takes letters for what a share of all records has, also of those
  // that have no value.
  const isSet = isUnsetByNull(member) ? [`t.${identifier(member.column)} IS NOT NULL`] : []
  return [...isSet, has(own), ...found]
}

/** A text as SQL in which every blank is a space. */
const alikeBlanks = (sql: string): string =>
  `translate(${sql}, '${BLANKS}', '${' '.repeat(BLANKS.length)}')`

/**
 * Whether the search texts have whatever has a text in a member: each member that is searched as it
 * is written, and codes once more as their letters and digits alone.
 */
function isFoundBySearch(
  { resource }: Store,
  { name, field }: FilterMember,
  text: string,
): boolean {
  const { searched = [], searchedCodes = [] } = resource.list ?? {}
  if (text.split(ANY_BLANK).every((part) => isShorterThan(part, INDEXED_LENGTH))) return false
  if (!isGrouped(field?.format)) return searched.includes(name)
  return searchedCodes.includes(name) && LETTERS_AND_DIGITS.test(text)
}

const LETTERS_AND_DIGITS = /^[a-z\d]+$/i

const foundBySearch = ({ resource, id }: Store, condition: string): string =>
  `SELECT w.${id} FROM ${searchTable(resource)} w WHERE ${condition}`

function valueType({ resource, idType }: Store, { name, field }: FilterMember): string {
  if (name === resource.id.name) return idType
  if (field) return kindOf(field).sql
  const member = resource.system.find((each) => each.name === name)
  return member ? systemType(member) : 'text'
}

/**
 * Whether a column holds what an unset field reads as: that is how unset is stored. A group is not
 * set where none of its members is, and what rows elsewhere say where there are none.
 */
function isUnset(member: FilterMember, conditions: Conditions): string {
  const { field, column: name, members, elsewhere } = member
  if (members) return `(${members.map((each) => isUnset(each, conditions)).join(' AND ')})`
  const column = `t.${identifier(name)}`
  if (elsewhere) {
    const { table, by } = elsewhere
    return `(NOT EXISTS (SELECT FROM ${identifier(table)} c WHERE c.${identifier(by)} = ${column}))`
  }
  const unset = unsetOf(member)
  if (!field || unset === null) return `(${column} IS NULL)`
  const { sql } = kindOf(field)
  const value = sql === 'jsonb' ? JSON.stringify(unset) : unset
  return `(${column} = ${conditions.add(value)}::${sql})`
}

/** The same of a member that sorts, as a place in its index. */
function unsetInIndex(store: Store, member: FilterMember): string | undefined {
  const unset = isSorted(store, member) ? unsetSentinel(store.resource, member.name) : undefined
  if (!unset || unsetOf(member) !== null) return undefined
  return `${expressionOf(store, member)} = ${unset.sql}`
}

function isWithin(
  store: Store,
  member: FilterMember,
  end: 'from' | 'to',
  value: string,
  conditions: Conditions,
): string[] {
  const { bound } = member
  if (!bound) throw new Error(`${member.name} comes in no order, and has no bound`)
  const place = bound.place(conditions.add(value))
  const upper = bound.isOfTime ? '<' : '<='
  const comparison = `${end === 'from' ? '>=' : upper} ${place}`
  if (!isSorted(store, member)) return [`t.${identifier(member.column)} ${comparison}`]
  // A bound on the sort expression is a range of that member's index.
  return within(store, member, (sql) => `${sql} ${comparison}`)
}

/** A condition on the sort expression of a member, of records that have it set. */
function within(store: Store, member: FilterMember, condition: (sql: string) => string): string[] {
  const sql = expressionOf(store, member)
  const unset = unsetSentinel(store.resource, member.name)
  return [condition(sql), ...(unset ? [`${sql} < ${unset.sql}`] : [])]
}
