import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { segmentOf } from '@/lib/derive/addresses'
import { accountNameSql } from '@/lib/derive/naming'
import { isHeld } from '@/lib/records/lockTime'
import { type Store, storeOf } from '@/lib/records/stores'
import { LOCKABLE } from './lockable'

/** A locking session as the database has it; moments in milliseconds since 1970. */
export interface LockingSession {
  readonly id: string
  /** Whom the locks are held for: the effective audit user. */
  readonly userId: number
  readonly userName: string | null
  /** Who was signed in, and alone may end it without breaking it. */
  readonly openedBy: number
  readonly openedByName: string | null
  readonly ttlSeconds: number
  readonly created: number
  readonly expiresAt: number
  /** What it holds, each by the API's word for such records. */
  readonly locks: readonly { readonly resource: string; readonly id: string }[]
}

/** SQL for what a session `s` holds of one resource, as a JSON array. */
const locksIn = ({ resource, table, id }: Store): string =>
  `coalesce((SELECT jsonb_agg(jsonb_build_object('resource', '${segmentOf(resource)}', 'id', t.${id}::text) ORDER BY t.${id})
    FROM ${table} t WHERE t.lock_session_id = s.locking_session_id), '[]'::jsonb)`

/** Who opened it; a process of the version before knew only for whom. */
const OPENER = 'coalesce(s.opened_by, s.user_id)'

const COLUMNS = `s.locking_session_id::text AS id, s.user_id AS "userId", ${accountNameSql('s.user_id')} AS "userName",
  ${OPENER} AS "openedBy", ${accountNameSql(OPENER)} AS "openedByName",
  s.ttl_seconds AS "ttlSeconds", (extract(epoch FROM s.created) * 1000)::float8 AS created,
  (extract(epoch FROM s.expires_at) * 1000)::float8 AS "expiresAt", ${LOCKABLE.map(storeOf).map(locksIn).join(' || ') || "'[]'::jsonb"} AS locks`

const LIVE = `FROM locking_session s WHERE ${isHeld('s.expires_at')}`

/** A session that has not expired; undefined otherwise. */
export async function findSession(db: Database, id: string): Promise<LockingSession | undefined> {
  const rows = await queryRaw<LockingSession>(db, {
    text: `SELECT ${COLUMNS} ${LIVE} AND s.locking_session_id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Where a page of sessions ended. Their ids are keys to locks, and stand in no cursor. */
export interface SessionPlace {
  /** In milliseconds since 1970. */
  readonly created: number
  /** What tells sessions of one moment apart: 64 bits of which no id can be told. */
  readonly mark: string
}

type PlacedSession = LockingSession & Pick<SessionPlace, 'mark'>

const MARK = 'hashtextextended(s.locking_session_id::text, 0)'

/**
 * Sessions that have not expired, the newest first, and how many there are in all.
 *
 * @param after where the page before ended
 */
export async function liveSessions(
  db: Database,
  limit: number,
  after: SessionPlace | undefined,
): Promise<{ readonly sessions: readonly PlacedSession[]; readonly total: number }> {
  const isAfter = `$2::float8 IS NULL OR (s.created, ${MARK}) < (timestamptz 'epoch' + $2::float8 * interval '1 ms', $3::bigint)`
  const sessions = await queryRaw<PlacedSession>(db, {
    text: `SELECT ${COLUMNS}, ${MARK}::text AS mark ${LIVE} AND (${isAfter}) ORDER BY s.created DESC, ${MARK} DESC LIMIT $1`,
    values: [limit, after?.created ?? null, after?.mark ?? null],
  })
  const [row] = await queryRaw<{ total: number }>(db, {
    text: `SELECT count(*)::integer AS total ${LIVE}`,
  })
  return { sessions, total: row?.total ?? 0 }
}

/** Who opened the session that holds a record, where that is another than in whose name it does. */
export interface Opener {
  readonly userId: number
  readonly name: string | null
}

/**
 * Who opened the sessions that hold records in the name of a user, where they are others, by the id of
 * the record.
 */
export async function openersOf(
  db: Database,
  { table, id, idType }: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Opener>> {
  const rows = await queryRaw<Opener & { readonly id: string }>(db, {
    text: `SELECT t.${id}::text AS id, s.opened_by AS "userId", ${accountNameSql('s.opened_by')} AS name
      FROM ${table} t JOIN locking_session s ON s.locking_session_id = t.lock_session_id
      WHERE t.${id} = ANY ($1::${idType}[]) AND s.opened_by <> s.user_id`,
    values: [ids],
  })
  return new Map(rows.map(({ id: record, ...opener }) => [record, opener]))
}
