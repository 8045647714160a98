import { createHash, randomInt } from 'node:crypto'
import type { Database } from '@/lib/db/database'

/** How many a user is given at a time. */
export const RECOVERY_CODES = 10
/** Without what is easily taken for another: 31 letters and figures, 25 of them to a code. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 5
const GROUP = 5

/** A code of more than 120 bits, so that a hash without salt and toil keeps it. */
const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

const hashOf = (code: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    createHash('sha256')
      .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
      .digest(),
  )

/** Gives a user new codes in place of all that they have. Nobody can read them a second time. */
export async function replaceRecoveryCodes(db: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await db.recoveryCode.deleteMany({ where: { user_id: userId } })
  await db.recoveryCode.createMany({
    data: codes.map((code) => ({ code_hash: hashOf(code), user_id: userId })),
  })
  return codes
}

const codeOf = (userId: number, code: string) => ({ code_hash: hashOf(code), user_id: userId })

/** Whether a code is one of the user's. */
export const hasRecoveryCode = async (
  db: Database,
  userId: number,
  code: string,
): Promise<boolean> => (await db.recoveryCode.count({ where: codeOf(userId, code) })) === 1

/** Takes a code away from a user. */
export const takeRecoveryCode = (db: Database, userId: number, code: string) =>
  db.recoveryCode.deleteMany({ where: codeOf(userId, code) })
