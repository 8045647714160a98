import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import { credentialsBody } from '@/lib/accounts/schemas'
import { issueToken } from '@/lib/accounts/tokens'
import { database, driverOf } from '@/lib/db/database'
import { env } from '@/lib/env'
import { checkPassword } from '@/lib/passwords'
import { Problem } from '@/lib/problem'
import { type Account, accountNamed } from '@/lib/records/hooks/accounts'
import { readWith } from '../parsing/readWith'
import { inTurn } from '../pipeline/inTurn'
import type { Answer, Call } from '../pipeline/operation'
import { rateLimited } from '../pipeline/rateLimit'

const MAX_FAILURES = 10
const WINDOW_SECONDS = 15 * 60

let limiter: RateLimiterPostgres | undefined

/**
 * Failures are counted in the database, so that they count across processes, by one statement each
 * which no model can express.
 */
function failures(): RateLimiterPostgres {
  limiter ??= new RateLimiterPostgres({
    storeClient: driverOf(database()),
    tableName: 'sign_in_failure',
    tableCreated: true,
    // Housekeeping does it.
    clearExpiredByTimeout: false,
    keyPrefix: 'sign-in',
    points: MAX_FAILURES,
    duration: WINDOW_SECONDS,
  })
  return limiter
}

/**
 * Checks a user name and password and gives a bearer token. Wrong name and wrong password get the
 * same answer in the same time; ten failures of a name or an address in 15 minutes close the door.
 */
export async function signIn(call: Call): Promise<Answer> {
  const { username, password } = readWith(credentialsBody, call.json)
  const keys = [
    `name:${username.toLowerCase()}`.slice(0, 200),
    `address:${addressOf(call.headers)}`,
  ] as const
  // In turn, or correct sign-ins that come at once would be refused for one another's attempts.
  const account = await inTurn(keys, () => judge(username, password, keys))
  const issued = await issueToken(account)
  if (!issued) throw refused()
  const { token, expiresIn } = issued
  return {
    status: 200,
    body: { value: { access_token: token, token_type: 'Bearer', expires_in: expiresIn } },
  }
}

const refused = (): Problem =>
  new Problem('invalid_credentials', 'The user name or the password is wrong.', {
    headers: { 'www-authenticate': 'Bearer' },
  })

/** @returns the account @throws Problem 401, or 429 when there were too many failures */
async function judge(
  username: string,
  password: string,
  keys: readonly [string, string],
): Promise<Account> {
  await takeAttempt(keys)
  // The limit counts the same spelling, so no other one finds the account.
  const user = await accountNamed(database(), username.toLowerCase())
  const matches = await checkPassword(user?.password_hash, password)
  if (!user?.enabled || !matches) throw refused()
  const [name, address] = keys
  await Promise.all([failures().delete(name), failures().reward(address)])
  return user
}

/**
 * Counts an attempt as a failure before it is judged, so that guesses sent all at once are no more
 * than those sent one by one. A success takes it back.
 *
 * @throws Problem 429 when the name or the address has no attempt left
 */
async function takeAttempt(keys: readonly string[]): Promise<void> {
  const taken = await Promise.allSettled(keys.map((key) => failures().consume(key)))
  const refusals = taken.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const fault = refusals.find((refusal) => refusal instanceof Error)
  if (fault) throw fault
  const worst = (refusals as RateLimiterRes[]).sort((a, b) => b.msBeforeNext - a.msBeforeNext)[0]
  if (!worst) return
  // What was not even judged is no failure, least of all of the other key.
  await Promise.all(keys.map((key) => failures().reward(key)))
  throw rateLimited('Too many failed sign-ins. Wait before you try again.', MAX_FAILURES, worst)
}

/** The server below sets x-real-ip from the connection; a proxy's word counts only when trusted. */
function addressOf(headers: Headers): string {
  const forwarded = env().TRUST_PROXY ? headers.get('x-forwarded-for')?.split(',')[0]?.trim() : null
  return (forwarded || headers.get('x-real-ip') || 'local').slice(0, 100)
}
