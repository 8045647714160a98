import type { Database } from '@/lib/db/database'
import { queryRaw, type Statement } from '@/lib/db/raw'
import { tooMuchMerged } from '@/lib/derive/kinds'
import type { Fault } from '@/lib/derive/schemas/faults'
import { mapYielding } from '@/lib/time/yielding'
import type { DocumentRow } from '../document'
import { type Authorship, authorValues } from '../event'
import { jsonListOf } from '../jsonList'
import { LARGE_RECORD, RecordIsLarge } from '../largeRecords'
import { ofMany, statementFor } from '../statementCache'
import type { Store } from '../stores'
import { MAX_TOLD_BYTES, mayBeTooMuch, refuseTooMuchTold } from './answerRoom'
import { type Change, isCarried, type SignedChange, stored } from './change'
import { followUpdates, foresee, type Guard, guarding, guardOf, judgeUpdate, sealed } from './guard'
import { runQuickly } from './quickChange'
import { judgedUpdate, type UpdateShape } from './updateStatement'

/** What became of one change. Rows come back in the order of the changes. */
export interface WriteOutcome extends DocumentRow {
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
  /** Why its members, a hook, a reference or a text of another refuse it, by its own members. */
  readonly refusals?: readonly Fault[]
}

/** How one record is changed. */
export interface ChangeOptions {
  readonly merge: boolean
  readonly dryRun: boolean
  readonly lockingSessionId?: string | undefined
  /** Whether the call has the slot of large ones: where it has none, a large record is left as it is. */
  readonly mayBeLarge: boolean
}

/** A record that is as it was wished, or what was found besides. */
export type ChangeResult =
  | { readonly record: DocumentRow }
  | { readonly record?: undefined; readonly outcome: WriteOutcome | undefined }

/**
 * Changes one record. The short statements do it, or find that it is as wished, unless there is
 * something to tell or to wait for; what that is, {@link applyChanges} finds out.
 * A write under a locking session never takes the short way: its lock may run out while the write
 * waits for the row, and only the other statement looks at the clock after that. A dry run is the
 * other's too, and so is what is carried into records of others, which is given the time of many.
 * What hooks and references guard is judged first, once its row is held, and never takes the short
 * way.
 *
 * @throws Problem when a hook of the resource's definition refuses it, 422 for a reference to nothing
 * @throws RecordIsLarge where that is to be known first
 */
export async function changeRecord(
  db: Database,
  store: Store,
  signed: SignedChange,
  options: ChangeOptions,
): Promise<ChangeResult> {
  const { dryRun, merge, lockingSessionId, mayBeLarge } = options
  const guard = guardOf(store.resource)
  if (guard) return { outcome: await changeGuarded(guard, db, store, signed, options) }
  const isShort = !dryRun && !mayBeLarge && lockingSessionId === undefined
  if (isShort && !isCarried(store, signed.change)) {
    const [record] = await runQuickly(db, store, [signed], merge)
    if (record) return { record }
  }
  return changeOrTell(db, store, signed, options)
}

/** Whether nothing stands in the way of a change; after a trial its record is held by then. */
export const isMade = ({ found, stale, refusals, lock_state = 'free' }: WriteOutcome): boolean =>
  found && !stale && !refusals && lock_state === 'free'

/**
 * Changes a record that is guarded: judges first what the change would do, once the row is held,
 * then makes it, all in one transaction. What stands in its way otherwise no hook hears of.
 */
async function changeGuarded(
  guard: Guard,
  db: Database,
  store: Store,
  { change: wanted, author }: SignedChange,
  options: ChangeOptions,
): Promise<WriteOutcome | undefined> {
  const { dryRun } = options
  const change = { ...wanted, assignments: await sealed(guard, wanted.assignments) }
  await foresee(store, [change.assignments])
  return guarding(guard, db, store, [change], async (connection) => {
    const apply = async (shape: Pick<UpdateShape, 'dryRun' | 'documents'>) => {
      const whole = { ...options, ...ofOne(options), ...shape, atomic: false }
      return (await applyChanges(connection, store, [change], author, whole))[0]
    }
    const judged = await apply({ dryRun: true, documents: 'none' })
    // A record that comes to be, or to be free, after this is one that nobody has judged.
    if (!judged || !isMade(judged)) return judged
    const write = judged.differs
      ? await judgeUpdate(guard, connection, store, change, author)
      : undefined
    if (dryRun) return judged
    const made = await apply({ dryRun: false, documents: 'all' })
    if (write) await followUpdates(guard, [write])
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
  const whole = { ...options, ...ofOne(options), atomic: false, documents } as const
  const [outcome] = await applyChanges(db, store, [change], author, whole)
  return { outcome }
}

/** What the answer on a change of one record tells, and how much there is room for. */
const ofOne = ({ dryRun, mayBeLarge }: ChangeOptions): Pick<BulkOptions, 'told' | 'room'> => ({
  told: dryRun ? 'changes' : 'records',
  room: mayBeLarge ? undefined : LARGE_RECORD,
})

/**
 * Applies changes to records by the statement that waits for each record and says what became of
 * each. It does all of it, so either everything it says it wrote is durable, or nothing is.
 *
 * @param options `room` where it is not that of any answer on many
 * @throws Problem 422 where no answer has room for what is told of all of them
 * @throws RecordIsLarge where it is one that is larger than its room
 */
export async function applyChanges(
  db: Database,
  store: Store,
  changes: readonly Change[],
  author: Authorship,
  options: BulkOptions,
): Promise<WriteOutcome[]> {
  const columns = await columnsOf(changes)
  const room = mayBeTooMuch(changes) ? MAX_TOLD_BYTES : options.room
  const told = room === undefined ? undefined : options.told
  const shape = { ...options, told, room }
  const { fields, rowOf, queryOf } = changesQuery(store, columns, author, shape)
  const found = await queryRaw<Found>(db, {
    ...queryOf(await jsonListOf(changes, rowOf)),
    mayWait: true,
  })
  const isTooMuch = room !== undefined && (found[0]?.bytes ?? 0) > room
  if (told && isTooMuch && changes.length > 1) {
    await refuseTooMuchTold(db, store, fields, changes, told)
    return applyChanges(db, store, changes, author, { ...options, told: undefined })
  }
  const outcomes = found
    .sort((one, other) => one.row - other.row)
    .map(({ excess, bytes: _, ...outcome }) =>
      excess?.length ? { ...outcome, refusals: excessFaults(store, excess) } : outcome,
    )
  if (isTooMuch && outcomes.every(isMade)) throw new RecordIsLarge()
  return outcomes
}

/** What the statement says of a change. */
type Found = Omit<WriteOutcome, 'refusals'> & {
  /** Columns for which what was merged into them is too much. */
  readonly excess?: readonly string[] | null
  /** How much is told of all of them, at most and about: where that is too much nothing is done yet. */
  readonly bytes?: number
}

const excessFaults = ({ resource }: Store, columns: readonly string[]): Fault[] =>
  resource.leaves.filter(({ column }) => columns.includes(column)).map(tooMuchMerged)

export type BulkOptions = Omit<UpdateShape, 'partial'> & Pick<ChangeOptions, 'lockingSessionId'>

/** The columns that changes set: all of them, and those of each change in their order. */
interface Columns {
  readonly all: ReadonlySet<string>
  readonly each: readonly (readonly string[])[]
}

/** A thousand whole records have a quarter of a million: that takes turns with other work. */
async function columnsOf(changes: readonly Change[]): Promise<Columns> {
  const all = new Set<string>()
  const each = await mapYielding(changes, ({ assignments }) => {
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
  const { atomic, dryRun, documents, merge, changes = 'all', told, room } = options
  const shape = { atomic, dryRun, documents, merge, partial, changes, told, room }
  const statement = statementFor(store, columns.all, Object.values(shape).join(), (fields) =>
    judgedUpdate(store, fields, shape),
  )
  return {
    fields: statement.fields,
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
      return ofMany(statement, values)
    },
  }
}
