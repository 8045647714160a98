import { LosslessNumber, stringify } from 'lossless-json'
import type { Database } from '@/lib/db/database'
import { keepsStatements } from '@/lib/db/preparedStatements'
import { queryRaw, type Statement } from '@/lib/db/raw'
import { setsAnyFields } from '@/lib/derive/anyFields'
import type { Fault } from '@/lib/derive/faults'
import { kindOf, unsetValue } from '@/lib/derive/kinds'
import { onceEach } from '@/lib/derive/onceEach'
import type { Assignments } from '@/lib/derive/schemas'
import type { Field, Resource } from '@/lib/resources/resource'
import { mapInTurns } from '@/lib/time/turns'
import { anyUpdate } from './anyUpdate'
import type { DocumentRow } from './document'
import { type Authorship, authorMembers, authorValues } from './event'
import { followUpdate, foresee, type Guard, guarding, guardOf, judgeUpdate, sealed } from './guard'
import { jsonListOf } from './jsonList'
import {
  type FieldsStatement,
  hasPlace,
  remembered,
  statementFor,
  withValues,
} from './statementCache'
import type { Store } from './stores'
import { judgedUpdate, quickUpdate, type UpdateShape } from './updateStatement'

/** One record's change: null unsets, absent columns stay. */
export interface Change {
  readonly id: string
  readonly assignments: Assignments
  /** The version that the record must still have. */
  readonly version?: string | undefined
}

/** What became of one change. Rows come back in the order of the changes. */
export interface Outcome extends DocumentRow {
  readonly row: number
  readonly found: boolean
  /** The version before; with `stale` set, the one that contradicted the precondition. */
  readonly old_version: string
  readonly stale: boolean
  /** False when the record already had every value. */
  readonly differs: boolean
  readonly written: boolean
  readonly lock_state?: 'free' | 'locked' | 'not_held'
  readonly lock_user_id?: number | null
  readonly lock_until?: number | null
  /** Of a dry run: `[{field, from, to}]` as JSON text, null when nothing would change. */
  readonly changes?: string | null
  /** Why a hook, a reference or a text of another refuses it, by the record's own members. */
  readonly refusals?: readonly Fault[]
}

/** A change and who makes it. */
export interface SignedChange {
  readonly change: Change
  readonly author: Authorship
}

/** How one record is changed. */
export interface ChangeOptions {
  readonly merge: boolean
  readonly dryRun: boolean
  readonly lockingSessionId?: string | undefined
}

/** A record that was changed, or what was found when it could not be or need not be. */
export type ChangeResult =
  | { readonly changed: DocumentRow }
  | { readonly changed?: undefined; readonly outcome: Outcome | undefined }

/**
 * Changes one record. The short statement does it unless there is something to tell or to wait
 * for; what that is, {@link applyChanges} finds out, and then the record comes back unchanged too.
 * A write under a locking session never takes the short way: its lock may run out while the write
 * waits for the row, and only the other statement looks at the clock after that. A dry run is the
 * other's too. What hooks and references guard is judged first, once its row is held, and never
 * takes the short way.
 *
 * @throws Problem when a hook of the resource's definition refuses it, 422 for a reference to nothing
 */
export async function changeRecord(
  db: Database,
  store: Store,
  signed: SignedChange,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const { dryRun, merge, lockingSessionId } = options
  const guard = guardOf(store.resource)
  if (guard) return { outcome: await changeGuarded(guard, db, store, signed, options) }
  if (!dryRun && lockingSessionId === undefined) {
    const [changed] = await runQuickly(db, store, [signed], merge)
    if (changed) return { changed }
  }
  return changeOrTell(db, store, signed, options)
}

/**
 * Changes a record that is guarded: judges first what the change would do, once the row is held,
 * then makes it, all in one transaction. What stands in its way otherwise no hook hears of.
 */
async function changeGuarded(
  guard: Guard,
  db: Database,
  store: Store,
  { change: wanted, author }: SignedChange,
  { dryRun, ...manner }: ChangeOptions,
): Promise<Outcome | undefined> {
  const change = { ...wanted, assignments: await sealed(guard, wanted.assignments) }
  await foresee(store, [change.assignments])
  return guarding(guard, db, async (connection) => {
    const apply = async (shape: Pick<UpdateShape, 'dryRun' | 'documents'>) => {
      const whole = { ...manner, ...shape, atomic: false }
      return (await applyChanges(connection, store, [change], author, whole))[0]
    }
    const judged = await apply({ dryRun: true, documents: 'none' })
    const isFree = (judged?.lock_state ?? 'free') === 'free'
    const write =
      judged?.found && !judged.stale && judged.differs && isFree
        ? await judgeUpdate(guard, connection, store, change, author)
        : undefined
    if (dryRun) return judged
    const made = await apply({ dryRun: false, documents: 'all' })
    if (write) await followUpdate(guard, write)
    return made
  })
}

/** Changes one record by the statement that waits for its turn and tells what it found. */
export async function changeOrTell(
  db: Database,
  store: Store,
  { change, author }: SignedChange,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const documents = options.dryRun ? 'none' : 'all'
  const whole = { ...options, atomic: false, documents } as const
  const [outcome] = await applyChanges(db, store, [change], author, whole)
  return { outcome }
}

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

/**
 * Applies changes to records by the statement that waits for each record and says what became of
 * each. It does all of it, so either everything it says it wrote is durable, or nothing is.
 */
export async function applyChanges(
  db: Database,
  store: Store,
  changes: readonly Change[],
  author: Authorship,
  options: BulkOptions,
): Promise<Outcome[]> {
  const columns = await columnsOf(changes)
  const { rowOf, queryOf } = changesQuery(store, columns, author, options)
  const outcomes = await queryRaw<Outcome>(db, queryOf(await jsonListOf(changes, rowOf)))
  return outcomes.sort((one, other) => one.row - other.row)
}

export type BulkOptions = Omit<UpdateShape, 'partial'> & Pick<ChangeOptions, 'lockingSessionId'>

/** The columns that changes set: all of them, and those of each change in their order. */
interface Columns {
  readonly all: ReadonlySet<string>
  readonly each: readonly (readonly string[])[]
}

/** A thousand whole records have a quarter of a million: that takes turns with other work. */
async function columnsOf(changes: readonly Change[]): Promise<Columns> {
  const all = new Set<string>()
  const each = await mapInTurns(changes, ({ assignments }) => {
    const columns = Object.keys(assignments)
    for (const column of columns) all.add(column)
    return columns
  })
  return { all, each }
}

/**
 * The statement of {@link applyChanges}.
 *
 * @returns what it takes of each change, and the statement with the JSON list of all of these
 */
export function changesQuery(
  store: Store,
  columns: Columns,
  author: Authorship,
  options: BulkOptions,
) {
  const partial = columns.each.some(({ length }) => length !== columns.all.size)
  const { atomic, dryRun, documents, merge } = options
  const shape = { atomic, dryRun, documents, merge, partial }
  const statement = statementFor(store, columns.all, Object.values(shape).join(), (fields) =>
    judgedUpdate(store, fields, shape),
  )
  return {
    rowOf: (change: Change, row: number) => ({
      _row: row,
      _id: change.id,
      _version: change.version ?? null,
      ...(partial && { _has: columns.each[row] }),
      ...stored(statement.fields, change.assignments),
    }),
    queryOf(input: string): Statement {
      const values: unknown[] = [input, ...(dryRun ? [] : authorValues(author))]
      if (store.lockable) values.push(options.lockingSessionId ?? null)
      return withValues(statement, values)
    },
  }
}

function stored(fields: readonly Field[], assignments: Assignments): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of fields) {
    if (!Object.hasOwn(assignments, field.column)) continue
    values[field.column] = storedValue(field, assignments[field.column])
  }
  return values
}

/**
 * Null stands for "unset", which a column with a default stores as that default. A null object
 * must stay null: the statement tells it from an object to merge.
 */
const storedValue = (field: Field, value: unknown): unknown =>
  value === null && field.kind !== 'jsonObject' ? unsetValue(field) : value
