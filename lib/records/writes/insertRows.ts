import { stringify } from 'lossless-json'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { unsetValue } from '@/lib/derive/kinds'
import type { Assignments } from '@/lib/derive/schemas/requests'
import type { DocumentRow } from '../document'
import { type Authorship, authorValues } from '../event'
import { jsonListOf } from '../jsonList'
import { type FieldsStatement, ofMany, statementFor } from '../statementCache'
import type { Store } from '../stores'
import { insertMany, insertsDryRun } from './insertStatement'

/** A record to be inserted, complete, and its place among many. */
interface NewRow {
  readonly row: number
  readonly id: string | undefined
  readonly assignments: Assignments
}

/** What became of it; `written` is false where a record of its id is there. */
interface InsertedRow extends DocumentRow {
  readonly row: number
  readonly id: string
  readonly written: boolean
}

/** Inserts records that have been judged, by one statement. */
export async function insertRows(
  db: Database,
  store: Store,
  rows: readonly NewRow[],
  author: Authorship,
  withDocuments: boolean,
): Promise<InsertedRow[]> {
  const statement = statementFor(
    store,
    columnsOf(store, rows),
    `create${withDocuments}`,
    (fields) => insertMany(store, fields, withDocuments),
  )
  const values = [await inputOf(statement, rows), ...authorValues(author)]
  return queryRaw<InsertedRow>(db, { ...ofMany(statement, values), mayWait: true })
}

/** What {@link insertRows} would enter in the history for each, as JSON text. */
export async function triedRows(
  db: Database,
  store: Store,
  rows: readonly NewRow[],
): Promise<{ row: number; changes: string }[]> {
  const statement = statementFor(store, columnsOf(store, rows), 'tryCreate', (fields) =>
    insertsDryRun(store, fields),
  )
  return queryRaw(db, ofMany(statement, [await inputOf(statement, rows)]))
}

/** The columns that any of them sets, and those that others follow. */
function columnsOf({ resource }: Store, rows: readonly NewRow[]): Set<string> {
  const followed = resource.system.flatMap(({ set }) => (typeof set === 'object' ? set.field : []))
  const set = [...resource.leaves, ...resource.secrets].flatMap((field) => {
    const unset = unsetValue(field)
    const isSet = rows.some(({ assignments }) => !isSame(assignments[field.column], unset))
    return isSet ? field.column : []
  })
  return new Set([...followed, ...set])
}

const isSame = (value: unknown, unset: unknown): boolean =>
  value === unset ||
  (typeof value === 'object' && value !== null && stringify(value) === stringify(unset))

const inputOf = ({ fields }: FieldsStatement, rows: readonly NewRow[]): Promise<string> =>
  jsonListOf(rows, ({ row, id, assignments }) => ({
    _row: row,
    _id: id ?? null,
    ...Object.fromEntries(fields.map(({ column }) => [column, assignments[column]])),
  }))
