import pg from 'pg'
import type { Connection } from '../connection'
import { LOCK_WAIT } from './tablesInUse'

/**
 * What of a migration locks a table that may be there already, and how; the strongest first. The
 * name is that of the table, of an index of it, or of a domain that columns of it have.
 */
const LOCKS = [
  [
    'ACCESS EXCLUSIVE',
    /^(?:(?:ALTER|DROP) TABLE|DROP INDEX|TRUNCATE(?: TABLE)?|DROP TRIGGER\b.* ON)(?: IF EXISTS)? "(\w+)"/gm,
  ],
  // Whoever changes rows in another order than the calls do would wait for them in a circle.
  [
    'SHARE ROW EXCLUSIVE',
    /^CREATE (?:CONSTRAINT )?TRIGGER\b.*? ON "(\w+)"|\bREFERENCES "(\w+)"|(?:^|; )(?:UPDATE|DELETE FROM) "(\w+)"/gm,
  ],
  ['SHARE', /^CREATE (?:UNIQUE )?INDEX\b.*? ON "(\w+)"|^ALTER DOMAIN "(\w+)"/gm],
] as const

/** Each name that a statement may have for a table, and the table. */
const NAMES = `
  SELECT relname AS named, relname AS "table" FROM pg_class
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT i.relname, t.relname FROM pg_index
  JOIN pg_class i ON i.oid = indexrelid JOIN pg_class t ON t.oid = indrelid
  WHERE t.relnamespace = 'public'::regnamespace
  UNION ALL
  SELECT DISTINCT d.typname, t.relname FROM pg_type d
  JOIN pg_attribute ON atttypid = d.oid JOIN pg_class t ON t.oid = attrelid
  WHERE d.typtype = 'd' AND t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace`

/**
 * Locks all tables that a migration changes before it changes the first, each as strongly as it
 * ever will: who has one and waits for another, or for more of the same, may stand in a circle with
 * a call, and PostgreSQL would end the call.
 *
 * @param sql of the migration, each statement of which begins on a line of its own, but for an update after another
 * @throws what {@link areInUse} knows, where calls hold one of them
 */
export async function lockTables(connection: Connection, sql: string): Promise<void> {
  const { rows } = await connection.query<{ named: string; table: string }>(NAMES)
  const statements = LOCKS.flatMap(([mode, pattern]) => {
    const named = new Set([...sql.matchAll(pattern)].flatMap((match) => match.slice(1)))
    const tables = rows.filter((row) => named.has(row.named)).map(({ table }) => table)
    const list = [...new Set(tables)].sort().map((table) => pg.escapeIdentifier(table))
    return list.length === 0 ? [] : [`LOCK TABLE ${list.join(', ')} IN ${mode} MODE`]
  })
  if (statements.length === 0) return
  await connection.query(`SET LOCAL statement_timeout = ${LOCK_WAIT}`)
  await connection.query(statements.join(';'))
  await connection.query('SET LOCAL statement_timeout = 0')
}
