import type { Database } from '@/lib/db/database'
import { commitIf, rolledBack } from '@/lib/db/transaction'
import type { Fault } from '@/lib/derive/schemas/faults'
import { Problem } from '@/lib/problem'
import type { Authorship } from '../event'
import { referenceFaults } from '../references'
import type { Store } from '../stores'
import { holdTexts } from './alike'
import { findAlike } from './alikeMany'
import type { Change } from './change'
import {
  followUpdates,
  foresee,
  type Guard,
  guarding,
  guardOf,
  holdAll,
  judgeUpdate,
} from './guard'
import { refuseRenamed } from './stillNamed'
import { applyChanges, type BulkOptions, isMade, type WriteOutcome } from './write'
import { updatesOf } from './writesShown'

/**
 * Changes many records in one transaction, each checked as a single change would be. Where nothing
 * guards what would change it is one statement, and a few more where references do, or hooks follow.
 * What hooks judge, or no two records share, is judged and written one after the other, as what one
 * change is judged by may be what another has just made: whoever disables two administrators at once
 * is refused the second. A dry run of these writes too, and undoes it. Where none is to have together
 * what any record has, there is nothing to judge one by another.
 *
 * @returns what became of each, in the order of the changes; `refusals` of those that the guard
 *   refused. With `atomic`, whoever finds a change among them that could not be made throws, so that
 *   a transaction that is open already is undone too.
 */
export async function changeMany(
  db: Database,
  store: Store,
  changes: readonly Change[],
  author: Authorship,
  options: BulkOptions,
): Promise<WriteOutcome[]> {
  const guard = guardOf(store.resource)
  if (!guard) return applyChanges(db, store, changes, author, options)
  const written = changes.map(({ assignments }) => assignments)
  await foresee(store, written)
  const work = (connection: Database) =>
    guarding(guard, connection, store, changes, (within) =>
      changeHeld(guard, within, store, changes, author, options),
    )
  const isKept = (outcomes: readonly WriteOutcome[]) => !options.atomic || outcomes.every(isMade)
  return options.dryRun ? rolledBack(db, work, guard.work) : commitIf(db, work, isKept, guard.work)
}

/** Holds the records of changes, and makes those that can be made. */
async function changeHeld(
  guard: Guard,
  db: Database,
  store: Store,
  changes: readonly Change[],
  author: Authorship,
  options: BulkOptions,
): Promise<WriteOutcome[]> {
  const { merge, documents, told } = options
  // Holds the rows in the order of their ids.
  const trial = { merge, atomic: false, dryRun: true, documents: 'none', told } as const
  const tried = await applyChanges(db, store, changes, author, trial)
  const named = await refuseRenamed(db, store, changes, tried)
  const apply = (some: readonly Change[]) =>
    applyChanges(db, store, some, author, { ...options, told: undefined })
  const isAsWished = ({ differs }: WriteOutcome) => !differs
  const found = documents === 'none' ? named : await applyHeld(changes, named, isAsWished, apply)
  const due = changesDue(changes, found)
  if (guard.judges || !(await areApart(guard, db, store, due, author))) {
    return changeEach(guard, db, store, found, due, author, options)
  }
  const refused = [...found]
  const wanted = due.map(({ change }) => change.assignments)
  for (const [at, fault] of await referenceFaults(db, guard.references, wanted)) {
    const { row, outcome } = due[at] as Due
    refused[row] = { ...outcome, refusals: [...(refused[row]?.refusals ?? []), fault] }
  }
  if (options.dryRun) return refused
  const open = due.filter(({ row }) => isMade(refused[row] as WriteOutcome))
  const writes =
    guard.hooks.length > 0
      ? await updatesOf(
          db,
          store,
          open.map(({ change }) => change),
          author,
        )
      : []
  const made = await applyHeld(changes, refused, ({ differs }) => differs, apply)
  const kept = writes.filter((_, at) => isMade(made[open[at]?.row ?? -1] as WriteOutcome))
  await followUpdates(guard, kept)
  return made
}

/** A change that sets something, with what a trial found. */
interface Due {
  readonly row: number
  readonly change: Change
  readonly outcome: WriteOutcome
}

/** Those of changes that can be made, as far as a trial knows, and that set something. */
const changesDue = (changes: readonly Change[], found: readonly WriteOutcome[]): Due[] =>
  found.flatMap((outcome, row) =>
    isMade(outcome) && outcome.differs ? [{ row, change: changes[row] as Change, outcome }] : [],
  )

/** Judges and makes changes one after the other. */
async function changeEach(
  guard: Guard,
  db: Database,
  store: Store,
  found: readonly WriteOutcome[],
  due: readonly Due[],
  author: Authorship,
  { merge, documents }: BulkOptions,
): Promise<WriteOutcome[]> {
  const outcomes = [...found]
  await holdAll(
    guard,
    db,
    store,
    due.map(({ change }) => change.assignments),
  )
  for (const { row, change, outcome } of due) {
    const judged = await judgedOrRefused(() => judgeUpdate(guard, db, store, change, author))
    if ('refusals' in judged) {
      outcomes[row] = { ...outcome, ...judged }
      continue
    }
    const shape = { merge, documents, atomic: false, dryRun: false }
    const [made] = await applyChanges(db, store, [change], author, shape)
    await followUpdates(guard, [judged])
    outcomes[row] = { ...outcome, ...made, row }
  }
  return outcomes
}

/**
 * Makes some of those changes together that a trial found nothing against. A record that comes to
 * be, or to be free, after the trial is one that nobody has judged: of these the outcome stays.
 */
async function applyHeld(
  changes: readonly Change[],
  found: readonly WriteOutcome[],
  isWanted: (outcome: WriteOutcome) => boolean,
  apply: (changes: readonly Change[]) => Promise<readonly WriteOutcome[]>,
): Promise<WriteOutcome[]> {
  const outcomes = [...found]
  const held = found.filter((outcome) => isMade(outcome) && isWanted(outcome))
  if (held.length === 0) return outcomes
  for (const made of await apply(held.map(({ row }) => changes[row] as Change))) {
    const { row } = held[made.row] as WriteOutcome
    outcomes[row] = { ...made, row }
  }
  return outcomes
}

/**
 * Whether changes that would be made set nothing that no two records share, or nothing that any record
 * has or another of them sets: then each can be made whatever becomes of the others.
 */
async function areApart(
  guard: Guard,
  db: Database,
  store: Store,
  due: readonly Due[],
  author: Authorship,
): Promise<boolean> {
  const { uniques, together } = guard
  const own = uniques.map(({ path }) => path.join('.'))
  const set = changedAmong([...own, ...together.flat()], due)
  if (set.size === 0) return true
  if (own.some((name) => set.has(name))) return false
  const changes = due.map(({ change }) => change)
  const written = changes.map(({ assignments }) => assignments)
  await holdTexts(guard, db, store, written)
  const writes = await updatesOf(db, store, changes, author)
  for (const members of together) {
    const columns = members.map((member) => [member, columnOf(store, member)] as const)
    const afterwards = writes.map(({ after }) =>
      Object.fromEntries(columns.map(([member, column]) => [column, after[member]])),
    )
    const alike = await findAlike(db, store, members, afterwards)
    if (alike.some(({ row, id }) => id !== changes[row]?.id)) return false
  }
  return true
}

const columnOf = ({ resource }: Store, member: string): string =>
  resource.fields.get(member)?.column ?? member

/** Which of these fields changes would set that can be made. */
function changedAmong(fields: readonly string[], due: readonly Due[]): ReadonlySet<string> {
  const wanted = new Set(fields)
  if (wanted.size === 0) return wanted
  const changed = due.flatMap(({ outcome }) =>
    (JSON.parse(outcome.changes ?? '[]') as { field: string }[]).map(({ field }) => field),
  )
  return new Set(changed.filter((field) => wanted.has(field)))
}

/** What a judgement comes to: a Problem that speaks of this one record is a refusal of it alone. */
export async function judgedOrRefused<Judged extends object>(
  judge: () => Promise<Judged>,
): Promise<Judged | { readonly refusals: readonly Fault[] }> {
  try {
    return await judge()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { code, detail, extras } = error
    if (extras.errors) return { refusals: extras.errors }
    if (extras.fault) return { refusals: [extras.fault] }
    if (code !== 'conflict' && code !== 'permission_denied') throw error
    return { refusals: [{ pointer: '', code, message: detail }] }
  }
}
