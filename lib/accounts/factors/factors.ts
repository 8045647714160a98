import { randomUUID } from 'node:crypto'
import type { Database } from '@/lib/db/database'
import { Problem } from '@/lib/problem'
import { enterActionOn } from '@/lib/records/actionOn'
import type { Authorship } from '@/lib/records/event'
import { changingAccounts, endSessions, refuseEnded } from '@/lib/records/hooks/accounts'
import { user } from '@/lib/resources'
import { type Proof, wrongFactor } from './proof'
import {
  hasRecoveryCode,
  RECOVERY_CODES,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from './recoveryCodes'

/** More is no use to anybody, and each is tried at sign-in. */
const MAX_FACTORS = 10

/** What a factor is, apart from whose it is. */
export interface NewFactor {
  readonly kind: 'totp' | 'passkey'
  readonly name: string
  readonly secret: Uint8Array<ArrayBuffer>
  readonly counter: bigint
  readonly credential_id?: string
  readonly transports?: string[]
}

/** A user's factors in the order in which they came, without their secrets. */
export const factorsOf = (db: Database, userId: number) =>
  db.secondFactor.findMany({
    where: { user_id: userId },
    select: { factor_id: true, kind: true, name: true, created: true, last_used: true },
    orderBy: [{ created: 'asc' }, { factor_id: 'asc' }],
  })

/** How much a user has to show besides the password, by the members that tell of it. */
interface Held {
  readonly second_factors: number
  readonly recovery_codes: number
}

/**
 * Changes what users show besides the password, one change after the other: what was found stays so
 * until the change is made and entered.
 */
const changing = <Result>(
  db: Database,
  author: Authorship,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> =>
  changingAccounts(db, async (connection) => {
    await refuseEnded(connection, author)
    return work(connection)
  })

/**
 * Enters in the history that a user has another number of factors or recovery codes now.
 *
 * @returns how many there were
 */
async function note(
  db: Database,
  userId: number,
  change: (before: Held) => Held,
  author: Authorship,
): Promise<Held> {
  const where = { user_id: userId }
  const before = {
    second_factors: await db.secondFactor.count({ where }),
    recovery_codes: await db.recoveryCode.count({ where }),
  }
  const after = change(before)
  const counts = (['second_factors', 'recovery_codes'] as const).map((field) => ({
    field,
    from: before[field],
    to: after[field],
  }))
  const changed = counts.filter(({ from, to }) => from !== to)
  // Ten codes may come in place of ten others.
  const changes = changed.length > 0 ? changed : counts.slice(1)
  const action = `${changes[0]?.field}_changed`
  await enterActionOn(db, user, userId, { action, changes }, author)
  return before
}

/**
 * Gives a user another factor, with codes to fall back on where they have none. With the first they are
 * signed in by the password nowhere else.
 *
 * @param claim takes what the factor was made for, as only one has it; or throws
 * @returns these codes, which nobody can read again
 * @throws Problem 409 where they have too many, or where it is a passkey that is there already
 */
export const addFactor = (
  db: Database,
  userId: number,
  factor: NewFactor,
  author: Authorship,
  claim: (connection: Database) => Promise<void>,
): Promise<string[] | undefined> =>
  changing(db, author, async (connection) => {
    await claim(connection)
    const { second_factors: had, recovery_codes: codes } = await note(
      connection,
      userId,
      (before) => ({
        second_factors: before.second_factors + 1,
        recovery_codes: before.recovery_codes || RECOVERY_CODES,
      }),
      author,
    )
    if (had >= MAX_FACTORS) {
      throw new Problem('conflict', `You have ${had} already. Remove one you no longer use.`)
    }
    await refuseKnownPasskey(connection, factor)
    await connection.secondFactor.create({
      data: { ...factor, factor_id: randomUUID(), user_id: userId },
    })
    // Who knows the password alone may do nothing from a first factor on, and had gone on as if they had shown it.
    if (had === 0) await endSessions(connection, userId, author, { is_federated: false })
    return codes > 0 ? undefined : replaceRecoveryCodes(connection, userId)
  })

/**
 * Whatever makes keys may say an id that another has: which of the two shows who signs in would be
 * chance (Web Authentication, section 7.1).
 *
 * @throws Problem 409
 */
async function refuseKnownPasskey(db: Database, { credential_id }: NewFactor): Promise<void> {
  if (credential_id === undefined) return
  if ((await db.secondFactor.count({ where: { credential_id } })) === 0) return
  throw new Problem('conflict', 'This passkey is a second factor already. Make another one.')
}

/** Takes a factor from a user, with their last one the codes too; false where they have none such. */
export const removeFactor = (
  db: Database,
  userId: number,
  factorId: string,
  author: Authorship,
): Promise<boolean> =>
  changing(db, author, async (connection) => {
    const where = { user_id: userId, factor_id: factorId }
    if ((await connection.secondFactor.count({ where })) === 0) return false
    const { second_factors: had } = await note(
      connection,
      userId,
      (before) => ({
        second_factors: before.second_factors - 1,
        recovery_codes: before.second_factors === 1 ? 0 : before.recovery_codes,
      }),
      author,
    )
    await connection.secondFactor.deleteMany({ where })
    if (had === 1) await connection.recoveryCode.deleteMany({ where: { user_id: userId } })
    return true
  })

/**
 * Takes all factors and codes from a user who has lost them; they are signed in nowhere any more.
 * Whoever has none stays as they are. To be called under {@link changingAccounts}.
 */
export async function resetFactors(
  connection: Database,
  userId: number,
  author: Authorship,
): Promise<void> {
  const where = { user_id: userId }
  // Codes come and go with the factors.
  if ((await connection.secondFactor.count({ where })) === 0) return
  await note(connection, userId, () => ({ second_factors: 0, recovery_codes: 0 }), author)
  await connection.secondFactor.deleteMany({ where })
  await connection.recoveryCode.deleteMany({ where })
  await endSessions(connection, userId)
}

/**
 * Gives a user new recovery codes in place of all that they have. Nobody can read them again.
 *
 * @throws Problem 409 where they have no factor
 */
export const renewCodes = (db: Database, userId: number, author: Authorship): Promise<string[]> =>
  changing(db, author, async (connection) => {
    const { second_factors: factors } = await note(
      connection,
      userId,
      (before) => ({ ...before, recovery_codes: RECOVERY_CODES }),
      author,
    )
    if (factors === 0) {
      throw new Problem('conflict', 'Recovery codes stand in for a second factor: add one first.')
    }
    return replaceRecoveryCodes(connection, userId)
  })

/** What a recovery code proves; undefined where it is none of the user's. */
export async function checkRecoveryCode(
  db: Database,
  userId: number,
  code: string,
  author: Authorship,
): Promise<Proof | undefined> {
  // Who guesses keeps nobody waiting.
  if (!(await hasRecoveryCode(db, userId, code))) return undefined
  return {
    isChange: true,
    async spend(connection) {
      if (!(await hasRecoveryCode(connection, userId, code))) throw wrongFactor()
      await note(
        connection,
        userId,
        (before) => ({ ...before, recovery_codes: before.recovery_codes - 1 }),
        author,
      )
      await takeRecoveryCode(connection, userId, code)
    },
  }
}
