import { createHash, randomBytes } from 'node:crypto'
import { pool } from '@/lib/db/pool'
import { env } from '@/lib/env'
import type { Principal } from './principal'

const TOKEN = /^fb_[A-Za-z0-9_-]{43}$/

interface CachedPrincipal {
  readonly until: number
  readonly principal: Promise<Principal | undefined>
}

const cache = new Map<string, CachedPrincipal>()

const digest = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(token).digest())

/** A user whose password was checked, against the hash that is named. */
export interface Account {
  readonly user_id: number
  readonly password_hash: string
}

/**
 * Makes a bearer token for a user. Only its hash is stored. The account's row is held meanwhile:
 * a password set, or an account disabled, between the check and the token ends this sign-in like
 * those before it.
 *
 * @returns undefined when the account has changed since the check
 */
export async function issueToken({
  user_id,
  password_hash,
}: Account): Promise<{ token: string; expiresIn: number } | undefined> {
  const token = `fb_${randomBytes(32).toString('base64url')}`
  const expiresIn = env().TOKEN_TTL_SECONDS
  await pool().query('DELETE FROM access_token WHERE user_id = $1 AND expires_at < now()', [
    user_id,
  ])
  const { rowCount } = await pool().query(
    `WITH account AS (
      SELECT user_id FROM user_account WHERE user_id = $1 AND password_hash = $2 AND enabled FOR SHARE
    )
    INSERT INTO access_token (token_hash, user_id, expires_at) SELECT $3::bytea, user_id, $4::timestamptz FROM account`,
    [user_id, password_hash, digest(token), new Date(Date.now() + expiresIn * 1000)],
  )
  return rowCount === 1 ? { token, expiresIn } : undefined
}

/** Ends a token at once in this process, and within PRINCIPAL_CACHE_MS in every other. */
export async function revokeToken(token: string): Promise<void> {
  cache.delete(token)
  await pool().query('DELETE FROM access_token WHERE token_hash = $1', [digest(token)])
}

/**
 * Who a token stands for; undefined when it is unknown, expired or of a disabled user. What was
 * read holds for PRINCIPAL_CACHE_MS, two seconds unless set, so that a change of role or a disabled
 * user takes effect in every process well within five, without a query for each call.
 */
export function principalOf(token: string): Promise<Principal | undefined> {
  const now = Date.now()
  const cached = cache.get(token)
  if (cached && cached.until > now) return cached.principal
  if (!TOKEN.test(token)) return Promise.resolve(undefined)
  const principal = readPrincipal(token)
  cache.set(token, { until: now + env().PRINCIPAL_CACHE_MS, principal })
  principal.then(
    (found) => found ?? cache.delete(token),
    () => cache.delete(token),
  )
  if (cache.size > 10_000) forgetStale(now)
  return principal
}

const PRINCIPAL = {
  name: 'principal',
  text: `SELECT u.user_id, u.user_name, u.display_name, r.name AS role_name, r.permissions
    FROM access_token t JOIN user_account u USING (user_id) JOIN role r USING (role_id)
    WHERE t.token_hash = $1 AND t.expires_at > now() AND u.enabled`,
}

async function readPrincipal(token: string): Promise<Principal | undefined> {
  const { rows } = await pool().query({ ...PRINCIPAL, values: [digest(token)] })
  const [found] = rows
  return (
    found && {
      userId: found.user_id,
      userName: found.user_name,
      displayName: found.display_name,
      roleName: found.role_name,
      permissions: new Set(found.permissions),
    }
  )
}

function forgetStale(now: number): void {
  for (const [token, cached] of cache) if (cached.until <= now) cache.delete(token)
}
