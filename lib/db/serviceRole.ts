import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { ADVISORY_LOCKS } from '@/lib/advisoryLocks'
import { beginUnbounded, type Connection, withConnection } from './connection'
import { MIGRATIONS, ownSchema } from './tables'

/** The role by which the service works on an embedded database. */
const EMBEDDED_ROLE = 'fleetbook_service'

/** Tables of which the service adds to what there is, and changes and deletes nothing. */
const KEPT = ['event', 'event_seal', 'event_block', 'event_block_key']
/** SQL for the columns of an entry but its number, which the sequence gives: with one of its own it would stand among older ones. */
const ENTERED =
  "SELECT string_agg(quote_ident(a.attname), ', ') FROM pg_attribute a WHERE a.attrelid = 'event'::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attname <> 'event_id'"
/**
 * SQL for whether a role does with the history what it likes. Who owns the schema or the database may drop
 * the table; and who is a member of another becomes it by SET ROLE, whether or not it inherits from it.
 */
const RULES =
  "SELECT r.rolsuper OR bool_or(pg_has_role(r.oid, owner, 'MEMBER')) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_database d ON d.datname = current_database(), unnest(ARRAY[c.relowner, n.nspowner, d.datdba]) owner WHERE c.oid = 'event'::regclass"
/** Tables of which it reads what there is. */
const READ_ONLY = ['history_cut', 'ended_version', 'history_retention', 'demonstration', MIGRATIONS]
/** Columns of these that it changes all the same. */
const CHANGED = [['demonstration', 'clock_offset']] as const

/**
 * Gives a role all that the service does in its database, and no more: it can add to the history and
 * to what is noted of it, and neither change nor delete of them, nor what keeps others from that. What the role was given
 * before is taken back first. Of what others have made in the schema it has what they gave it: who owns
 * Fleetbook's tables may not even be allowed to give that.
 *
 * @param url address of the migrated database, for the role that owns its tables
 * @throws Error that says why the role cannot be held to it
 */
export const grantToService = (url: string, role: string): Promise<void> =>
  withConnection(url, async (connection) => {
    await beginUnbounded(connection)
    // Of two who give rights on a table at the same time PostgreSQL ends one, which is not told to wait.
    await connection.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrating])
    const columns = await columnsEnteredBy(connection, role)
    await connection.query((await rightsOf(connection, role, columns)).join(';'))
    await connection.query('COMMIT')
  })

/** Looks whether a role can be held to what the service does; answers what it may say of an entry, as SQL. */
async function columnsEnteredBy(connection: Connection, role: string): Promise<string> {
  const { rows } = await connection.query<{ rules: boolean; columns: string }>(
    `SELECT (${RULES}) AS rules, (${ENTERED}) AS columns FROM pg_roles r WHERE r.rolname = $1`,
    [role],
  )
  const [found] = rows
  if (!found) {
    throw new Error(
      `The database has no role "${role}", which DATABASE_URL names. Create it, as its server's administrator: CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN PASSWORD '…'`,
    )
  }
  if (found.rules) {
    throw new Error(
      `The role "${role}", which DATABASE_URL names, owns the history, its schema or the database, may become who does, or is a superuser, so that nothing keeps it from changing or dropping it. Name another role there than in MIGRATE_DATABASE_URL, and have that one own them: ALTER DATABASE … OWNER TO …`,
    )
  }
  return found.columns
}

/** The statements by which a role has what the service needs. */
async function rightsOf(connection: Connection, role: string, columns: string): Promise<string[]> {
  const name = pg.escapeIdentifier(role)
  const own = await ownSchema(connection)
  const tables = [MIGRATIONS, ...own.tables.map((table) => table.name)].join(', ')
  return [
    `REVOKE ALL ON ${tables} FROM ${name}`,
    `GRANT USAGE ON SCHEMA public TO ${name}`,
    `GRANT USAGE, SELECT ON SEQUENCE ${own.sequences.join(', ')} TO ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ${tables} TO ${name}`,
    `REVOKE UPDATE, DELETE ON ${KEPT.join(', ')} FROM ${name}`,
    `REVOKE INSERT ON event FROM ${name}`,
    `GRANT INSERT (${columns}) ON event TO ${name}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${READ_ONLY.join(', ')} FROM ${name}`,
    ...CHANGED.map(([table, column]) => `GRANT UPDATE (${column}) ON ${table} TO ${name}`),
  ]
}

/**
 * Makes the role of an embedded database's service, where it is not there yet, and grants it what
 * it needs. A new password for each start has to be kept nowhere.
 *
 * @param url address of the migrated database, for the role that owns it
 * @returns the address for the service
 */
export async function embeddedServiceUrl(
  url: string,
  password = randomBytes(24).toString('hex'),
): Promise<string> {
  await withConnection(url, async (connection) => {
    const { rowCount } = await connection.query('SELECT FROM pg_roles WHERE rolname = $1', [
      EMBEDDED_ROLE,
    ])
    await connection.query(
      `${rowCount ? 'ALTER' : 'CREATE'} ROLE ${EMBEDDED_ROLE} LOGIN PASSWORD ${pg.escapeLiteral(password)}`,
    )
  })
  await grantToService(url, EMBEDDED_ROLE)
  return asRole(url, EMBEDDED_ROLE, password)
}

function asRole(url: string, user: string, password: string): string {
  const address = new URL(url)
  Object.assign(address, { username: user, password })
  return address.href
}
