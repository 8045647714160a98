import { stringify } from 'lossless-json'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { carriedColumns } from '@/lib/derive/carriedNames'
import type { Assignments } from '@/lib/derive/schemas/requests'
import { furtherNumbers } from '@/lib/derive/systemFields'
import { ownerOf } from '@/lib/resources/owner'
import type { DocumentRow } from '../document'
import { type Authorship, authorValues } from '../event'
import { passTaken } from '../nextIds'
import { findRecord } from '../read'
import { ofFew, ofMany, remembered } from '../statementCache'
import { type Store, storeOf } from '../stores'
import { followInserts, foresee, guarding, guardOf, judgeInsert, sealed } from './guard'
import { insertDryRun, insertStatement } from './insertStatement'

/** A record just made. */
export interface Created extends DocumentRow {
  readonly id: string
}

/**
 * Makes a record.
 *
 * @param id the id to take; without one the database gives the next
 * @returns undefined when a record of that id exists already, or what a singleton belongs to is gone
 * @throws Problem when a hook of the resource's definition refuses it, 422 for a reference to nothing
 */
export async function createRecord(
  db: Database,
  store: Store,
  assignments: Assignments,
  author: Authorship,
  id?: string,
): Promise<Created | undefined> {
  const guard = guardOf(store.resource)
  if (!guard) return insert(db, store, assignments, author, id)
  const kept = await sealed(guard, assignments)
  await foresee(store, [kept])
  return guarding(guard, db, store, [{ id, assignments: kept }], async (connection) => {
    const write = await judgeInsert(guard, connection, store, kept, author, id)
    const made = await insert(connection, store, kept, author, id)
    if (made) await followInserts(guard, [{ ...write, id: made.id }])
    return made
  })
}

/**
 * Inserts a record and enters it in the history, in one statement.
 *
 * @param id its id, where whoever makes it gives one
 * @returns what became of it; undefined where there is one of that id, or nothing that has the id
 */
export async function insert(
  db: Database,
  store: Store,
  assignments: Assignments,
  author: Authorship,
  id?: string,
): Promise<Created | undefined> {
  const isGiven = id !== undefined
  const statement = remembered(`${store.resource.name} insert ${isGiven}`, () =>
    insertStatement(store, isGiven),
  )
  const values = [stringify([{ _id: id ?? null, ...assignments }]), ...authorValues(author)]
  // Records may name it before it is there, and its name comes into all of them.
  const timed = carriedColumns(store.resource).size > 0 ? ofMany : ofFew
  for (;;) {
    const [created] = await queryRaw<Created>(db, { ...timed(statement, values), mayWait: true })
    if (created || (isGiven && (await isSettled(db, store, id)))) return created
    // A number that the database gives is somebody's where SQL past the service took it: then the next.
    await passTaken(db, store.resource)
  }
}

/**
 * Whether a record that was not made is there, or what it would have its id of is gone; if neither, another
 * has a number that it would have had.
 */
async function isSettled(db: Database, store: Store, id: string): Promise<boolean> {
  const { resource } = store
  if (furtherNumbers(resource).length === 0) return true
  if (await findRecord(db, store, id)) return true
  const owner = ownerOf(resource)
  return owner !== undefined && !(await findRecord(db, storeOf(owner), id))
}

/**
 * What {@link createRecord} would enter in the history, as JSON text; it writes nothing, and throws
 * what that would throw.
 */
export async function createdChanges(
  db: Database,
  store: Store,
  assignments: Assignments,
  author: Authorship,
  id?: string,
): Promise<string> {
  const guard = guardOf(store.resource)
  if (!guard) return changesOfInsert(db, store, assignments)
  const kept = await sealed(guard, assignments)
  await foresee(store, [kept])
  return guarding(guard, db, store, [{ id, assignments: kept }], async (connection) => {
    await judgeInsert(guard, connection, store, kept, author, id)
    return changesOfInsert(connection, store, kept)
  })
}

/** What the history would say of a record that is not made: its changes, as JSON. Writes nothing. */
export async function changesOfInsert(
  db: Database,
  store: Store,
  assignments: Assignments,
): Promise<string> {
  const statement = remembered(`${store.resource.name} insert dry`, () => insertDryRun(store))
  const [row] = await queryRaw<{ changes: string }>(
    db,
    ofFew(statement, [stringify([assignments])]),
  )
  return row?.changes ?? '[]'
}
