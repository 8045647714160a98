import type { Database } from '@/lib/db/database'
import { inTrial, keptWhere } from '@/lib/db/transaction'
import type { Fault } from '@/lib/derive/faults'
import { Problem } from '@/lib/problem'
import type { Change } from './change'
import type { Authorship } from './event'
import { followUpdate, foresee, type Guard, guarding, guardOf, holdAll, judgeUpdate } from './guard'
import { refuseRenamed } from './stillNamed'
import type { Store } from './stores'
import { applyChanges, type BulkOptions, isMade, type Outcome } from './write'

/**
 * Changes many records in one transaction, each checked as a single change would be. Where nothing
 * guards what would change it is one statement. Otherwise they are judged and written one after the other, as
 * what one change is judged by may be what another has just made: whoever disables two
 * administrators at once is refused the second. A dry run writes too, and undoes it.
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
): Promise<Outcome[]> {
  const guard = guardOf(store.resource)
  if (!guard) return applyChanges(db, store, changes, author, options)
  const written = changes.map(({ assignments }) => assignments)
  await foresee(store, written)
  const work = (connection: Database) =>
    guarding(guard, connection, store, written, (within) =>
      changeEach(guard, within, store, changes, author, options),
    )
  const isKept = (outcomes: readonly Outcome[]) => !options.atomic || outcomes.every(isMade)
  return options.dryRun ? inTrial(db, work, guard.work) : keptWhere(db, work, isKept, guard.work)
}

async function changeEach(
  guard: Guard,
  db: Database,
  store: Store,
  changes: readonly Change[],
  author: Authorship,
  options: BulkOptions,
): Promise<Outcome[]> {
  const { merge, documents, told } = options
  const shape = { atomic: false, merge }
  // Holds the rows in the order of their ids.
  const tried = await applyChanges(db, store, changes, author, {
    ...shape,
    dryRun: true,
    documents: 'none',
    told,
  })
  const named = await refuseRenamed(db, store, changes, tried)
  const apply = (some: readonly Change[]) =>
    applyChanges(db, store, some, author, { ...options, told: undefined })
  const isAsWished = ({ differs }: Outcome) => !differs
  const found = documents === 'none' ? named : await applyHeld(changes, named, isAsWished, apply)
  if (!isTouched(guard, found)) {
    return options.dryRun ? found : applyHeld(changes, found, ({ differs }) => differs, apply)
  }
  const isDue = (row: number): boolean => {
    const outcome = found[row] as Outcome
    return isMade(outcome) && outcome.differs
  }
  await holdAll(
    guard,
    db,
    store,
    changes.filter((_, row) => isDue(row)).map(({ assignments }) => assignments),
  )
  const outcomes: Outcome[] = []
  for (const [row, change] of changes.entries()) {
    const outcome = found[row] as Outcome
    if (!isDue(row)) {
      outcomes.push(outcome)
      continue
    }
    const judged = await judgedOrRefused(() => judgeUpdate(guard, db, store, change, author))
    if ('refusals' in judged) {
      outcomes.push({ ...outcome, ...judged })
      continue
    }
    const wanted = { ...shape, dryRun: false, documents }
    const [made] = await applyChanges(db, store, [change], author, wanted)
    await followUpdate(guard, judged)
    outcomes.push({ ...outcome, ...made, row })
  }
  return outcomes
}

/**
 * Makes some of those changes together that a trial found nothing against. A record that comes to
 * be, or to be free, after the trial is one that nobody has judged: of these the outcome stays.
 */
async function applyHeld(
  changes: readonly Change[],
  found: readonly Outcome[],
  isWanted: (outcome: Outcome) => boolean,
  apply: (changes: readonly Change[]) => Promise<readonly Outcome[]>,
): Promise<Outcome[]> {
  const outcomes = [...found]
  const held = found.filter((outcome) => isMade(outcome) && isWanted(outcome))
  if (held.length === 0) return outcomes
  for (const made of await apply(held.map(({ row }) => changes[row] as Change))) {
    const { row } = held[made.row] as Outcome
    outcomes[row] = { ...made, row }
  }
  return outcomes
}

/** Whether changes that would be made are anything to the guard, which hooks always leave open. */
function isTouched({ hooks, uniques, together, references }: Guard, found: readonly Outcome[]) {
  if (hooks.length > 0) return true
  const guarded = new Set([
    ...[...uniques, ...references].map(({ path }) => path.join('.')),
    ...together.flat(),
  ])
  return found.some(({ changes }) =>
    (JSON.parse(changes ?? '[]') as { field: string }[]).some(({ field }) => guarded.has(field)),
  )
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
