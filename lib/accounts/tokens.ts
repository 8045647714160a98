import { createHash, randomBytes } from 'node:crypto'
import { database } from '@/lib/db/database'
import { inTransaction } from '@/lib/db/transaction'
import { env } from '@/lib/env'
import type { Account } from '@/lib/records/hooks/accounts'
import type { Principal } from './principal'

const TOKEN = /^fb_[A-Za-z0-9_-]{43}$/

interface CachedPrincipal {
  readonly until: number
  readonly principal: Promise<Principal | undefined>
}

const cache = new Map<string, CachedPrincipal>()

const digest = (token: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHash('sha256').update(token).digest())

/**
 * Makes a bearer token for a user. Only its hash is stored. The account's row is held meanwhile:
 * a password set, or an account disabled, between the check and the token ends this sign-in like
 * those before it. Prisma has no word for holding a row but to write it, as it is.
 *
 * @returns undefined when the account has changed since the check
 */
export async function issueToken({
  user_id,
  password_hash,
}: Account): Promise<{ token: string; expiresIn: number } | undefined> {
  const token = `fb_${randomBytes(32).toString('base64url')}`
  const expiresIn = env().TOKEN_TTL_SECONDS
  const now = Date.now()
  return inTransaction(database(), async (db) => {
    const held = await db.user.updateMany({
      where: { user_id, password_hash, enabled: true },
      data: { password_hash },
    })
    if (held.count === 0) return undefined
    await db.accessToken.deleteMany({ where: { user_id, expires_at: { lt: new Date(now) } } })
    await db.accessToken.create({
      data: { token_hash: digest(token), user_id, expires_at: new Date(now + expiresIn * 1000) },
    })
    return { token, expiresIn }
  })
}

/** Ends a token at once in this process, and within PRINCIPAL_CACHE_MS in every other. */
export async function revokeToken(token: string): Promise<void> {
  cache.delete(token)
  await database().accessToken.deleteMany({ where: { token_hash: digest(token) } })
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

async function readPrincipal(token: string): Promise<Principal | undefined> {
  const found = await database().accessToken.findUnique({
    where: {
      token_hash: digest(token),
      expires_at: { gt: new Date() },
      user: { enabled: true },
    },
    select: {
      user: {
        select: {
          user_id: true,
          user_name: true,
          display_name: true,
          role: { select: { name: true, permissions: true } },
        },
      },
    },
  })
  if (!found) return undefined
  const { user_id, user_name, display_name, role } = found.user
  return {
    userId: user_id,
    userName: user_name,
    displayName: display_name,
    roleName: role.name,
    permissions: new Set(role.permissions),
  }
}

function forgetStale(now: number): void {
  for (const [token, cached] of cache) if (cached.until <= now) cache.delete(token)
}
