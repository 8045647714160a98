/**
 * The tables of the server by hand: the records of the benchmark's database in a schema of their
 * own, as one lays them out who has to do nothing but what is measured. No domains and no triggers,
 * the indexes that its own lists need and no more, a history without what can be derived.
 */
import { type Connection, withConnection } from '@/lib/db/connection'
import { approval, client } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'

/** What is made beside the copies of the records. */
const OTHERS = [
  'CREATE INDEX client_by_name ON peer.client (name, client_id)',
  `CREATE INDEX client_search ON peer.client USING gin (lower(coalesce(name, '') || ' ' || coalesce(client_code, '') || ' ' || coalesce(abn, '') || ' ' || client_id) gin_trgm_ops)`,
  `CREATE TABLE peer.event (event_id bigint GENERATED ALWAYS AS IDENTITY (CACHE 32), resource text NOT NULL, record_id text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(), user_id integer NOT NULL, request_id text NOT NULL, changes json NOT NULL, PRIMARY KEY (resource, record_id, event_id))`,
]

/**
 * Makes them where they are not there yet; what an earlier run changed in them stays. They are
 * vacuumed and in PostgreSQL's cache, as Fleetbook's are.
 */
export const makeOwnTables = (url: string): Promise<void> =>
  withConnection(url, async (connection) => {
    const made = await connection.query("SELECT FROM pg_namespace WHERE nspname = 'peer'")
    if (made.rowCount === 0) {
      await connection.query('BEGIN')
      await connection.query('CREATE SCHEMA peer')
      for (const resource of [client, approval]) await copy(connection, resource)
      for (const statement of OTHERS) await connection.query(statement)
      await connection.query('COMMIT')
      await connection.query('VACUUM ANALYZE peer.client, peer.approval, peer.event')
    }
    await connection.query(
      "SELECT sum(pg_prewarm(oid)) FROM pg_class WHERE relnamespace = 'peer'::regnamespace AND relkind IN ('r', 'i')",
    )
  })

async function copy(connection: Connection, { table, id }: Resource): Promise<void> {
  const { rows: columns } = await connection.query<{ name: string; type: string }>(
    `SELECT quote_ident(a.attname) AS name,
      format_type(coalesce(nullif(t.typbasetype, 0), t.oid), coalesce(nullif(t.typtypmod, -1), a.atttypmod)) AS type
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
    [`public.${table}`],
  )
  const plain = columns.map(({ name, type }) => `${name}::${type} AS ${name}`)
  await connection.query(
    `CREATE TABLE peer.${table} WITH (fillfactor = 80) AS SELECT ${plain} FROM public.${table} ORDER BY ${id.name}`,
  )
  const sampled = columns.map(({ name }) => `ALTER ${name} SET STATISTICS 20`)
  await connection.query(`ALTER TABLE peer.${table} ADD PRIMARY KEY (${id.name}), ${sampled}`)
}
