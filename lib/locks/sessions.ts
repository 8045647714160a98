import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db/database'
import { queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { type Authorship, authorAt, authorValues, enterEvent } from '@/lib/records/event'
import { approval } from '@/lib/resources'

/** A locking session as the database has it; moments in milliseconds since 1970. */
export interface LockingSession {
  readonly id: string
  readonly userId: number
  readonly userName: string | null
  readonly ttlSeconds: number
  readonly created: number
  readonly expiresAt: number
  readonly approvalIds: readonly string[]
}

/** What stands in the way of a claim. */
export interface ClaimRefusal {
  readonly missing: readonly string[]
  readonly held: readonly { readonly id: string; readonly userId: number; readonly until: number }[]
}

const SESSION = `SELECT s.locking_session_id::text AS id, s.user_id AS "userId", u.display_name AS "userName",
  s.ttl_seconds AS "ttlSeconds", (extract(epoch FROM s.created) * 1000)::float8 AS created,
  (extract(epoch FROM s.expires_at) * 1000)::float8 AS "expiresAt",
  coalesce((SELECT array_agg(a.approval_id::text ORDER BY a.approval_id) FROM approval a
    WHERE a.lock_session_id = s.locking_session_id), '{}') AS "approvalIds"
  FROM locking_session s LEFT JOIN user_account u ON u.user_id = s.user_id
  WHERE s.expires_at > clock_timestamp()`

/**
 * Takes locks on approvals for a session: all of them or none. The lock stands on the approval's
 * own row, so taking it and writing under it are decided by the same row lock, and no write can
 * slip between the check and the claim. Rows are locked in the order of their ids, and the clock is
 * read outside the query that locks them, which is to say after the wait for them.
 */
export async function openSession(
  db: Database,
  userId: number,
  approvalIds: readonly string[],
  ttlSeconds: number,
): Promise<LockingSession | ClaimRefusal> {
  return inTransaction(db, async (connection) => {
    const rows = await queryRaw<{
      id: string
      userId: number | null
      until: number | null
    }>(connection, {
      text: `WITH locked AS MATERIALIZED (
          SELECT approval_id, lock_user_id, lock_expires_at FROM approval
          WHERE approval_id = ANY ($1::numeric[]) ORDER BY approval_id FOR UPDATE
        )
        SELECT approval_id::text AS id,
          CASE WHEN lock_expires_at > clock_timestamp() THEN lock_user_id END AS "userId",
          CASE WHEN lock_expires_at > clock_timestamp() THEN (extract(epoch FROM lock_expires_at) * 1000)::float8 END AS until
        FROM locked`,
      values: [approvalIds],
    })
    const found = new Set(rows.map((row) => row.id))
    const missing = approvalIds.filter((id) => !found.has(id))
    const held = rows.flatMap(({ id, userId: holder, until }) =>
      until === null ? [] : [{ id, userId: holder ?? 0, until }],
    )
    if (missing.length > 0 || held.length > 0) return { missing, held }
    const id = randomUUID()
    await queryRaw(connection, {
      text: `WITH session AS (
          INSERT INTO locking_session (locking_session_id, user_id, ttl_seconds, created, expires_at)
          VALUES ($1, $2, $3::integer, clock_timestamp(), clock_timestamp() + make_interval(secs => $3::integer)) RETURNING *
        )
        UPDATE approval a SET lock_session_id = session.locking_session_id,
          lock_expires_at = session.expires_at, lock_user_id = session.user_id
        FROM session WHERE a.approval_id = ANY ($4::numeric[])`,
      values: [id, userId, ttlSeconds, approvalIds],
    })
    return (await findSession(connection, id)) as LockingSession
  })
}

/** A session that has not expired; undefined otherwise. */
export async function findSession(db: Database, id: string): Promise<LockingSession | undefined> {
  const rows = await queryRaw<LockingSession>(db, {
    text: `${SESSION} AND s.locking_session_id = $1`,
    values: [id],
  })
  return rows[0]
}

/** Every session that has not expired, the newest first. */
export async function liveSessions(db: Database): Promise<LockingSession[]> {
  const rows = await queryRaw<LockingSession>(db, {
    text: `${SESSION} ORDER BY s.created DESC, s.locking_session_id`,
  })
  return rows
}

/**
 * Gives a session its time to live anew, from now.
 *
 * @returns undefined when the session has expired or was ended: what it held may be another's now
 */
export async function renewSession(
  db: Database,
  id: string,
  ttlSeconds: number | undefined,
): Promise<LockingSession | undefined> {
  return inTransaction(db, async (connection) => {
    const held = await queryRaw(connection, {
      text: `WITH locked AS MATERIALIZED (
          SELECT lock_expires_at FROM approval WHERE lock_session_id = $1 ORDER BY approval_id FOR UPDATE
        )
        SELECT 1 FROM locked WHERE lock_expires_at > clock_timestamp()`,
      values: [id],
    })
    if (held.length === 0) return undefined
    await queryRaw(connection, {
      text: `WITH session AS (
          UPDATE locking_session SET ttl_seconds = coalesce($2::integer, ttl_seconds),
            expires_at = clock_timestamp() + make_interval(secs => coalesce($2::integer, ttl_seconds))
          WHERE locking_session_id = $1 RETURNING *
        )
        UPDATE approval a SET lock_expires_at = session.expires_at
        FROM session WHERE a.lock_session_id = session.locking_session_id`,
      values: [id, ttlSeconds ?? null],
    })
    return findSession(connection, id)
  })
}

const BROKEN = enterEvent(
  {
    resource: approval.name,
    id: 'approval_id',
    version: 'version',
    action: 'lock_broken',
    changes: "'[]'::jsonb",
  },
  authorAt(2),
)

/**
 * Ends a session and frees what it holds. Breaking another's is entered in the history of each
 * approval, with who did it and why.
 *
 * @param breaker set when the session is another user's
 */
export async function endSession(
  db: Database,
  id: string,
  breaker: Authorship | undefined,
): Promise<void> {
  await inTransaction(db, async (connection) => {
    await queryRaw(connection, {
      text: 'SELECT 1 FROM approval WHERE lock_session_id = $1 ORDER BY approval_id FOR UPDATE',
      values: [id],
    })
    if (breaker) {
      await queryRaw(connection, {
        text: `SELECT ${BROKEN} FROM approval WHERE lock_session_id = $1::uuid`,
        values: [id, ...authorValues(breaker)],
      })
    }
    await connection.approval.updateMany({
      where: { lock_session_id: id },
      data: { lock_session_id: null, lock_expires_at: null, lock_user_id: null },
    })
    await connection.lockingSession.deleteMany({ where: { locking_session_id: id } })
  })
}
