import { LosslessNumber, stringify } from 'lossless-json'
import type { Database } from '@/lib/db/database'
import { keepsStatements } from '@/lib/db/preparedStatements'
import { queryRaw, type Statement } from '@/lib/db/raw'
import { setsAnyFields } from '@/lib/derive/anyFields'
import { kindOf } from '@/lib/derive/kinds'
import { onceEach } from '@/lib/derive/onceEach'
import type { Field, Resource } from '@/lib/resources/resource'
import { anyUpdate } from './anyUpdate'
import { type Change, type SignedChange, stored, storedValue } from './change'
import type { DocumentRow } from './document'
import { authorMembers } from './event'
import {
  type FieldsStatement,
  hasPlace,
  remembered,
  statementFor,
  withValues,
} from './statementCache'
import type { Store } from './stores'
import { quickUpdate } from './updateStatement'

/**
 * Makes a few changes by the short statement; they set the same fields, unless
 * {@link takesAnyFields} allows any.
 *
 * @returns the records in the order of the changes; undefined for those that it did not change
 */
export async function runQuickly(
  db: Database,
  store: Store,
  changes: readonly SignedChange[],
  merge: boolean,
): Promise<(DocumentRow | undefined)[]> {
  const changed = await queryRaw<DocumentRow & { readonly row: number }>(
    db,
    quickQuery(store, changes, merge),
  )
  return changes.map((_, at) => changed.find(({ row }) => row === at))
}

/** The short statement for changes of the fields that one sets: of it alone, or of several together. */
export const quickStatement = (
  store: Store,
  { assignments }: Change,
  merge: boolean,
  together = false,
): FieldsStatement =>
  statementFor(
    store,
    Object.keys(assignments),
    `quick${Number(merge)}${Number(together)}`,
    (fields) => quickUpdate(store, fields, merge, together),
  )

/**
 * Whether one statement makes changes of a resource whatever fields they set. It is too long to plan
 * for each use, as all are where connections keep none.
 */
export const takesAnyFields = (store: Store, merge: boolean): boolean =>
  merge && setsAnyFields(store.resource) && keepsStatements()

/** The short statement with its values: that of the very fields where it has a place. */
function quickQuery(store: Store, changes: readonly SignedChange[], merge: boolean): Statement {
  const own = isOfOneSet(changes) ? ownStatement(store, changes, merge) : undefined
  return own && (!takesAnyFields(store, merge) || hasPlace(own))
    ? ownQuery(own, changes)
    : anyQuery(store, changes)
}

const columnsIn = ({ change }: SignedChange): string => Object.keys(change.assignments).join()

const isOfOneSet = ([first, ...others]: readonly SignedChange[]): boolean =>
  first !== undefined && others.every((each) => columnsIn(each) === columnsIn(first))

function ownStatement(
  store: Store,
  changes: readonly SignedChange[],
  merge: boolean,
): FieldsStatement {
  const [first, ...others] = changes
  if (!first) throw new Error('there is nothing to change')
  return quickStatement(store, first.change, merge, others.length > 0)
}

/** The short statement of the fields that all of some changes set, with their values. */
export function ownQuery(own: FieldsStatement, changes: readonly SignedChange[]): Statement {
  const { fields } = own
  const [first, ...others] = changes
  if (!first || others.length > 0) {
    return withValues(own, [listOf(changes, ({ assignments }) => stored(fields, assignments))])
  }
  const values = fields.map((field) =>
    parameterOf(field, storedValue(field, first.change.assignments[field.column])),
  )
  return withValues(own, [...Object.values(givenOf(first)), ...values])
}

/** The short statement of any fields with its values. */
function anyQuery(store: Store, changes: readonly SignedChange[]): Statement {
  const together = changes.length > 1
  const { text } = remembered(`${store.resource.name} any ${together}`, () =>
    anyUpdate(store, together),
  )
  const [first] = changes
  if (!first || together) {
    return { text, values: [listOf(changes, (change) => anyOf(store, change))], prepared: true }
  }
  const { _values, _columns } = anyOf(store, first.change)
  const values = [...Object.values(givenOf(first)), stringify(_values), _columns]
  return { text, values, prepared: true }
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
): string =>
  stringify(
    changes.map((signed, row) => ({ _row: row, ...givenOf(signed), ...valuesOf(signed.change) })),
  ) as string

/** A value as the driver is to send it: figures as they were written, JSON as text. */
function parameterOf(field: Field, value: unknown): unknown {
  if (value === null) return null
  if (kindOf(field).sql === 'jsonb') return stringify(value)
  return value instanceof LosslessNumber ? value.value : value
}
