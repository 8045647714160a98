import { LosslessNumber, stringify } from 'lossless-json'
import type { Database } from '@/lib/db/database'
import { databaseFailure } from '@/lib/db/failure'
import { keepsStatements } from '@/lib/db/pool/preparedStatements'
import { queryRaw, type Statement } from '@/lib/db/raw'
import { setsAnyFields } from '@/lib/derive/database/anyFields'
import { kindOf } from '@/lib/derive/kinds'
import { onceEach } from '@/lib/derive/onceEach'
import type { Field, Resource } from '@/lib/resources/resource'
import type { DocumentRow } from '../document'
import { authorMembers } from '../event'
import { jsonListOf } from '../jsonList'
import { type FieldsStatement, hasPlace, ofFew, remembered, statementFor } from '../statementCache'
import type { Store } from '../stores'
import { anyUpdate, readAsAnyWished } from './anyUpdate'
import { readAsFieldsWished } from './asWished'
import { type Change, type SignedChange, stored, storedValue } from './change'
import { quickUpdate } from './shortUpdate'

/** A short statement, by what it is built: for one set of fields, and for any. */
interface Short {
  readonly name: string
  ofFields(store: Store, fields: readonly Field[], merge: boolean, together: boolean): string
  ofAny(store: Store, together: boolean): string
}

const CHANGE: Short = { name: 'quick', ofFields: quickUpdate, ofAny: anyUpdate }
const READ: Short = { name: 'wished', ofFields: readAsFieldsWished, ofAny: readAsAnyWished }

/**
 * Makes a few changes by the short statement; they set the same fields, unless
 * {@link takesAnyFields} allows any. Those that it leaves are read: the values may be there already.
 *
 * @param own the statement of the fields that the first sets, if that was looked up
 * @returns the records in the order of the changes; undefined for those that are not as wished
 */
export async function runQuickly(
  db: Database,
  store: Store,
  changes: readonly SignedChange[],
  merge: boolean,
  own?: FieldsStatement,
): Promise<(DocumentRow | undefined)[]> {
  const records = await run(CHANGE, db, store, changes, merge, own)
  const left = changes.filter((_, at) => !records[at])
  if (left.length === 0) return records
  const found = await run(READ, db, store, left, merge).catch((error: unknown) => {
    // What was changed is so even if nothing can be read any more, and of the rest nothing was: where the
    // connection is lost, each finds out itself by another.
    if (left.length < changes.length || databaseFailure(error).isUnreachable) return []
    throw error
  })
  return changes.map((change, at) => records[at] ?? found[left.indexOf(change)])
}

async function run(
  short: Short,
  db: Database,
  store: Store,
  changes: readonly SignedChange[],
  merge: boolean,
  ofFirst?: FieldsStatement,
): Promise<(DocumentRow | undefined)[]> {
  const statement = await queryOf(short, store, changes, merge, ofFirst)
  const records = await queryRaw<DocumentRow & { readonly row: number }>(db, {
    ...statement,
    mayWait: short === CHANGE && changes.length === 1,
  })
  return changes.map((_, at) => records.find(({ row }) => row === at))
}

/** The short statement for changes of the fields that one sets: of it alone, or of several together. */
export const quickStatement = (
  store: Store,
  { assignments }: Change,
  merge: boolean,
  together = false,
  { name, ofFields } = CHANGE,
): FieldsStatement =>
  statementFor(
    store,
    Object.keys(assignments),
    `${name}${Number(merge)}${Number(together)}`,
    (fields) => ofFields(store, fields, merge, together),
  )

/**
 * Whether one statement makes changes of a resource whatever fields they set. It is too long to plan
 * for each use, as all are where connections keep none.
 */
export const takesAnyFields = (store: Store, merge: boolean): boolean =>
  merge && setsAnyFields(store.resource) && keepsStatements()

/** The short statement with its values: that of the very fields where it has a place. */
async function queryOf(
  short: Short,
  store: Store,
  changes: readonly SignedChange[],
  merge: boolean,
  ofFirst?: FieldsStatement,
): Promise<Statement> {
  const [first, ...others] = changes
  if (!first) throw new Error('there is nothing to change')
  const together = others.length > 0
  const ofOne = together ? undefined : ofFirst
  const own =
    ofOne ??
    (isOfOneSet(changes) ? quickStatement(store, first.change, merge, together, short) : undefined)
  if (own && (!takesAnyFields(store, merge) || hasPlace(own))) {
    if (!together) return ownQuery(own, first)
    const list = await listOf(changes, ({ assignments }) => stored(own.fields, assignments))
    return ofFew(own, [list])
  }
  const { text } = remembered(`${store.resource.name} ${short.name} any ${together}`, () =>
    short.ofAny(store, together),
  )
  if (together) {
    const list = await listOf(changes, (change) => anyOf(store, change))
    return { text, values: [list], prepared: true }
  }
  const { _values, _columns } = anyOf(store, first.change)
  const values = [...Object.values(givenOf(first)), stringify(_values), _columns]
  return { text, values, prepared: true }
}

const columnsIn = ({ change }: SignedChange): string => Object.keys(change.assignments).join()

const isOfOneSet = ([first, ...others]: readonly SignedChange[]): boolean =>
  first !== undefined && others.every((each) => columnsIn(each) === columnsIn(first))

/** The short statement of the fields that a change sets, with their values. */
export function ownQuery(own: FieldsStatement, signed: SignedChange): Statement {
  const { assignments } = signed.change
  const values = own.fields.map((field) =>
    parameterOf(field, storedValue(field, assignments[field.column])),
  )
  return ofFew(own, [...Object.values(givenOf(signed)), ...values])
}

/** What a change sets: the values by column, and the columns in the order of the definition. */
function anyOf({ resource }: Store, { assignments }: Change) {
  const fields = fieldsByColumn(resource)
  const set = Object.keys(assignments)
    .flatMap((column) => fields.get(column) ?? [])
    .sort((one, other) => one.place - other.place)
    .map(({ field }) => field)
  return { _values: stored(set, assignments), _columns: set.map(({ column }) => column) }
}

const fieldsByColumn = onceEach(
  ({ leaves }: Resource) => new Map(leaves.map((field, place) => [field.column, { field, place }])),
)

/** What a short statement is given of every change, by name and in the order of its parameters. */
const givenOf = ({ change, author }: SignedChange): Record<string, unknown> => ({
  _id: change.id,
  ...authorMembers(author),
  _version: change.version ?? null,
})

/** Changes that came together as the JSON list that their statement takes. */
const listOf = (
  changes: readonly SignedChange[],
  valuesOf: (change: Change) => Record<string, unknown>,
): Promise<string> =>
  jsonListOf(changes, (signed, row) => ({
    _row: row,
    ...givenOf(signed),
    ...valuesOf(signed.change),
  }))

/** A value as the driver is to send it: figures as they were written, JSON as text. */
function parameterOf(field: Field, value: unknown): unknown {
  if (value === null) return null
  if (kindOf(field).sql === 'jsonb') return stringify(value)
  return value instanceof LosslessNumber ? value.value : value
}
