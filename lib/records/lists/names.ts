import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { sortExpression } from '@/lib/derive/database/indexes'
import { listFilters } from '@/lib/derive/filters'
import { LAST_TEXT } from '@/lib/derive/kinds/kind'
import { alongWith, type Holds, isNamedSql, type Naming, seesRecords } from '@/lib/derive/naming'
import { recordNameSql } from '@/lib/derive/parents'
import { identifier } from '@/lib/derive/sql'
import type { Resource } from '@/lib/resources/resource'
import { sqlText } from '@/lib/text/sqlText'
import { UTC } from '@/lib/time/calendar'
import { storeOf } from '../stores'
import { readPage } from './list'
import type { ListQuery, SortKey } from './query'

/** What a value stands for. */
export interface Name {
  /** The value: an id, or a code. */
  readonly id: string
  readonly name: string
  /** False for what is out of use. */
  readonly active: boolean
  /** The kind of record that it is the name of: a service account may stand where people do. */
  readonly resource: string
  /** The id of that record, which for a code is not the code. */
  readonly record_id: string
}

const column = (name: string): string => `n.${identifier(name)}`

/** The member that holds a naming's values. */
const valueMember = ({ resource, list }: Naming): string => (list ? 'code' : resource.id.name)

/** The rows of a naming by a condition on them, over `given`, which has a text `v` in each row. */
const rows = (naming: Naming, condition: string): string => {
  const { resource } = naming
  const name = recordNameSql(resource, column)
  const recordId = `${sqlText(resource.name)} AS resource, ${column(resource.id.name)}::text AS record_id`
  return `SELECT ${column(valueMember(naming))}::text AS id, coalesce(${name}, '') AS name, ${activeSql(resource)} AS active, ${recordId}, given.at
    FROM unnest($1::text[]) WITH ORDINALITY given(v, at)
    JOIN ${identifier(resource.table)} n ON ${condition}`
}

/** The same of a naming and of those along with it, in the order of what is given. */
const select = (naming: Naming, condition: (naming: Naming) => string): string => {
  const all = alongWith(naming).map((each) => rows(each, condition(each)))
  return `SELECT id, name, active, resource, record_id FROM (${all.join(' UNION ALL ')}) named ORDER BY at`
}

function activeSql({ inactiveWhere }: Resource): string {
  if (!inactiveWhere) return 'true'
  const { field, is } = inactiveWhere
  return `(${column(field)}::text IS DISTINCT FROM ${sqlText(String(is))})`
}

/** The names of values, in their order, by one statement; those that nobody knows are left out. */
export function namesOf(db: Database, naming: Naming, values: readonly string[]): Promise<Name[]> {
  const text = select(naming, (each) => isNamedSql(each, 'given.v'))
  return queryRaw<Name>(db, { text, values: [values] })
}

/** What has one of these names, whatever the case: several may share one. */
export async function namesCalled(
  db: Database,
  naming: Naming,
  names: readonly string[],
): Promise<Name[]> {
  if (naming.resource.recordName === 'parent') return []
  // Where lists sort by the name, this is what stands for none at all.
  const called = names.filter((name) => !name.startsWith(LAST_TEXT.text))
  const text = select(naming, ({ resource, list: codes }) => {
    const within = codes ? ` AND ${column('list')} = '${codes}'` : ''
    return `${calledSql(resource)} = lower(given.v)${within}`
  })
  return queryRaw<Name>(db, { text, values: [called] })
}

/** A record's name in lower case. A list that sorts by the name has it so in an index. */
function calledSql(resource: Resource): string {
  const { recordName, list } = resource
  if (recordName === 'parent') return 'NULL'
  return list?.sortable.includes(recordName.field)
    ? sortExpression(resource, recordName.field, 'n')
    : `lower(${column(recordName.field)})`
}

/**
 * The first of what words may mean, the likeliest first; without words, of all in their order.
 *
 * @param holds tells what the reader is permitted: whoever does not see the records finds nothing
 *   by what else stands in them than names and ids
 */
export async function findNames(
  db: Database,
  naming: Naming,
  words: string | undefined,
  limit: number,
  holds: Holds,
): Promise<Name[]> {
  const values = await valuesOf(db, naming, words, limit, holds)
  if (words !== undefined && values.length < limit) {
    const others = await belongingTo(db, naming, words, limit, holds)
    values.push(...others.filter((value) => !values.includes(value)))
  }
  return namesOf(db, naming, values.slice(0, limit))
}

/** The values that words find by what the records themselves have; without words, the first of all. */
async function valuesOf(
  db: Database,
  naming: Naming,
  words: string | undefined,
  limit: number,
  holds: Holds,
): Promise<string[]> {
  const { resource, list } = naming
  const member = valueMember(naming)
  const filter = list && listFilters(resource).get('list')
  const isSearched = words !== undefined && (resource.list?.searched.length ?? 0) > 0
  const rows = await readRows(db, resource, {
    search: isSearched ? words : undefined,
    searchedOnly: seesRecords(resource, holds) ? undefined : toldMembers(naming),
    sort: isSearched ? [byId(resource)] : inOrder(naming),
    ranked: isSearched,
    limit,
    fields: new Set([member]),
    filters: filter ? [{ filter, values: [list] }] : [],
  })
  return rows.map((row) => row[member] ?? '')
}

/** The first rows of a list, with those of its members whose values are texts. */
async function readRows(
  db: Database,
  resource: Resource,
  asked: Omit<ListQuery, 'after' | 'parentIds'>,
): Promise<Record<string, string>[]> {
  const query = { ...asked, after: undefined, parentIds: undefined }
  const { records } = await readPage(db, storeOf(resource), query, UTC)
  return records.map((text) => JSON.parse(text))
}

/** Records of the likeliest parents, among which those of the very likeliest are looked for. */
const MAX_BELONGING = 200

/** What goes by its parent's name is found by that too: what belongs to the likeliest parents comes first. */
async function belongingTo(
  db: Database,
  { resource }: Naming,
  words: string,
  limit: number,
  holds: Holds,
): Promise<string[]> {
  const { parent, recordName, id } = resource
  const filter = parent && listFilters(resource).get(parent.by)
  if (!filter || recordName !== 'parent') return []
  const found = await findNames(db, { resource: parent.resource }, words, limit, holds)
  if (found.length === 0) return []
  const parentIds = found.map((each) => each.id)
  const rows = await readRows(db, resource, {
    search: undefined,
    ranked: false,
    sort: [byId(resource)],
    limit: MAX_BELONGING,
    fields: new Set([id.name, parent.by]),
    filters: [{ filter, values: parentIds }],
  })
  const rankOf = (row: Record<string, string>) => parentIds.indexOf(row[parent.by] ?? '')
  return rows.sort((a, b) => rankOf(a) - rankOf(b)).map((row) => row[id.name] ?? '')
}

/** The members that names and ids are made of. */
function toldMembers(naming: Naming): ReadonlySet<string> {
  const { recordName } = naming.resource
  const name = recordName === 'parent' ? [] : [recordName.field]
  return new Set([...name, valueMember(naming)])
}

const byId = ({ id }: Resource): SortKey => ({ member: id.name, descending: false })

/** Codes as their list has them; records by name, where their list sorts by it. */
function inOrder({ resource, list }: Naming): SortKey[] {
  const { recordName } = resource
  const name = recordName === 'parent' ? undefined : recordName.field
  const members = [...(list ? ['order'] : []), ...(name ? [name] : [])]
  const sorted = members.filter((member) => resource.list?.sortable.includes(member))
  return [...sorted.map((member) => ({ member, descending: false })), byId(resource)]
}
