/**
 * The tables of the server by hand: the records of the benchmark's database in a schema of their
 * own, as one lays them out who has to do nothing but what is measured. No domains and no triggers,
 * the indexes that its own lists need and no more, a history without what can be derived.
 */
import { type Connection, withConnection } from '@/lib/db/connection'

const SCHEMA = 'peer'
const COPIED = {
  client: {
    id: 'client_id',
    indexes: [
      'CREATE INDEX client_by_name ON peer.client (name, client_id)',
      `CREATE INDEX client_search ON peer.client USING gin (lower(coalesce(name, '') || ' ' || coalesce(client_code, '') || ' ' || coalesce(abn, '') || ' ' || client_id) gin_trgm_ops)`,
    ],
  },
  approval: { id: 'approval_id', indexes: [] },
} as const

/** Makes them where they are not there yet; what an earlier run changed in them stays. */
export const makeOwnTables = (url: string): Promise<void> =>
  withConnection(url, async (connection) => {
    const { rowCount } = await connection.query('SELECT FROM pg_namespace WHERE nspname = $1', [
      SCHEMA,
    ])
    if (!rowCount) {
      await connection.query('BEGIN')
      await connection.query(`CREATE SCHEMA ${SCHEMA}`)
      for (const table of ['client', 'approval'] as const) await copy(connection, table)
      await connection.query('COMMIT')
    }
    for (const table of ['client', 'approval', 'event']) {
      await connection.query(`VACUUM ANALYZE ${SCHEMA}.${table}`)
    }
  })

async function copy(connection: Connection, table: keyof typeof COPIED): Promise<void> {
  const { id, indexes } = COPIED[table]
  const { rows: columns } = await connection.query<{ name: string; type: string }>(
    `SELECT quote_ident(a.attname) AS name,
      format_type(coalesce(nullif(t.typbasetype, 0), t.oid), coalesce(nullif(t.typtypmod, -1), a.atttypmod)) AS type
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
    WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`,
    [`public.${table}`],
  )
  const own = `${SCHEMA}.${table}`
  const plain = columns.map(({ name, type }) => `${name}::${type} AS ${name}`)
  const statements = [
    `CREATE TABLE ${own} WITH (fillfactor = 80) AS SELECT ${plain} FROM public.${table} ORDER BY ${id}`,
    `ALTER TABLE ${own} ADD PRIMARY KEY (${id}), ${columns.map(({ name }) => `ALTER ${name} SET STATISTICS 20`)}`,
    `CREATE TABLE IF NOT EXISTS ${SCHEMA}.event (event_id bigint GENERATED ALWAYS AS IDENTITY (CACHE 32), resource text NOT NULL, record_id text NOT NULL,
      at timestamptz NOT NULL DEFAULT now(), user_id integer NOT NULL, request_id text NOT NULL, changes json NOT NULL, PRIMARY KEY (resource, record_id, event_id))`,
    ...indexes,
  ]
  for (const statement of statements) await connection.query(statement)
}
