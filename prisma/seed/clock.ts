import type { Connection } from '@/lib/db/connection'
import { CLOCK_SCHEMA } from '@/lib/db/pool/session'

/** PostgreSQL's functions that tell the moment, with how often they are asked. */
const TELLING = { now: 'STABLE', clock_timestamp: 'VOLATILE' } as const

/**
 * Gives a demonstration functions that tell its own time, by the names of PostgreSQL's. The service
 * finds them first where it was started for a demonstration, so its statements are the same
 * everywhere. Where the role may not make a schema, the demonstration has no clock of its own.
 */
export async function makeClock(connection: Connection): Promise<void> {
  const { rows } = await connection.query<{ may: boolean }>(
    "SELECT has_database_privilege(current_database(), 'CREATE') AS may",
  )
  if (!rows[0]?.may) return
  const functions = Object.entries(TELLING).map(
    ([name, volatility]) =>
      `CREATE OR REPLACE FUNCTION ${CLOCK_SCHEMA}.${name}() RETURNS timestamptz LANGUAGE sql ${volatility} AS 'SELECT pg_catalog.${name}() + coalesce((SELECT clock_offset FROM public.demonstration), 0) * interval ''1 millisecond'''`,
  )
  await connection.query(
    [
      `CREATE SCHEMA IF NOT EXISTS ${CLOCK_SCHEMA}`,
      `GRANT USAGE ON SCHEMA ${CLOCK_SCHEMA} TO PUBLIC`,
      ...functions,
    ].join(';'),
  )
}
