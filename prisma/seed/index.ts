import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { HALF_RESTORED, isHalfRestored } from '@/lib/db/backup/unfinished'
import { beginUnbounded, type Connection, withConnection } from '@/lib/db/connection'
import { ENTERING } from '@/lib/derive/database/outOfBandWrites'
import { givenOutBy, lastId } from '@/lib/derive/idForms'
import { identifier } from '@/lib/derive/sql'
import { resources } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { withinSentence } from '@/lib/text/words'
import { DEMO_USERS, existingUsers, OF_ACCOUNTS } from './accounts'
import { MAX_NAMES } from './clients/names'
import { makeClock } from './clock'
import { type Amounts, type Filling, fill } from './fill'

/** How much to make: 1 to {@link MAX_CLIENTS} clients, and any number of approvals. */
export type SeedOptions = Filling

/**
 * What was done, and why reads may be slow for a while, where that is so; or the sentence that says
 * why nothing was.
 */
export type SeedResult =
  | { readonly done: true; readonly slow?: string }
  | { readonly done: false; readonly why: string }

/** Every client has a name of its own, and there are no more names than these. */
export const MAX_CLIENTS = MAX_NAMES

const NO_USER =
  'There is no user account yet, and history needs one: add one first, or ask for --demo-accounts, whose passwords are public.'

/** Sequences with the columns that they count for. */
const SEQUENCES = resources.flatMap((resource: Resource) => {
  const { table, id, system } = resource
  const further = system.filter(({ kind, name }) => kind === 'id' && name !== id.name)
  return [
    ...(lastId(resource) === undefined ? [] : [[givenOutBy(resource), table, id.name] as const]),
    ...further.map(({ name }) => [`${table}_${name}_seq`, table, name] as const),
  ]
})

/** Statistics are wanted of everything but the changes of history, whose size makes them slow. */
const EVENT_ANALYZED =
  'event (resource, record_id, event_id, version, at, user_id, audit_user_id, request_id, action)'

/**
 * Fills an empty, migrated database with clients, packaging defaults, contracts and approvals,
 * each with its history. All of it is one transaction: a seed that is cut short leaves nothing
 * behind, and of two that start at once the second finds the work done.
 */
export const seedDemo = (url: string, options: SeedOptions): Promise<SeedResult> =>
  withConnection(url, async (connection) => {
    await beginUnbounded(connection)
    await connection.query(`SELECT ${ENTERING}`)
    await connection.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.seeding])
    const why = await reasonNotTo(connection, options)
    const seedUsers = why
      ? undefined
      : options.accounts
        ? DEMO_USERS
        : await existingUsers(connection)
    if (why || !seedUsers) {
      await connection.query('ROLLBACK')
      return { done: false, why: why ?? NO_USER }
    }
    await fill(connection, seedUsers, options)
    await fixSequences(connection)
    if (options.accounts) {
      await markDemonstration(connection, options)
      await makeClock(connection)
    }
    await connection.query('COMMIT')
    return afterwards(vacuum(connection).then(() => analyze(connection)))
  })

/**
 * Does what speeds reads up once all is there. Where that fails all is there nevertheless, and
 * autovacuum does it later.
 */
export const afterwards = (work: Promise<void>): Promise<SeedResult> =>
  work.then(
    () => ({ done: true }),
    ({ message }: Error) => ({ done: true, slow: message }),
  )

/** Since this version the statistics of the whole database can be left out, which takes a scan of its own. */
const SKIPS_STATISTICS = 160_000

/**
 * What autovacuum would do next, while the first callers wait: pages marked as seen by all, and
 * words that came in one go put in their places in the index.
 */
async function vacuum(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ version: number }>(
    "SELECT current_setting('server_version_num')::integer AS version",
  )
  const version = rows[0]?.version ?? 0
  await connection.query(version < SKIPS_STATISTICS ? 'VACUUM' : 'VACUUM (SKIP_DATABASE_STATS)')
}

/** Has the database say that it holds a demonstration: only one that was empty before is marked. */
const markDemonstration = (connection: Connection, { clients, approvals }: Amounts) =>
  connection.query('INSERT INTO demonstration (clients, approvals) VALUES ($1, $2)', [
    clients,
    approvals,
  ])

async function reasonNotTo(
  connection: Connection,
  { accounts }: SeedOptions,
): Promise<string | undefined> {
  // The next try of the restore would take all of it away again.
  if (await isHalfRestored(connection)) return HALF_RESTORED
  const tables = await connection.query("SELECT to_regclass('client') IS NOT NULL AS made")
  if (!tables.rows[0]?.made) return 'The database has no tables yet: it has to be migrated first.'
  const filled = resources.filter((resource) => accounts || !OF_ACCOUNTS.has(resource))
  for (const { table, plural } of filled) {
    const { rows } = await connection.query(`SELECT FROM ${identifier(table)} LIMIT 1`)
    if (rows.length === 0) continue
    return `The database already has ${withinSentence(plural)}; nothing was added.`
  }
  return undefined
}

/** Has sequences go on behind the greatest id that was written without them. */
export async function fixSequences(connection: Connection): Promise<void> {
  for (const [sequence, table, name] of SEQUENCES) {
    await connection.query(
      `SELECT setval('${sequence}', max(${name})::bigint) FROM ${table} HAVING max(${name}) >= (SELECT last_value FROM ${sequence})`,
    )
  }
}

/** Tells the planner what there is. */
export async function analyze(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ tables: string }>(
    `SELECT string_agg(oid::regclass::text, ', ') AS tables FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relispartition AND relname <> 'event'`,
  )
  await connection.query(`ANALYZE ${rows[0]?.tables}, ${EVENT_ANALYZED}`)
}
