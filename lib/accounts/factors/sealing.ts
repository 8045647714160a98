import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { secretsKeys } from '../secret'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

type Keys = readonly [Buffer, ...Buffer[]]

let made: Promise<Keys> | undefined

const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'fleetbook second factors', 32))

/** The key that seals, and behind it those that only open. */
function keys(): Promise<Keys> {
  made ??= secretsKeys().then(
    ([first, ...others]) => [keyOf(first), ...others.map(keyOf)],
    (error) => {
      made = undefined
      throw error
    },
  )
  return made
}

/**
 * Encrypts a secret that has to be read again. It can be opened for the same owner alone, so that a
 * row copied to another account is worthless there.
 *
 * @param owner the id of a user, or words for whatever else has it
 */
export async function seal(
  secret: Uint8Array,
  owner: number | string,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = randomBytes(NONCE)
  const [key] = await keys()
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), sealed]))
}

/** @throws Error where it was sealed with no key that is known, or for another owner */
export async function unseal(sealed: Uint8Array, owner: number | string): Promise<Uint8Array> {
  for (const key of await keys()) {
    const secret = openedBy(key, sealed, owner)
    if (secret) return secret
  }
  throw new Error(`No key opens a secret of ${owner}.`)
}

/** What was sealed for an owner with a key; undefined where it was with another, or for another. */
function openedBy(key: Buffer, sealed: Uint8Array, owner: number | string): Uint8Array | undefined {
  const [nonce, tag, text] = [
    sealed.subarray(0, NONCE),
    sealed.subarray(NONCE, NONCE + TAG),
    sealed.subarray(NONCE + TAG),
  ]
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce)
      .setAAD(Buffer.from(String(owner)))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(text), decipher.final()])
  } catch {
    return undefined
  }
}

/** A secret as it is kept. */
export interface Kept {
  readonly sealed: Uint8Array
  readonly owner: number | string
  /** Has it kept in another form, unless it is another one by now. */
  replace(sealed: Uint8Array<ArrayBuffer>): Promise<unknown>
}

/**
 * Seals anew what a former key sealed, so that the former is not needed any more. Where no key opens
 * some of them nothing is done.
 *
 * @returns how many no key opens
 */
export async function sealAnew(secrets: readonly Kept[]): Promise<number> {
  const [now, ...former] = await keys()
  const isOpenedBy = (key: Buffer) => (each: Kept) => openedBy(key, each.sealed, each.owner)
  const old = secrets.filter((each) => !isOpenedBy(now)(each))
  const lost = old.filter((each) => !former.some((key) => isOpenedBy(key)(each)))
  if (lost.length > 0) return lost.length
  for (const { sealed, owner, replace } of old) {
    await replace(await seal(await unseal(sealed, owner), owner))
  }
  return 0
}
