import { isDeepStrictEqual } from 'node:util'
import { doing, type Work } from '@/lib/db/advisoryLocks'
import type { Database } from '@/lib/db/database'
import { onceEach } from '@/lib/derive/onceEach'
import { type Fault, pointerTo } from '@/lib/derive/schemas/faults'
import type { Assignments } from '@/lib/derive/schemas/requests'
import { hashPassword } from '@/lib/passwords'
import { validationProblem } from '@/lib/problem'
import type { HookName } from '@/lib/resources'
import type { Field, Resource } from '@/lib/resources/resource'
import type { Authorship } from '../event'
import { HOOKS } from '../hooks'
import type { FieldFault, Hook, Insert, Inserted, Update } from '../hooks/hook'
import { referenceFaults } from '../references'
import type { Store } from '../stores'
import { holdTexts, refuseAlike, type Shown, type Uniques, uniqueFaults } from './alike'
import type { Change } from './change'
import { insertOf, overlaid, updatesOf } from './writesShown'

/** What judges the writes of a resource's records, and follows them. */
export interface Guard extends Uniques {
  readonly hooks: readonly Hook<Shown>[]
  /**
   * Whether hooks judge what is made or changed, and may go by what another write has just made: then
   * writes that come together are judged and written one after the other.
   */
  readonly judges: boolean
  /** What each write is part of, as the hooks say. */
  readonly work: Work | undefined
  readonly references: readonly Field[]
  readonly secrets: readonly Field[]
}

/** What hooks said of what is to be set, for as long as somebody is about to set it. */
const foreseen = new WeakMap<Assignments, readonly FieldFault[]>()

/** A record that is to be made or changed: its id, where there is one yet, and what is to be set. */
export interface WishedRecord {
  readonly id?: string | undefined
  readonly assignments: Assignments
}

/** The guard of a resource; undefined where any write that its fields take may be made. */
export const guardOf = onceEach((resource: Resource): Guard | undefined => {
  const hooks = (resource.hooks as readonly HookName[]).map((name) => HOOKS[name] as Hook<Shown>)
  const references = resource.leaves.filter(({ target }) => target)
  const uniques = resource.leaves.filter(({ unique }) => unique)
  const { secrets, uniqueTogether: together } = resource
  const guards = { hooks, references, uniques, together, secrets }
  if (Object.values(guards).every(({ length }) => length === 0)) return undefined
  const judges = hooks.some(
    ({ foresee, beforeInsert, beforeUpdate }) =>
      (foresee ?? beforeInsert ?? beforeUpdate) !== undefined,
  )
  return { ...guards, judges, work: hooks.find(({ work }) => work !== undefined)?.work }
})

/**
 * The key of the write mutex that writes of a resource's records hold, besides that of one record: for
 * whoever begins a transaction around them.
 */
export const mutexKeyOf = (resource: Resource): string | undefined => guardOf(resource)?.work

/** What is to be set, with hashes of the secrets in place of these. */
export async function sealed({ secrets }: Guard, assignments: Assignments): Promise<Assignments> {
  const hashes = secrets.flatMap(({ column }) => {
    const text = assignments[column] ?? null
    return text === null ? [] : [hashPassword(String(text)).then((hash) => [column, hash] as const)]
  })
  if (hashes.length === 0) return assignments
  return { ...assignments, ...Object.fromEntries(await Promise.all(hashes)) }
}

const seersOf = onceEach(
  (resource: Resource): readonly Hook<Shown>[] =>
    guardOf(resource)?.hooks.filter(({ foresee }) => foresee) ?? [],
)

/** Whether something takes its time before a write of a resource's records can be judged. */
export const hasForesight = (resource: Resource): boolean => seersOf(resource).length > 0

/**
 * Has the hooks say what takes its time to find out of what is to be set. Each write sees to it
 * before its transaction is begun; whoever begins one around a write does so before that, and then
 * the write does not ask again.
 *
 * @param written what is to be set: the very objects that the write is given
 */
export async function foresee(store: Store, written: readonly Assignments[]): Promise<void> {
  const seers = seersOf(store.resource)
  const open = written.filter((assignments) => !foreseen.has(assignments))
  if (seers.length === 0 || open.length === 0) return
  const shown = open.map((assignments) => overlaid(store, {}, assignments))
  const said = await Promise.all(seers.map((hook) => hook.foresee?.(shown)))
  for (const [place, assignments] of open.entries()) {
    foreseen.set(
      assignments,
      said.flatMap((each) => each?.[place] ?? []),
    )
  }
}

/**
 * Runs a guarded write in one transaction, of which the guard's locks come first.
 *
 * @param wished nothing where a record is to go
 */
export const guarding = <Result>(
  { hooks, work: whole }: Guard,
  db: Database,
  store: Store,
  wished: readonly WishedRecord[],
  work: (connection: Database) => Promise<Result>,
): Promise<Result> =>
  doing(db, whole, async (connection) => {
    const shown = wished.map(({ id, assignments }) => ({
      id,
      set: overlaid(store, {}, assignments),
    }))
    for (const hook of hooks) await hook.prepare?.(connection, shown)
    return work(connection)
  })

/**
 * Holds all that many writes are judged by, in one order whoever asks, before any of it is asked for
 * by itself: of two such calls the second waits for the first, and never the first for it as well.
 */
export async function holdAll(
  guard: Guard,
  connection: Database,
  store: Store,
  written: readonly Assignments[],
): Promise<void> {
  await holdTexts(guard, connection, store, written)
  await referenceFaults(connection, guard.references, written)
}

/**
 * Judges a record that is to be made.
 *
 * @returns what {@link followInserts} is to be told
 * @throws Problem 422 with the faults of references and hooks, or whatever else a hook throws
 */
export async function judgeInsert(
  guard: Guard,
  connection: Database,
  store: Store,
  assignments: Assignments,
  author: Authorship,
  id: string | undefined,
): Promise<Insert<Shown>> {
  const { hooks, references, uniques } = guard
  const write = { ...insertOf(connection, store, assignments, author), id }
  await refuse(
    [
      ...foreseenFaults(assignments),
      ...(await uniqueFaults(connection, store, uniques, assignments, id)),
      ...(await referenceFaults(connection, references, [assignments])).map(([, fault]) => fault),
    ],
    hooks.map((hook) => hook.beforeInsert?.bind(hook, write)),
  )
  await refuseAlike(guard, connection, store, assignments, write)
  return write
}

/** Tells the hooks of records that were made. */
export async function followInserts(
  { hooks }: Guard,
  writes: readonly Inserted<Shown>[],
): Promise<void> {
  for (const hook of hooks) await hook.afterInserts?.(writes)
}

/** As {@link judgeInsert}, of a change of a record whose row this transaction holds. */
export async function judgeUpdate(
  guard: Guard,
  connection: Database,
  store: Store,
  change: Change,
  author: Authorship,
): Promise<Update<Shown>> {
  const { hooks, references, uniques } = guard
  const { id, assignments } = change
  const [write] = (await updatesOf(connection, store, [change], author)) as [Update<Shown>]
  const { before, after } = write
  await refuse(
    [
      ...foreseenFaults(
        assignments,
        ({ field }) => !isDeepStrictEqual(before[field], after[field]),
      ),
      ...(await uniqueFaults(connection, store, uniques, assignments, id)),
      ...(await referenceFaults(connection, references, [assignments])).map(([, fault]) => fault),
    ],
    hooks.map((hook) => hook.beforeUpdate?.bind(hook, write)),
  )
  await refuseAlike(guard, connection, store, assignments, write)
  return write
}

/** Judges the removal of a record whose row this transaction holds. */
export async function judgeRemoval(
  { hooks }: Guard,
  connection: Database,
  store: Store,
  id: string,
  author: Authorship,
): Promise<void> {
  const removed = await updatesOf(connection, store, [{ id, assignments: {} }], author)
  for (const { before } of removed) {
    for (const hook of hooks) await hook.beforeRemove?.({ connection, author, id, before })
  }
}

/** Tells the hooks of changes that were made. */
export async function followUpdates(
  { hooks }: Guard,
  writes: readonly Update<Shown>[],
): Promise<void> {
  for (const hook of hooks) await hook.afterUpdates?.(writes)
}

/** What was foreseen of what is to be set, as far as it counts. */
const foreseenFaults = (
  assignments: Assignments,
  counts: (fault: FieldFault) => boolean = () => true,
): Fault[] => (foreseen.get(assignments) ?? []).filter(counts).map(placed)

const placed = ({ field, entry, ...fault }: FieldFault): Fault => {
  const pointer = pointerTo('', field)
  return { ...fault, pointer: entry === undefined ? pointer : pointerTo(pointer, entry) }
}

/** One after the other: they share a connection. */
async function refuse(
  faults: Fault[],
  judgements: readonly ((() => Promise<readonly FieldFault[]>) | undefined)[],
): Promise<void> {
  for (const judge of judgements) {
    faults.push(...((await judge?.()) ?? []).map(placed))
  }
  if (faults.length > 0) throw validationProblem(faults)
}
