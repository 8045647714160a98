import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { env } from '@/lib/env'
import { LARGE_RECORD } from './largeRecords'

/** The response to a request, stored under its user and key for whoever repeats it. */
export interface StoredResponse {
  /** A digest of all that makes two requests the same one. */
  readonly fingerprint: Uint8Array
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** The same as it is found: a large body is left in the database. */
export interface FoundResponse extends StoredResponse {
  readonly isLeft: boolean
}

/** Under which a response is stored. */
export interface StoredResponseKey {
  readonly userId: number
  readonly key: string
}

/**
 * The database's own time, also where a demonstration has another: set a day ahead, it would have each
 * request done as often as it is sent.
 */
const NOW = 'pg_catalog.now()'

/** Whether a row is older than responses are kept for, as SQL. @param hours the place of that time */
const isOver = (created: string, hours: string): string =>
  `${created} < ${NOW} - make_interval(hours => ${hours}::integer)`

const keptFor = (): number => env().IDEMPOTENCY_KEEP_HOURS

/**
 * The response that is still stored: for 24 hours, unless the operator says otherwise. Each save of a form
 * looks for one and stores one, and Prisma's models take several times as much processor time for that.
 *
 * @param mayBeLarge whether a large body is read as well
 */
export async function findStoredResponse(
  db: Database,
  { userId, key }: StoredResponseKey,
  mayBeLarge: boolean,
): Promise<FoundResponse | undefined> {
  const [stored] = await queryRaw<FoundResponse>(db, {
    text: `SELECT fingerprint, status, headers, CASE WHEN NOT l.is_left THEN body END AS body, l.is_left AS "isLeft"
      FROM idempotency_key, LATERAL (SELECT NOT $4 AND coalesce(octet_length(body), 0) >= ${LARGE_RECORD} AS is_left) l
      WHERE user_id = $1 AND key = $2 AND NOT (${isOver('created', '$3')})`,
    values: [userId, key, keptFor(), mayBeLarge],
    prepared: true,
  })
  return stored
}

/**
 * Stores a response, in the place of one that is older than that.
 *
 * @returns false where there is a newer one
 */
export async function storeResponse(
  db: Database,
  { userId, key }: StoredResponseKey,
  { fingerprint, status, headers, body }: StoredResponse,
): Promise<boolean> {
  const written = await executeRaw(db, {
    text: `INSERT INTO idempotency_key AS k (user_id, key, fingerprint, status, headers, body) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, created = ${NOW},
        status = excluded.status, headers = excluded.headers, body = excluded.body
      WHERE ${isOver('k.created', '$7')}`,
    values: [userId, key, fingerprint, status, JSON.stringify(headers), body, keptFor()],
    prepared: true,
  })
  return written === 1
}

/** Responses that one statement deletes: some hundredths of a second's work. */
const MAX_DELETED = 5000

/**
 * Deletes responses that are kept no longer, the oldest first and only so many: in one statement
 * those of a busy service take longer than a statement may.
 *
 * @param hours for how long they are kept
 * @returns whether there may be more
 */
export async function deleteExpiredResponses(db: Database, hours: number): Promise<boolean> {
  const deleted = await executeRaw(db, {
    text: `DELETE FROM idempotency_key WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM idempotency_key WHERE ${isOver('created', '$1')} ORDER BY created LIMIT ${MAX_DELETED}
      )) AND ${isOver('created', '$1')}`,
    values: [hours],
  })
  return deleted === MAX_DELETED
}
