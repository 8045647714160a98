import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { databaseNow } from '@/lib/db/clock'
import { database } from '@/lib/db/database'
import { giveChallenge, openChallenges } from './challenges'
import { type Proof, wrongFactor } from './proof'
import { type Kept, seal, unseal } from './sealing'

const SECRET_BYTES = 20
const PERIOD = 30
/** Codes of the period before and after count too, as clocks differ. */
const WINDOW = 1

const totpOf = (secret: Uint8Array, label = '') =>
  new TOTP({
    issuer: 'Fleetbook',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  })

/**
 * The period whose code this is; undefined where it is none of now.
 *
 * @param now the database's time, as each code counts once, whichever machine is shown it
 */
function periodOf(secret: Uint8Array, code: string, now: Date): bigint | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : BigInt(Math.floor(timestamp / 1000 / PERIOD) + delta)
}

/** What an authenticator app is to be told. */
export interface NewTotp {
  readonly secret: string
  /** The same with everything else that an app takes, as it stands in a QR code. */
  readonly uri: string
}

/** Makes a secret for an authenticator app; it counts once the app has shown that it has it. */
export async function offerTotp(userId: number, userName: string): Promise<NewTotp> {
  const secret = Uint8Array.from(randomBytes(SECRET_BYTES))
  await giveChallenge(userId, 'totp', undefined, await seal(secret, userId))
  const totp = totpOf(secret, userName)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** A factor that was shown to work. */
export interface ProvedTotp {
  /** What the user was asked by, which is to be taken as the factor is stored. */
  readonly challenge: string
  /** As it is to be stored. */
  readonly proved: { readonly secret: Uint8Array<ArrayBuffer>; readonly counter: bigint }
}

/** The secret that the code is one of, among those that were offered: in two tabs, or once more. */
export async function acceptTotp(userId: number, code: string): Promise<ProvedTotp | undefined> {
  const now = await databaseNow(database())
  for (const { challenge, secret } of await openChallenges(userId, 'totp', now)) {
    const counter = secret ? periodOf(await unseal(secret, userId), code, now) : undefined
    if (secret && counter !== undefined) return { challenge, proved: { secret, counter } }
  }
  return undefined
}

/**
 * What a code of one of the user's apps proves; undefined where it is of none, or was used. Each code
 * counts once, whichever process is asked.
 */
export async function checkTotp(userId: number, code: string): Promise<Proof | undefined> {
  const apps = await database().secondFactor.findMany({ where: { user_id: userId, kind: 'totp' } })
  const now = await databaseNow(database())
  for (const { factor_id, secret, counter: last } of apps) {
    const counter = periodOf(await unseal(secret, userId), code, now)
    if (counter === undefined || counter <= last) continue
    return {
      async spend(connection) {
        const { count } = await connection.secondFactor.updateMany({
          where: { factor_id, counter: { lt: counter } },
          data: { counter, last_used: now },
        })
        if (count === 0) throw wrongFactor()
      },
    }
  }
  return undefined
}

/** The secrets of all apps. */
export async function keptAppSecrets(): Promise<Kept[]> {
  const { secondFactor } = database()
  const apps = await secondFactor.findMany({
    where: { kind: 'totp' },
    select: { factor_id: true, user_id: true, secret: true },
  })
  return apps.map(({ factor_id, user_id: owner, secret: sealed }) => ({
    sealed,
    owner,
    replace: (secret) =>
      secondFactor.updateMany({ where: { factor_id, secret: sealed }, data: { secret } }),
  }))
}
