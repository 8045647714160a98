import { randomBytes } from 'node:crypto'
import { databaseNow } from '@/lib/db/clock'
import { type Database, database } from '@/lib/db/database'
import { inTransaction } from '@/lib/db/transaction'
import { accountMutexKey } from '@/lib/records/hooks/accounts'

/** What a challenge is for: one given for the one is good for no other. */
export type Purpose = 'sign-in' | 'passkey' | 'totp'

const MINUTES = 10

/** How long a person has to answer one, in ms. */
export const CHALLENGE_MS = MINUTES * 60 * 1000

/** Notes something that a user is to answer once and soon. */
export async function giveChallenge(
  userId: number,
  purpose: Purpose,
  challenge = randomBytes(32).toString('base64url'),
  secret: Uint8Array<ArrayBuffer> | null = null,
): Promise<string> {
  await inTransaction(
    database(),
    async (db) => {
      const expires_at = new Date((await databaseNow(db)).getTime() + CHALLENGE_MS)
      const data = { challenge, user_id: userId, purpose, secret, expires_at }
      await db.factorChallenge.create({ data })
    },
    accountMutexKey(userId),
  )
  return challenge
}

/** @param now the database's time, as another machine may have given it */
const open = (userId: number, purpose: Purpose, now: Date) => ({
  user_id: userId,
  purpose,
  expires_at: { gt: now },
})

/** Takes a challenge back, with what is done by its answer: true for the one caller who is in time with it. */
export async function takeChallenge(
  userId: number,
  purpose: Purpose,
  challenge: string,
  connection: Database,
): Promise<boolean> {
  const where = { challenge, ...open(userId, purpose, await databaseNow(connection)) }
  return (await connection.factorChallenge.deleteMany({ where })).count === 1
}

/** Whether a user has still to answer a challenge. */
export async function isChallenged(
  userId: number,
  purpose: Purpose,
  challenge: string,
): Promise<boolean> {
  const where = { challenge, ...open(userId, purpose, await databaseNow(database())) }
  return (await database().factorChallenge.count({ where })) === 1
}

/** Challenges of one purpose that count at a time, the newest: whoever begins anew leaves one open. */
const MAX_OPEN = 10

/**
 * The challenges of a purpose that a user has still to answer, the newest first.
 *
 * @param now the database's time
 */
export const openChallenges = (userId: number, purpose: Purpose, now: Date) =>
  database().factorChallenge.findMany({
    where: open(userId, purpose, now),
    orderBy: { expires_at: 'desc' },
    take: MAX_OPEN,
  })
