import { createHash } from 'node:crypto'
import { type Connection, withConnection } from '../connection'
import { databaseFailure } from '../failure'
import { MIGRATIONS } from '../tables'

/** What tells the servers of two databases apart: PostgreSQL's own word for its data, from its first start on. */
const OF_SERVER = 'SELECT system_identifier::text AS mark FROM pg_control_system()'
/** The same for a role that is not told that: by a random id that each database has of its own. */
const OF_TABLES = `SELECT id AS mark FROM ${MIGRATIONS} ORDER BY started_at LIMIT 1`
/** What tells a database from another that has its name on the same server, before or after it. */
const OF_DATABASE = 'SELECT oid::text AS mark FROM pg_database WHERE datname = current_database()'

/** States of who may not be told, and of a database in which nothing was made yet. */
const NOT_TOLD = new Set(['42501', '42P01'])

/**
 * What a database can be told by from all others, whatever those are called: twelve characters, the same
 * each time. A copy of a server's files has all that the server has, so where it is reached counts too.
 *
 * @param url address of the database
 * @param where it is, in words
 */
export const databaseMark = (url: string, where: string): Promise<string> =>
  withConnection(url, async (connection) => {
    const server = (await told(connection, OF_SERVER)) ?? (await told(connection, OF_TABLES))
    const parts = [where, server, await told(connection, OF_DATABASE)]
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
  })

/** What a statement tells; undefined where there is nothing to be told. */
async function told(connection: Connection, sql: string): Promise<string | undefined> {
  try {
    const { rows } = await connection.query<{ mark: string }>(sql)
    return rows[0]?.mark
  } catch (error) {
    if (NOT_TOLD.has(databaseFailure(error).state ?? '')) return undefined
    throw error
  }
}
