/** More records than are made one by one in an hour: copies of those that there are. */
import { withConnection } from '@/lib/db/connection'
import { searchTable, searchTextOf } from '@/lib/derive/database/searchText'
import { identifier } from '@/lib/derive/sql'
import { approval, client } from '@/lib/resources'
import { contract } from '@/lib/resources/contract'

/** A table, and what of its rows a copy has for itself, as SQL over `t` and the number `k` of the copy. */
interface Copied {
  readonly table: string
  /** Its id, as a number. */
  readonly number: string
  /** Columns with their values, from how far the numbers of each table are apart from copy to copy. */
  own(apart: Readonly<Record<string, string>>): Readonly<Record<string, string>>
}

const contractNumber = (id: string): string => `substr(${id}, 3)::bigint`
const further = (number: string, apart: string | undefined): string =>
  `(${number} + k * ${apart ?? 0})`

const TABLES: readonly Copied[] = [
  {
    table: 'client',
    number: 'client_id',
    own: ({ client }) => ({ client_id: further('t.client_id', client) }),
  },
  {
    table: 'contract',
    number: contractNumber('contract_id'),
    own: ({ client, contract }) => ({
      contract_id: `'C-' || ${further(contractNumber('t.contract_id'), contract)}`,
      client_id: further('t.client_id', client),
    }),
  },
  {
    table: 'approval',
    number: 'approval_id',
    own: ({ approval, contract }) => ({
      approval_id: further('t.approval_id', approval),
      contract_id: `'C-' || ${further(contractNumber('t.contract_id'), contract)}`,
    }),
  },
  {
    table: 'event',
    number: 'event_id',
    own: ({ client, approval, event }) => ({
      event_id: further('t.event_id', event),
      request_id: "t.request_id || '-' || k",
      record_id: `CASE t.resource WHEN 'client' THEN ${further('t.record_id::bigint', client)}::text WHEN 'approval' THEN ${further('t.record_id::bigint', approval)}::text ELSE t.record_id END`,
    }),
  },
]

/**
 * Copies the clients of a database with their contracts, approvals and history, until there are so
 * many times as many. A copy has numbers of its own, and all else as the first has it: what lists
 * sort and find, and the words of the search, are as frequent as before. The triggers do not run;
 * what they keep beside the records is made at once.
 */
export async function addCopies(url: string, times: number): Promise<void> {
  await withConnection(url, async (connection) => {
    await connection.query('SET session_replication_role = replica')
    await connection.query('SET synchronous_commit = off')
    const last: Record<string, string> = {}
    const apart: Record<string, string> = {}
    for (const { table, number } of TABLES) {
      const { rows } = await connection.query<{ last: string; apart: string }>(
        `SELECT max(${number})::text AS last, (max(${number}) - min(${number}) + 1)::text AS apart FROM ${table}`,
      )
      last[table] = rows[0]?.last ?? '0'
      apart[table] = rows[0]?.apart ?? '0'
    }
    for (const { table, own } of TABLES) {
      const { rows } = await connection.query<{ name: string }>(
        "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''",
        [table],
      )
      const values = own(apart)
      const columns = rows.map(({ name }) => name)
      await connection.query(
        `INSERT INTO ${table} (${columns.map(identifier).join(', ')}) OVERRIDING SYSTEM VALUE
        SELECT ${columns.map((name) => values[name] ?? `t.${identifier(name)}`).join(', ')}
        FROM generate_series(1::bigint, ${times - 1}) k CROSS JOIN (SELECT * FROM ${table} OFFSET 0) t`,
      )
    }
    for (const resource of [client, contract, approval]) {
      const { columns, values } = searchTextOf(resource, 't')
      const number = TABLES.find(({ table }) => table === resource.table)?.number
      await connection.query(
        `INSERT INTO ${searchTable(resource)} (${columns}) SELECT ${values} FROM ${identifier(resource.table)} t WHERE ${number} > ${last[resource.table]}`,
      )
    }
    await connection.query("SELECT setval('event_event_id_seq', max(event_id)) FROM event")
  })
}
