import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { commitIf, rolledBack } from '@/lib/db/transaction'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import type { Assignments } from '@/lib/derive/schemas/requests'
import { withinSentence } from '@/lib/text/words'
import type { DocumentRow } from '../document'
import type { Authorship } from '../event'
import { idsAhead, nextIdOf, passTaken, takeIds } from '../nextIds'
import { referenceFaults } from '../references'
import type { Store } from '../stores'
import { holdTexts } from './alike'
import { alikeFaults, inUseFaults } from './alikeMany'
import { judgedOrRefused } from './changeMany'
import { changesOfInsert, insert } from './create'
import {
  followInserts,
  foresee,
  type Guard,
  guarding,
  guardOf,
  holdAll,
  judgeInsert,
} from './guard'
import { insertRows, triedRows } from './insertRows'
import { similarIds } from './similarIds'
import { insertOf } from './writesShown'

/** A record to be made among many. */
export interface NewRecord {
  /** Its place among all that the caller sent, by which it is called. */
  readonly index: number
  /** The id that its maker gives it, where its maker does. */
  readonly id: string | undefined
  /** Undefined where what it sets could not be read: then only its id is judged. */
  readonly assignments: Assignments | undefined
}

/** What became of one of them. */
export interface Creation extends Partial<DocumentRow> {
  /** Undefined where it was not made and its id is for the database to give. */
  readonly id: string | undefined
  readonly refusals: readonly Fault[]
  /** Of a dry run: `[{field, from, to}]` as JSON text. */
  readonly changes?: string | undefined
  /** Of a dry run: a record whose id differs in its case alone, or in the zeros before it. */
  readonly similar?: string | undefined
}

interface Options {
  /** One that cannot be made keeps all the others from being made. */
  readonly atomic: boolean
  /** Nothing is written; what would be entered in the history comes back instead. */
  readonly dryRun: boolean
  readonly withDocuments: boolean
}

/**
 * Makes many records in one transaction, each checked as a single one would be. They are judged and
 * written together, in as many statements as one takes, and hooks that follow hear of all of them;
 * where hooks judge them it is one after the other, as what one is judged by may be what another has
 * just made.
 *
 * @returns what became of each, in their order. With `atomic`, whoever finds a refusal among them
 *   throws, so that a transaction that is open already is undone too.
 */
export async function createMany(
  db: Database,
  store: Store,
  records: readonly NewRecord[],
  author: Authorship,
  options: Options,
): Promise<Creation[]> {
  const guard = guardOf(store.resource)
  const wished = records.flatMap(({ id, assignments }) =>
    assignments ? [{ id, assignments }] : [],
  )
  await foresee(
    store,
    wished.map(({ assignments }) => assignments),
  )
  const work = (connection: Database): Promise<Creation[]> => {
    if (!guard || guard.hooks.length === 0) {
      return createTogether(guard, connection, store, records, author, options)
    }
    const create = guard.judges ? createEach : createTogether
    return guarding(guard, connection, store, wished, (within) =>
      create(guard, within, store, records, author, options),
    )
  }
  if (options.dryRun) {
    const similar = await similarIds(
      db,
      store,
      records.map(({ id }) => id),
    )
    const tried = await rolledBack(db, work, guard?.work)
    return tried.map((each) => ({ ...each, similar: similar.get(each.id ?? '') }))
  }
  const isKept = (made: readonly Creation[]) => !options.atomic || !made.some(isRefused)
  return commitIf(db, work, isKept, guard?.work)
}

const isRefused = ({ refusals }: Creation): boolean => refusals.length > 0

async function createTogether(
  guard: Guard | undefined,
  db: Database,
  store: Store,
  records: readonly NewRecord[],
  author: Authorship,
  { atomic, dryRun, withDocuments }: Options,
): Promise<Creation[]> {
  const refusals = await refusalsOf(guard, db, store, records)
  const made: Creation[] = records.map(({ id }, row) => ({ id, refusals: refusals[row] ?? [] }))
  const good = records.flatMap(({ id, assignments }, row) =>
    assignments && !isRefused(made[row] as Creation) ? [{ row, id, assignments }] : [],
  )
  if (good.length === 0 || (atomic && !dryRun && made.some(isRefused))) return made
  if (dryRun) {
    for (const { row, changes } of await triedRows(db, store, good)) {
      made[row] = { ...(made[row] as Creation), changes }
    }
    return made
  }
  for (let left = good; left.length > 0; ) {
    const again = new Set<number>()
    for (const inserted of await insertRows(db, store, left, author, withDocuments)) {
      const { row, written, id, ...document } = inserted
      // Whoever came at the same time was first; of ids that the database gives others are left.
      if (!written && records[row]?.id === undefined) again.add(row)
      made[row] = written ? { ...document, id, refusals: [] } : { id, refusals: [taken(store, id)] }
    }
    left = left.filter(({ row }) => again.has(row))
    if (left.length > 0) await passTaken(db, store.resource)
  }
  if (guard && guard.hooks.length > 0) {
    const writes = good.flatMap(({ row, assignments }) => {
      const { id, refusals } = made[row] as Creation
      const isMade = id !== undefined && refusals.length === 0
      return isMade ? { ...insertOf(db, store, assignments, author), id } : []
    })
    await followInserts(guard, writes)
  }
  return made
}

/**
 * Makes records one after the other. The ids of those that have none are taken from the sequence
 * once it is sure that the records stay: those of users are few. Hooks hold off whoever else would
 * take some meanwhile.
 */
async function createEach(
  guard: Guard,
  db: Database,
  store: Store,
  records: readonly NewRecord[],
  author: Authorship,
  { atomic, dryRun }: Options,
): Promise<Creation[]> {
  const { resource } = store
  const first = resource.id.isGiven ? undefined : BigInt(await nextIdOf(db, resource))
  const ahead: ReadonlySet<string> = resource.id.isGiven ? new Set() : await idsAhead(db, resource)
  let used = 0n
  const isTaken = await takenIds(db, store, records)
  await holdAll(
    guard,
    db,
    store,
    records.flatMap(({ assignments }) => (assignments ? [assignments] : [])),
  )
  const made: Creation[] = []
  for (const [row, { id: ownId, assignments }] of inOrder(records)) {
    while (first !== undefined && ahead.has(String(first + used))) used += 1n
    const id = ownId ?? (first === undefined ? undefined : String(first + used))
    const refused = (...refusals: Fault[]) => {
      made[row] = { id: ownId, refusals }
    }
    if (ownId !== undefined && isTaken.has(ownId)) {
      refused(taken(store, ownId))
      continue
    }
    if (!assignments) {
      refused()
      continue
    }
    const judged = await judgedOrRefused(() =>
      judgeInsert(guard, db, store, assignments, author, id),
    )
    if ('refusals' in judged) {
      refused(...judged.refusals)
      continue
    }
    const changes = dryRun ? await changesOfInsert(db, store, assignments) : undefined
    const created = await insert(db, store, assignments, author, id)
    if (ownId === undefined) used += 1n
    if (!created) {
      refused(taken(store, id ?? ''))
      continue
    }
    await followInserts(guard, [{ ...judged, id: created.id }])
    made[row] = dryRun ? { id: ownId, refusals: [], changes } : { ...created, refusals: [] }
  }
  const isKept = !dryRun && !(atomic && made.some(isRefused))
  if (isKept && used > 0n) await takeIds(db, resource, Number(used))
  return made
}

/** By the ids that they are given: two calls that give the same ones never wait in a circle. */
const inOrder = (records: readonly NewRecord[]): [row: number, record: NewRecord][] =>
  [...records.entries()].sort(([, { id: a = '' }], [, { id: b = '' }]) =>
    a < b ? -1 : a > b ? 1 : 0,
  )

/** Why records cannot be made, by their places. What they are judged by stays so until they are made. */
async function refusalsOf(
  guard: Guard | undefined,
  db: Database,
  store: Store,
  records: readonly NewRecord[],
): Promise<Fault[][]> {
  const refusals: Fault[][] = records.map(() => [])
  const isTaken = await takenIds(db, store, records)
  for (const [row, { id }] of records.entries()) {
    if (id !== undefined && isTaken.has(id)) refusals[row]?.push(taken(store, id))
  }
  if (!guard) return refusals
  const judged = records.flatMap(({ assignments }, row) =>
    assignments ? [{ row, assignments }] : [],
  )
  const many = judged.map(({ assignments }) => assignments)
  await holdTexts(guard, db, store, many)
  const { uniques, together, references } = guard
  const found: [number, Fault][] = []
  for (const field of uniques) found.push(...(await inUseFaults(db, store, field, many)))
  found.push(...(await referenceFaults(db, references, many)))
  const rowAt = (at: number) => judged[at]?.row ?? -1
  const indexAt = (at: number) => records[rowAt(at)]?.index ?? at
  for (const members of together) {
    found.push(...(await alikeFaults(db, store, members, many, indexAt)))
  }
  for (const [at, fault] of found) refusals[rowAt(at)]?.push(fault)
  return refusals
}

async function takenIds(
  db: Database,
  { table, id: idColumn, idType }: Store,
  records: readonly NewRecord[],
): Promise<ReadonlySet<string>> {
  const ids = records.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Set()
  const rows = await queryRaw<{ id: string }>(db, {
    text: `SELECT ${idColumn}::text AS id FROM ${table} WHERE ${idColumn} = ANY ($1::${idType}[])`,
    values: [ids],
  })
  return new Set(rows.map(({ id }) => id))
}

const taken = ({ resource }: Store, id: string): Fault => ({
  pointer: pointerTo('', resource.id.name),
  code: 'conflict',
  message: `There is ${withinSentence(resource.title)} ${id} already.`,
  conflicting_id: id,
})
