import type DataLoader from 'dataloader'
import { LosslessNumber, stringify } from 'lossless-json'
import pg, { type QueryConfig } from 'pg'
import { pool } from '@/lib/db/pool'
import type { Queryable } from '@/lib/db/queryable'
import { kindOf } from '@/lib/derive/kinds'
import type { Field } from '@/lib/resources/resource'
import type { DocumentRow } from './document'
import { followUpdate, type Guard, guarding, guardOf, judgeUpdate } from './guard'
import { queryOf, type Statement, statementFor } from './prepared'
import { quickUpdateStatement, type UpdateShape } from './statements'
import type { Store } from './stores'
import { gathering } from './together'
import {
  type Authorship,
  applyChanges,
  authorship,
  type Change,
  type Outcome,
  storedValue,
} from './write'

/** One call's change. */
interface Asked {
  readonly change: Change
  readonly author: Authorship
}

/** A change that the short statement made; `row` says which of those it was given. */
interface Changed extends DocumentRow {
  readonly row: number
}

/** A record that was changed, or what was found when it could not be or need not be. */
type ChangeResult =
  | { readonly changed: DocumentRow }
  | { readonly changed?: undefined; readonly outcome: Outcome | undefined }

interface ChangeManner {
  /** JSON objects are merged into those there are; otherwise they take their place. */
  readonly merge: boolean
  readonly dryRun: boolean
  readonly lockingSessionId?: string | undefined
}

/**
 * Changes one record. The short statement does it unless there is something to tell or to wait
 * for; what that is, `applyChanges` finds out, and then the record comes back unchanged too.
 * A write under a locking session never takes the short way: its lock may run out while the write
 * waits for the row, and only the long statement looks at the clock after that. A dry run is the
 * long statement's too.
 *
 * Outside of a transaction, calls that come in the same turn of the event loop and set the same
 * fields share the short statement, which is one transaction: one commit makes all of them durable
 * before the first is answered. What hooks and references guard is judged first, once its row is
 * held, and never takes the short way.
 *
 * @throws Problem when a hook of the resource's definition refuses it, 422 for a reference to nothing
 */
export async function changeRecord(
  db: Queryable,
  store: Store,
  change: Change,
  author: Authorship,
  options: ChangeManner,
): Promise<ChangeResult> {
  const { dryRun } = options
  const guard = guardOf(store.resource)
  if (guard) return { outcome: await changeGuarded(guard, db, store, change, author, options) }
  if (!dryRun && options.lockingSessionId === undefined) {
    const changed = await quickly(db, store, { change, author }, options.merge)
    if (changed) return { changed }
  }
  const whole = { ...options, atomic: false, documents: dryRun ? 'none' : 'all' } as const
  return { outcome: (await applyChanges(db, store, [change], author, whole))[0] }
}

/**
 * Changes a record that is guarded: judges first what the change would do, once the row is held,
 * then makes it, all in one transaction. What stands in its way otherwise no hook hears of.
 */
const changeGuarded = (
  guard: Guard,
  db: Queryable,
  store: Store,
  change: Change,
  author: Authorship,
  { dryRun, ...manner }: ChangeManner,
): Promise<Outcome | undefined> =>
  guarding(guard, db, async (connection) => {
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

type Loader = DataLoader<Asked, DocumentRow | undefined>

/** Sets of fields whose changes are gathered. Each keeps a statement prepared for two, three and four. */
const MOST_GATHERED = 8

const loaders = new Map<Statement, Loader>()

async function quickly(
  db: Queryable,
  store: Store,
  asked: Asked,
  merge: boolean,
): Promise<DocumentRow | undefined> {
  const sole = quickStatement(store, asked.change, merge)
  const loader = db === pool() ? loaderOf(store, sole, merge) : undefined
  return loader ? loader.load(asked) : (await run(db, sole, [asked]))[0]
}

/** What gathers the changes that set the fields of a statement; none unless they come often. */
function loaderOf(store: Store, sole: Statement, merge: boolean): Loader | undefined {
  const known = loaders.get(sole)
  if (known || !sole.name || loaders.size >= MOST_GATHERED) return known
  const shared = new Map<number, Statement>()
  const sharedBy = (count: number): Statement => {
    const statement = shared.get(count) ?? {
      ...sole,
      text: quickUpdateStatement(store, sole.fields, merge, count),
      name: `${sole.name}_${count}`,
    }
    shared.set(count, statement)
    return statement
  }
  const loader: Loader = gathering((together) => changeFew(sole, sharedBy, together))
  loaders.set(sole, loader)
  return loader
}

/** At most `MOST_TOGETHER` changes of the same fields, by one statement where that works. */
async function changeFew(
  sole: Statement,
  sharedBy: (count: number) => Statement,
  together: readonly Asked[],
): Promise<(DocumentRow | undefined | Error)[]> {
  if (together.length > 1) {
    try {
      return await run(pool(), sharedBy(together.length), together)
    } catch (error) {
      if (!isUndone(error)) throw error
    }
  }
  // There is but one, or one of them failed and undid the others.
  return Promise.all(
    together.map((asked) =>
      run(pool(), sole, [asked]).then(
        ([changed]) => changed,
        (error: Error) => error,
      ),
    ),
  )
}

/** True when PostgreSQL itself says that nothing of a statement was kept. */
const isUndone = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR'

async function run(
  db: Queryable,
  statement: Statement,
  together: readonly Asked[],
): Promise<(DocumentRow | undefined)[]> {
  const values = together.flatMap((asked) => valuesOf(statement, asked))
  const { rows } = await db.query<Changed & Record<string, unknown>>(queryOf(statement, values))
  return together.map((_, at) => rows.find(({ row }) => row === at))
}

const quickStatement = (store: Store, change: Change, merge: boolean): Statement =>
  statementFor(store, Object.keys(change.assignments), `quick${Number(merge)}`, (fields) =>
    quickUpdateStatement(store, fields, merge),
  )

function valuesOf(statement: Statement, { change, author }: Asked): unknown[] {
  const values: unknown[] = [change.id, ...authorship(author), change.version ?? null]
  for (const field of statement.fields) {
    values.push(parameterOf(field, storedValue(field, change.assignments[field.column])))
  }
  return values
}

/** A value as the driver is to send it: figures as they were written, JSON as text. */
function parameterOf(field: Field, value: unknown): unknown {
  if (value === null) return null
  if (kindOf(field).sql === 'jsonb') return stringify(value)
  return value instanceof LosslessNumber ? value.value : value
}

/** The short statement for one change, with its values. */
export function quickChange(
  store: Store,
  change: Change,
  author: Authorship,
  { merge }: { readonly merge: boolean },
): QueryConfig {
  const statement = quickStatement(store, change, merge)
  return queryOf(statement, valuesOf(statement, { change, author }))
}
