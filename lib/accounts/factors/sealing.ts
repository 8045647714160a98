import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { secretsKey } from '../secret'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

let made: Promise<Buffer> | undefined

function key(): Promise<Buffer> {
  made ??= secretsKey().then(
    (secret) => Buffer.from(hkdfSync('sha256', secret, '', 'fleetbook second factors', 32)),
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
  const cipher = createCipheriv(CIPHER, await key(), nonce).setAAD(Buffer.from(String(owner)))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Uint8Array.from(Buffer.concat([nonce, cipher.getAuthTag(), sealed]))
}

/** @throws Error where it was sealed with another key or for another owner */
export async function unseal(sealed: Uint8Array, owner: number | string): Promise<Uint8Array> {
  const [nonce, tag, text] = [
    sealed.subarray(0, NONCE),
    sealed.subarray(NONCE, NONCE + TAG),
    sealed.subarray(NONCE + TAG),
  ]
  const decipher = createDecipheriv(CIPHER, await key(), nonce)
    .setAAD(Buffer.from(String(owner)))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()])
}
