import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { HALF_RESTORED, isHalfRestored } from '@/lib/db/backup/unfinished'
import { beginUnbounded, type Connection, withConnection } from '@/lib/db/connection'
import { areInUse, LOCK_WAIT } from '@/lib/db/migrations/tablesInUse'
import { ownSchema } from '@/lib/db/tables'
import { ENTERING } from '@/lib/derive/database/outOfBandWrites'
import { afterwards, analyze, fixSequences, type SeedResult } from '.'
import { DEMO_USERS } from './accounts'
import { makeClock } from './clock'
import { type Amounts, fill } from './fill'

/** What is as it was: the mark itself, and what the operator set. */
const KEPT = new Set(['demonstration', 'history_retention', 'setting'])
/** How long is waited for calls that are under way, in milliseconds. */
const PATIENCE = 5000

const NO_DEMONSTRATION =
  'This database is not marked as a demonstration, so nothing was changed. Only one is that was empty when `npm start` or `npm run seed -- --demo-accounts` filled it.'
const IN_USE =
  'Calls that were under way held the data for longer than five seconds, so nothing was changed. Try again.'

/**
 * Brings the data of a demonstration back to what a fresh start makes, while the service runs: all
 * records, accounts and history, with days counted from today. It is one transaction, so that nobody
 * sees half of it. Who is signed in as somebody that is there afterwards stays signed in; locks,
 * keys, second factors and kept answers go.
 *
 * @param url address for the role that owns the tables
 */
export const resetDemo = (url: string): Promise<SeedResult> =>
  withConnection(url, async (connection) => {
    try {
      return await reset(connection)
    } catch (error) {
      await connection.query('ROLLBACK').catch(() => {})
      if (areInUse(error)) return { done: false, why: IN_USE }
      throw error
    }
  })

async function reset(connection: Connection): Promise<SeedResult> {
  await beginUnbounded(connection)
  await connection.query(`SET LOCAL lock_timeout = ${PATIENCE}`)
  await connection.query(`SELECT ${ENTERING}`)
  await connection.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.seeding])
  const refuse = async (why: string): Promise<SeedResult> => {
    await connection.query('ROLLBACK')
    return { done: false, why }
  }
  if (await isHalfRestored(connection)) return refuse(HALF_RESTORED)
  const amounts = await amountsOf(connection)
  if (!amounts) return refuse(NO_DEMONSTRATION)
  const own = await ownSchema(connection)
  const tables = own.tables.map(({ name }) => name).filter((name) => !KEPT.has(name))
  await holdAll(connection, tables)
  await connection.query(
    'CREATE TEMPORARY TABLE signed_in ON COMMIT DROP AS SELECT * FROM access_token',
  )
  await empty(connection, tables, own.sequences)
  await fill(connection, DEMO_USERS, { ...amounts, accounts: true })
  await fixSequences(connection)
  await connection.query(
    'INSERT INTO access_token SELECT t.* FROM signed_in t WHERE EXISTS (SELECT FROM user_account u WHERE u.user_id = t.user_id)',
  )
  await connection.query('UPDATE demonstration SET clock_offset = 0')
  await makeClock(connection)
  await connection.query('COMMIT')
  return afterwards(analyze(connection))
}

/** How much the demonstration was made of; undefined where the database holds none. */
async function amountsOf(connection: Connection): Promise<Amounts | undefined> {
  const { rows } = await connection.query<{ made: boolean }>(
    "SELECT to_regclass('demonstration') IS NOT NULL AS made",
  )
  if (!rows[0]?.made) return undefined
  const found = await connection.query<Amounts>('SELECT clients, approvals FROM demonstration')
  return found.rows[0]
}

/**
 * Takes all tables for itself. Calls take theirs in orders of their own, so that one may hold what
 * this waits for and wait for what this holds: a try gives back what it has and begins again.
 */
async function holdAll(connection: Connection, tables: readonly string[]): Promise<void> {
  const end = Date.now() + PATIENCE
  await connection.query(`SET LOCAL lock_timeout = ${LOCK_WAIT}; SAVEPOINT none_held`)
  for (;;) {
    try {
      await connection.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE`)
      break
    } catch (error) {
      if (!areInUse(error) || Date.now() > end) throw error
      await connection.query('ROLLBACK TO SAVEPOINT none_held')
    }
  }
  await connection.query(`SET LOCAL lock_timeout = ${PATIENCE}`)
}

/**
 * Empties tables, and begins every sequence anew. Triggers refuse that, as it leaves no history; who
 * owns the tables takes them away and puts them back.
 */
async function empty(
  connection: Connection,
  tables: readonly string[],
  sequences: readonly string[],
): Promise<void> {
  const { rows } = await connection.query<{ off: string; on: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS off,
      format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS on
    FROM pg_trigger WHERE NOT tgisinternal AND tgtype & 32 > 0 AND tgenabled = 'O'
      AND tgrelid = ANY ($1::regclass[])`,
    [tables],
  )
  const statements = [
    ...rows.map(({ off }) => off),
    `TRUNCATE ${tables.join(', ')}`,
    ...rows.map(({ on }) => on),
    ...sequences.map((name) => `ALTER SEQUENCE ${name} RESTART`),
  ]
  await connection.query(statements.join(';'))
}
