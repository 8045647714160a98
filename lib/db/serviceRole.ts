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
/**
 * SQL for the functions, and the types that are no table's, that who owns the history has made: it calls
 * and uses them, where a server gives that to nobody by itself. Those that work by the owner's rights are
 * others', but for the one that drops old history.
 */
const FUNCTIONS =
  "SELECT array_agg(p.oid::regprocedure::text ORDER BY 1) FROM pg_proc p WHERE p.prokind = 'f' AND (NOT p.prosecdef OR p.proname = 'drop_old_history') AND p.pronamespace = 'public'::regnamespace AND p.proowner = (SELECT relowner FROM pg_class WHERE oid = 'event'::regclass) AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')"
const TYPES =
  "SELECT array_agg(t.oid::regtype::text ORDER BY 1) FROM pg_type t LEFT JOIN pg_class c ON c.oid = t.typrelid WHERE t.typnamespace = 'public'::regnamespace AND t.typowner = (SELECT relowner FROM pg_class WHERE oid = 'event'::regclass) AND (t.typtype IN ('d', 'e') OR c.relkind = 'c') AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid AND d.deptype = 'e')"

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
    await refuseExcess(connection, role)
    await connection.query('COMMIT')
  })

/**
 * Refuses a role that may do more with the history than it was given here, as everybody may or another
 * role whose rights it has.
 */
async function refuseExcess(connection: Connection, role: string): Promise<void> {
  const { rows } = await connection.query<{ excess: string }>(
    `SELECT what || ' ' || of AS excess FROM (
      SELECT what, of FROM unnest($2::text[]) of, unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) what WHERE has_table_privilege($1, of, what)
      UNION ALL SELECT what, of FROM unnest($3::text[]) of, unnest(ARRAY['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) what WHERE has_table_privilege($1, of, what)
      UNION ALL SELECT 'INSERT', 'event.event_id' WHERE has_column_privilege($1, 'event', 'event_id', 'INSERT')
      UNION ALL SELECT 'UPDATE', 'event_event_id_seq' WHERE has_sequence_privilege($1, 'event_event_id_seq', 'UPDATE')
    ) found`,
    [role, KEPT, READ_ONLY],
  )
  if (rows.length === 0) return
  const excess = rows.map((row) => row.excess).join(', ')
  throw new Error(
    `The role "${role}", which DATABASE_URL names, may do more than the service needs by what everybody or another role was given: ${excess}. Nothing keeps it from altering the history so. REVOKE that, and run this again.`,
  )
}

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
  const { rows } = await connection.query<{ functions: string[]; types: string[] | null }>(
    `SELECT (${FUNCTIONS}) AS functions, (${TYPES}) AS types`,
  )
  const { functions = [], types } = rows[0] ?? {}
  return [
    `REVOKE ALL ON ${tables} FROM ${name}`,
    `REVOKE ALL ON SEQUENCE ${own.sequences.join(', ')} FROM ${name}`,
    `GRANT USAGE ON SCHEMA public TO ${name}`,
    `GRANT EXECUTE ON FUNCTION ${functions.join(', ')} TO ${name}`,
    ...(types ?? []).map((type) => `GRANT USAGE ON TYPE ${type} TO ${name}`),
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
