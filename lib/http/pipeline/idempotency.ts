import { createHash } from 'node:crypto'
import { stringify } from 'lossless-json'
import type { Queryable } from '@/lib/db/queryable'
import { inTransaction } from '@/lib/db/transaction'
import { Problem } from '@/lib/problem'
import type { Answer, Call } from './operation'

/** How long a claim waits for one that is still running before it says so, in ms. */
const PATIENCE = 100
const LOCK_NOT_AVAILABLE = '55P03'

interface Kept {
  readonly fingerprint: Buffer
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | null
}

/**
 * Does the work of a request at most once for each user and key within 24 hours.
 *
 * The key, the change and the answer are written in one transaction. A process that dies before
 * its commit leaves nothing, so the repetition does the work; one that dies between commit and
 * answer leaves both, so the repetition gets the answer. A second caller meets the row of the
 * first still uncommitted, and is told so.
 *
 * A dry run takes no key, as it writes nothing: the key stays free for the real request, which is
 * another one by its address. It only fails, as that would, with a key that is another's already.
 *
 * @throws Problem 409 while the first request runs, 422 when the key came with another request
 */
export async function withIdempotency(
  key: string,
  method: string,
  call: Call,
  work: (call: Call) => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = fingerprintOf(method, call)
  if (call.dryRun) {
    await refuseKeyOfAnother(call, key, fingerprint)
    return work(call)
  }
  return inTransaction(call.db, async (db) => {
    const kept = await claim(db, call.principal.userId, key, fingerprint)
    if (kept) return replay(kept, fingerprint)
    const answer = await work({ ...call, db })
    await keep(db, call.principal.userId, key, answer)
    return answer
  })
}

async function claim(
  db: Queryable,
  userId: number,
  key: string,
  fingerprint: Buffer,
): Promise<Kept | undefined> {
  await db.query({ text: `SET LOCAL lock_timeout = ${PATIENCE}` })
  try {
    const claimed = await db.query({
      text: `INSERT INTO idempotency_key (user_id, key, fingerprint) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, created = now(),
         status = NULL, headers = NULL, body = NULL
       WHERE idempotency_key.created < now() - interval '24 hours' RETURNING 1`,
      values: [userId, key, fingerprint],
    })
    await db.query({ text: 'SET LOCAL lock_timeout TO DEFAULT' })
    if (claimed.rowCount === 1) return undefined
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    throw new Problem('idempotency_in_progress', 'The first request with this key still runs.', {
      headers: { 'retry-after': '1' },
    })
  }
  const found = await db.query<Kept>({
    text: 'SELECT fingerprint, status, headers, body FROM idempotency_key WHERE user_id = $1 AND key = $2',
    values: [userId, key],
  })
  return found.rows[0]
}

async function refuseKeyOfAnother(call: Call, key: string, fingerprint: Buffer): Promise<void> {
  const { rows } = await call.db.query<Kept>({
    text: `SELECT fingerprint FROM idempotency_key WHERE user_id = $1 AND key = $2
      AND created >= now() - interval '24 hours'`,
    values: [call.principal.userId, key],
  })
  if (rows[0] && !rows[0].fingerprint.equals(fingerprint)) throw mismatch()
}

const mismatch = (): Problem =>
  new Problem(
    'idempotency_mismatch',
    'This Idempotency-Key was used with another request. Use a new key for a new request.',
  )

async function keep(db: Queryable, userId: number, key: string, answer: Answer): Promise<void> {
  await db.query({
    text: 'UPDATE idempotency_key SET status = $3, headers = $4, body = $5 WHERE user_id = $1 AND key = $2',
    values: [userId, key, answer.status, JSON.stringify(answer.headers ?? {}), textOf(answer)],
  })
}

const textOf = ({ body }: Answer): string | null => {
  if (!body) return null
  return 'text' in body ? body.text : (stringify(body.value) ?? 'null')
}

function replay(kept: Kept, fingerprint: Buffer): Answer {
  if (!kept.fingerprint.equals(fingerprint)) throw mismatch()
  return {
    status: kept.status,
    headers: { ...kept.headers, 'idempotency-replayed': 'true' },
    ...(kept.body !== null && { body: { text: kept.body } }),
  }
}

/**
 * A body less its password: what is kept of a request is a fast hash, from which a password could
 * be guessed.
 */
function withoutPassword(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('password' in json)) return json
  const { password: _, ...rest } = json
  return rest
}

/** Everything that makes two requests the same one. */
function fingerprintOf(method: string, call: Call): Buffer {
  const hash = createHash('sha256')
  const parts = [
    method,
    call.url.pathname,
    call.url.search,
    call.auditUserId,
    call.timeZone,
    call.headers.get('if-match') ?? '',
    call.headers.get('prefer') ?? '',
    call.lockingSessionId ?? '',
    stringify(withoutPassword(call.json)) ?? '',
  ]
  const ifNoneMatch = call.headers.get('if-none-match')
  if (ifNoneMatch !== null) parts.push(ifNoneMatch)
  for (const part of parts) hash.update(`${part}\u0000`)
  return hash.digest()
}
