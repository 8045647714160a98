import { env } from '@/lib/env'
import { pool } from './pool'

/** More connections than the database gives are asked for. */
export interface TooFew {
  /** What all processes of this start may have at a time, those that wait for changes included. */
  readonly asked: number
  /** What the server gives this role in this database, to all who work by it. */
  readonly given: number
}

const GIVEN = `SELECT least(
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true), '0')::int,
    nullif(r.rolconnlimit, -1), nullif(d.datconnlimit, -1)) AS given
  FROM pg_roles r, pg_database d WHERE r.rolname = current_user AND d.datname = current_database()`

/**
 * Looks whether the server gives as many connections as the settings let the processes of one start have;
 * what is asked of a pooler is its own affair.
 *
 * @returns undefined where it does
 */
export async function tooFewConnections(): Promise<TooFew | undefined> {
  const { WORKERS, DATABASE_POOL_SIZE: size, DATABASE_POOLER } = env()
  if (DATABASE_POOLER !== 'none') return undefined
  // Each that answers calls has one that listens, and the one that renders pages has none.
  const asked = WORKERS * (size + 1) + size
  const { rows } = await pool().query<{ given: number }>(GIVEN)
  const given = rows[0]?.given ?? asked
  return given < asked ? { asked, given } : undefined
}
