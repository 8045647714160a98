import { randomBytes } from 'node:crypto'
import { databaseNow } from '@/lib/db/clock'
import { type Database, database } from '@/lib/db/database'
import { inTransaction } from '@/lib/db/transaction'
import { env } from '@/lib/env'
import { type Account, accountMutexKey, changingAccounts } from '@/lib/records/hooks/accounts'
import type { Proof } from './factors/proof'
import { isLinked } from './identities'
import { isKey, readKey } from './keys/apiKey'
import { authenticateKey } from './keys/authenticate'
import type { Principal } from './principal'
import { tokenHash } from './tokenHash'

const TOKEN = /^fb_[A-Za-z0-9_-]{43}$/

interface CachedPrincipal {
  /** By the clock that nobody sets: one that is set back would have it hold on and on. */
  readonly until: number
  readonly principal: Promise<Principal | undefined>
}

const cache = new Map<string, CachedPrincipal>()

/** By what a user is let in, besides a password. */
interface Way {
  /** True where it is the word of the identity provider. */
  readonly isFederated?: boolean
  /** What was shown of a second factor, which is used up with the token. */
  readonly proof?: Proof | undefined
}

/**
 * Makes a bearer token for a user. Only its hash is stored. The account's row is held meanwhile:
 * a password set, an account disabled, all second factors taken away, or the end of the link by
 * which somebody is let in, between the check and the token ends this sign-in like those before it;
 * so does a first factor that comes, as it is yet to be shown. Prisma has no word for holding a row
 * but to write it, as it is.
 *
 * @returns undefined when the account has changed since the check
 * @throws Problem 401 where somebody else has used the proof since
 */
export async function issueToken(
  { user_id, password_hash, has_second_factor }: Account,
  { isFederated = false, proof }: Way = {},
): Promise<{ token: string; expiresIn: number } | undefined> {
  const token = `fb_${randomBytes(32).toString('base64url')}`
  const expiresIn = env().TOKEN_TTL_SECONDS
  const issue = async (db: Database) => {
    const held = await db.user.updateMany({
      where: { user_id, password_hash, enabled: true },
      data: { password_hash },
    })
    if (held.count === 0) return undefined
    if (isFederated) {
      if (!(await isLinked(db, user_id))) return undefined
    } else {
      const factors = await db.secondFactor.count({ where: { user_id } })
      if (factors > 0 !== has_second_factor) return undefined
    }
    await proof?.spend(db)
    const created = await databaseNow(db)
    await db.accessToken.create({
      data: {
        token_hash: tokenHash(token),
        user_id,
        created,
        expires_at: new Date(created.getTime() + expiresIn * 1000),
        is_federated: isFederated,
      },
    })
    return { token, expiresIn }
  }
  return proof?.isChange
    ? changingAccounts(database(), issue)
    : inTransaction(database(), issue, accountMutexKey(user_id))
}

/** Ends a token at once in this process, and within PRINCIPAL_CACHE_MS in every other. */
export async function revokeToken(token: string): Promise<void> {
  await database().accessToken.deleteMany({ where: { token_hash: tokenHash(token) } })
  // Forgotten before it is gone, it could be read again in between.
  forgetPrincipal(token)
}

/** Has this process read anew what a token stands for. */
export const forgetPrincipal = (token: string): void => void cache.delete(token)

/**
 * Who a token or a key stands for; undefined when it is unknown, expired, of a disabled account, or
 * a key that is not taken from this address. What was read holds for PRINCIPAL_CACHE_MS, two seconds
 * unless set, so that a change of role or a disabled user takes effect in every process well within
 * five, without a query for each call; of a key never for longer than two.
 *
 * @param address where the call comes from
 * @param connection a transaction that is to read it for itself, whatever the process has read
 */
export function principalOf(
  token: string,
  address: string,
  connection?: Database,
): Promise<Principal | undefined> {
  const read = (how: typeof readKey, most: number) =>
    connection ? how(token, connection) : cached(token, how, most)
  const most = env().PRINCIPAL_CACHE_MS
  if (isKey(token)) {
    return read(readKey, Math.min(most, MAX_OF_KEYS)).then((found) =>
      authenticateKey(found, address),
    )
  }
  return TOKEN.test(token) ? read(readPrincipal, most) : Promise.resolve(undefined)
}

/** For how long a process acts on what it read about a key, in milliseconds. */
const MAX_OF_KEYS = 2000

function cached(
  token: string,
  read: typeof readKey,
  milliseconds: number,
): Promise<Principal | undefined> {
  const now = performance.now()
  const known = cache.get(token)
  if (known && known.until > now) return known.principal
  const principal = read(token, database())
  cache.set(token, { until: now + milliseconds, principal })
  principal.then(
    (found) => found ?? cache.delete(token),
    () => cache.delete(token),
  )
  if (cache.size > 10_000) forgetStale(now)
  return principal
}

async function readPrincipal(token: string, db: Database): Promise<Principal | undefined> {
  const found = await db.accessToken.findUnique({
    where: {
      token_hash: tokenHash(token),
      user: { enabled: true },
    },
    select: {
      expires_at: true,
      is_federated: true,
      user: {
        select: {
          user_id: true,
          user_name: true,
          display_name: true,
          role: { select: { name: true, permissions: true, requires_second_factor: true } },
        },
      },
    },
  })
  // By the database's time: machines whose clocks differ would each take other tokens.
  if (!found || found.expires_at <= (await databaseNow(db))) return undefined
  const { user_id, user_name, display_name, role } = found.user
  // How the provider knows who it is, is for the provider to ask.
  const isUnenrolled =
    !found.is_federated &&
    (role.requires_second_factor || env().REQUIRE_SECOND_FACTOR) &&
    (await db.secondFactor.count({ where: { user_id } })) === 0
  return {
    userId: user_id,
    userName: user_name,
    displayName: display_name,
    roleName: role.name,
    permissions: new Set(isUnenrolled ? [] : role.permissions),
    isUnenrolled,
    isFederated: found.is_federated,
    key: undefined,
  }
}

function forgetStale(now: number): void {
  for (const [token, cached] of cache) if (cached.until <= now) cache.delete(token)
}
