import type { Database } from '@/lib/db/database'
import { executeRaw, queryRaw } from '@/lib/db/raw'

/** What a request was answered, kept under its user and key for whoever repeats it. */
export interface KeptAnswer {
  /** A digest of all that makes two requests the same one. */
  readonly fingerprint: Uint8Array
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Under which an answer is kept. */
export interface AnswerKey {
  readonly userId: number
  readonly key: string
}

/**
 * The answer that was kept in the last 24 hours. Each save of a form asks for one and keeps one,
 * with which Prisma's models take several times as much processor time.
 */
export async function keptAnswer(
  db: Database,
  { userId, key }: AnswerKey,
): Promise<KeptAnswer | undefined> {
  const [kept] = await queryRaw<KeptAnswer>(db, {
    text: `SELECT fingerprint, status, headers, body FROM idempotency_key
      WHERE user_id = $1 AND key = $2 AND created >= now() - interval '24 hours'`,
    values: [userId, key],
    prepared: true,
  })
  return kept
}

/**
 * Keeps an answer, in the place of one that is older than that.
 *
 * @returns false where there is a newer one
 */
export async function keepAnswer(
  db: Database,
  { userId, key }: AnswerKey,
  { fingerprint, status, headers, body }: KeptAnswer,
): Promise<boolean> {
  const written = await executeRaw(db, {
    text: `INSERT INTO idempotency_key AS k (user_id, key, fingerprint, status, headers, body) VALUES ($1, $2, $3, $4, $5, $6)
      ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, created = now(),
        status = excluded.status, headers = excluded.headers, body = excluded.body
      WHERE k.created < now() - interval '24 hours'`,
    values: [userId, key, fingerprint, status, JSON.stringify(headers), body],
    prepared: true,
  })
  return written === 1
}
