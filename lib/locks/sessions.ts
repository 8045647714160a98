import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'
import { inTransaction } from '@/lib/db/transaction'
import { LOCK_BROKEN } from '@/lib/derive/database/events'
import { type Authorship, authorAt, authorValues, enterEvent } from '@/lib/records/event'
import { isHeld, isOfAhead } from '@/lib/records/lockTime'
import { type Store, storeOf } from '@/lib/records/stores'
import type { Resource } from '@/lib/resources/resource'
import { findSession, type LockingSession } from './liveSessions'
import { LOCKABLE } from './lockable'

/** A record that a session holds or is to hold. */
export interface Lock {
  readonly resource: Resource
  readonly id: string
}

/** What stands in the way of a claim. */
export interface ClaimRefusal {
  readonly missing: readonly Lock[]
  readonly held: readonly (Lock & { readonly userId: number; readonly until: number })[]
}

const STORES = LOCKABLE.map(storeOf)

/** What of one resource is to be locked. */
interface Claim {
  readonly store: Store
  readonly ids: readonly string[]
}

/**
 * Takes locks on records for a session: all of them or none. The lock stands on the record's own
 * row, so taking it and writing under it are decided by the same row lock, and no write can slip
 * between the check and the claim. Rows are locked resource by resource, in the order of their ids,
 * and the clock is read outside the query that locks them, which is to say after the wait for them.
 * The session belongs to who is signed in, and is held for the effective audit user.
 */
export async function openSession(
  db: Database,
  { userId, auditUserId }: Pick<Authorship, 'userId' | 'auditUserId'>,
  locks: readonly Lock[],
  ttlSeconds: number,
): Promise<LockingSession | ClaimRefusal> {
  const claims = STORES.flatMap((store): Claim[] => {
    const ids = locks.flatMap(({ resource, id }) => (resource === store.resource ? [id] : []))
    return ids.length > 0 ? [{ store, ids }] : []
  })
  return inTransaction(db, async (connection) => {
    const refusals: ClaimRefusal[] = []
    for (const claim of claims) refusals.push(await refusalOf(connection, claim))
    const missing = refusals.flatMap((refusal) => refusal.missing)
    const held = refusals.flatMap((refusal) => refusal.held)
    if (missing.length > 0 || held.length > 0) return { missing, held }
    const id = randomUUID()
    const taken = claims.map(
      (
        { store },
        index,
      ) => `UPDATE ${store.table} t SET lock_session_id = session.locking_session_id,
          lock_expires_at = session.expires_at, lock_user_id = session.user_id
        FROM session WHERE t.${store.id} = ANY ($${index + 5}::${store.idType}[])`,
    )
    await executeRaw(connection, {
      text: `WITH session AS (
          INSERT INTO locking_session (locking_session_id, user_id, opened_by, ttl_seconds, created, expires_at)
          VALUES ($1, $2, $4, $3::integer, clock_timestamp(), clock_timestamp() + make_interval(secs => $3::integer)) RETURNING *
        ) ${allOf(taken)}`,
      values: [id, auditUserId, ttlSeconds, userId, ...claims.map(({ ids }) => ids)],
    })
    return (await findSession(connection, id)) as LockingSession
  })
}

/** Updates for one statement: all but the last become parts of its WITH. */
const allOf = (updates: readonly string[]): string => {
  const parts = updates.slice(0, -1).map((update, index) => `, part_${index} AS (${update})`)
  return `${parts.join('')} ${updates.at(-1) ?? 'SELECT FROM session'}`
}

/** What of a claim is not there, or another's. */
async function refusalOf(db: Database, { store, ids }: Claim): Promise<ClaimRefusal> {
  const { resource, table, id } = store
  const rows = await queryRaw<{ id: string; userId: number | null; until: number | null }>(db, {
    text: `WITH locked AS MATERIALIZED (
        SELECT ${id} AS id, lock_user_id, lock_expires_at FROM ${table}
        WHERE ${id} = ANY ($1::${store.idType}[]) ORDER BY ${id} FOR UPDATE
      )
      SELECT id::text AS id,
        CASE WHEN ${isHeld('lock_expires_at')} THEN lock_user_id END AS "userId",
        CASE WHEN ${isHeld('lock_expires_at')} THEN (extract(epoch FROM lock_expires_at) * 1000)::float8 END AS until
      FROM locked`,
    values: [ids],
  })
  const found = new Set(rows.map((row) => row.id))
  return {
    missing: ids.flatMap((each) => (found.has(each) ? [] : [{ resource, id: each }])),
    held: rows.flatMap(({ id: each, userId, until }) =>
      until === null ? [] : [{ resource, id: each, userId: userId ?? 0, until }],
    ),
  }
}

/**
 * Gives a session its time to live anew, from now. Another's never ends sooner by that, as to end it
 * is to break it.
 *
 * @param userId who is signed in
 * @returns undefined when the session has expired or was ended: what it held may be another's now
 */
export async function renewSession(
  db: Database,
  id: string,
  ttlSeconds: number | undefined,
  userId: number,
): Promise<LockingSession | undefined> {
  return inTransaction(db, async (connection) => {
    let isHolding = false
    for (const { table, id: column } of STORES) {
      const held = await queryRaw(connection, {
        text: `WITH locked AS MATERIALIZED (
            SELECT lock_expires_at FROM ${table} WHERE lock_session_id = $1 ORDER BY ${column} FOR UPDATE
          )
          SELECT 1 FROM locked WHERE ${isHeld('lock_expires_at')}`,
        values: [id],
      })
      isHolding ||= held.length > 0
    }
    if (!isHolding) return undefined
    const renewed = STORES.map(
      ({ table }) => `UPDATE ${table} t SET lock_expires_at = session.expires_at
        FROM session WHERE t.lock_session_id = session.locking_session_id`,
    )
    await executeRaw(connection, {
      text: `WITH asked AS (
          SELECT CASE WHEN coalesce(opened_by, user_id) = $3::integer
            THEN coalesce($2::integer, ttl_seconds) ELSE greatest($2::integer, ttl_seconds) END AS ttl
          FROM locking_session WHERE locking_session_id = $1
        ), session AS (
          UPDATE locking_session SET ttl_seconds = asked.ttl,
            expires_at = clock_timestamp() + make_interval(secs => asked.ttl)
          FROM asked WHERE locking_session_id = $1 RETURNING locking_session.*
        ) ${allOf(renewed)}`,
      values: [id, ttlSeconds ?? null, userId],
    })
    return findSession(connection, id)
  })
}

/**
 * Ends a session and frees what it holds. Breaking another's is entered in the history of each
 * record, with who did it and why.
 *
 * @param breaker set when the session is another user's
 */
export async function endSession(
  db: Database,
  id: string,
  breaker: Authorship | undefined,
): Promise<void> {
  await inTransaction(db, async (connection) => {
    for (const store of STORES) await free(connection, store, id, breaker)
    await connection.lockingSession.deleteMany({ where: { locking_session_id: id } })
  })
}

async function free(
  db: Database,
  { resource, table, id: column }: Store,
  id: string,
  breaker: Authorship | undefined,
): Promise<void> {
  await queryRaw(db, {
    text: `SELECT 1 FROM ${table} WHERE lock_session_id = $1 ORDER BY ${column} FOR UPDATE`,
    values: [id],
  })
  if (breaker) {
    const broken = enterEvent(
      {
        resource: resource.name,
        id: column,
        version: 'version',
        action: LOCK_BROKEN,
        changes: "'[]'::jsonb",
      },
      authorAt(2),
    )
    await queryRaw(db, {
      text: `SELECT ${broken} FROM ${table} WHERE lock_session_id = $1::uuid`,
      values: [id, ...authorValues(breaker)],
    })
  }
  await executeRaw(db, {
    text: `UPDATE ${table} SET lock_session_id = NULL, lock_expires_at = NULL, lock_user_id = NULL
      WHERE lock_session_id = $1`,
    values: [id],
  })
}

/**
 * Deletes the sessions that are over, by the clock that says so: the database's. What one holds that
 * was opened while that clock was ahead is freed, or it would be locked again as its end comes near.
 */
export async function clearLockingSessions(db: Database): Promise<void> {
  const freed = STORES.map(
    ({
      table,
    }) => `UPDATE ${table} t SET lock_session_id = NULL, lock_expires_at = NULL, lock_user_id = NULL
      FROM session WHERE t.lock_session_id = session.locking_session_id AND ${isOfAhead('t.lock_expires_at')}`,
  )
  await executeRaw(db, {
    text: `WITH session AS (
        DELETE FROM locking_session WHERE expires_at < clock_timestamp() OR ${isOfAhead('expires_at')} RETURNING locking_session_id
      ) ${allOf(freed)}`,
  })
}
