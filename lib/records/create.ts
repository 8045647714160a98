import { stringify } from 'lossless-json'
import type { Queryable } from '@/lib/db/queryable'
import type { Assignments } from '@/lib/derive/schemas'
import type { DocumentRow } from './document'
import { followInsert, guarding, guardOf, judgeInsert } from './guard'
import { insertDryRun, insertStatement } from './insertStatement'
import type { Store } from './stores'
import { type Authorship, authorship } from './write'

/** A record just made. */
export interface Created extends DocumentRow {
  readonly id: string
}

const inserts = new Map<string, string>()

/** A statement about new records of a store, built once. */
function remembered(key: string, build: () => string): string {
  const text = inserts.get(key) ?? build()
  inserts.set(key, text)
  return text
}

/**
 * Makes a record.
 *
 * @param id the id to take; without one the database gives the next
 * @returns undefined when a record of that id exists already
 * @throws Problem when a hook of the resource's definition refuses it, 422 for a reference to nothing
 */
export function createRecord(
  db: Queryable,
  store: Store,
  assignments: Assignments,
  author: Authorship,
  id?: string,
): Promise<Created | undefined> {
  const guard = guardOf(store.resource)
  if (!guard) return insert(db, store, assignments, author, id)
  return guarding(guard, db, async (connection) => {
    const write = await judgeInsert(guard, connection, store, assignments, author, id)
    const made = await insert(connection, store, assignments, author, id)
    if (made) await followInsert(guard, { ...write, id: made.id })
    return made
  })
}

async function insert(
  db: Queryable,
  store: Store,
  assignments: Assignments,
  author: Authorship,
  id?: string,
): Promise<Created | undefined> {
  const key = `${store.resource.name}_${id === undefined ? 'next' : 'given'}`
  const { rows } = await db.query<Created & Record<string, unknown>>({
    name: `insert_${key}`,
    text: remembered(key, () => insertStatement(store, id !== undefined)),
    values: [stringify([{ _id: id ?? null, ...assignments }]), ...authorship(author)],
  })
  return rows[0]
}

/**
 * What {@link createRecord} would enter in the history, as JSON text; it writes nothing, and throws
 * what that would throw.
 */
export function createdChanges(
  db: Queryable,
  store: Store,
  assignments: Assignments,
  author: Authorship,
  id?: string,
): Promise<string> {
  const guard = guardOf(store.resource)
  if (!guard) return changesOfInsert(db, store, assignments)
  return guarding(guard, db, async (connection) => {
    await judgeInsert(guard, connection, store, assignments, author, id)
    return changesOfInsert(connection, store, assignments)
  })
}

async function changesOfInsert(
  db: Queryable,
  store: Store,
  assignments: Assignments,
): Promise<string> {
  const { rows } = await db.query<{ changes: string | null }>({
    text: remembered(`${store.resource.name}_dry`, () => insertDryRun(store)),
    values: [stringify([assignments])],
  })
  return rows[0]?.changes ?? '[]'
}
