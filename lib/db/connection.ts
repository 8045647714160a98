import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { sessionAt } from './address'
import { CONNECT_TIMEOUT } from './pool/pool'
import { AS_WRITTEN, BOUND_OF_17, BOUNDS } from './pool/session'

/** One connection to a database, for what Prisma has no word for: COPY, sessions, administration. */
export type Connection = pg.Client

/** Works on a connection of its own. */
export async function withConnection<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const connection = new pg.Client({
    application_name: 'fleetbook',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...sessionAt(url),
  })
  // The statement that ran on it tells, or the next one: nobody has to hear of it beside that.
  connection.on('error', () => {})
  await connection.connect()
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}

/**
 * Begins a transaction of an operator's: it may take its time, and values are written and read in it
 * as in any other, whatever the role has. It is so until its end, so that also a pooler between keeps
 * it, and gives it to nobody else.
 *
 * @param mode as SQL
 */
export async function beginUnbounded(connection: Connection, mode = ''): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    'SELECT name FROM pg_settings WHERE name = ANY($1)',
    [[...BOUNDS, BOUND_OF_17]],
  )
  const settings = { ...AS_WRITTEN, ...Object.fromEntries(rows.map(({ name }) => [name, '0'])) }
  const given = Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = '${value}'`)
  await connection.query([`BEGIN ${mode}`, ...given].join('; '))
}

/**
 * Sends lines in PostgreSQL's COPY text format.
 *
 * @param into table and columns, as SQL
 */
export const copyLines = (
  connection: Connection,
  into: string,
  lines: readonly string[],
): Promise<void> =>
  pipeline(
    Readable.from([Buffer.from(lines.join(''))]),
    connection.query(from(`COPY ${into} FROM STDIN`)),
  )
