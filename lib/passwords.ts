import { hash, hashRaw, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first recommendation: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

/** Hashes a password with argon2id; the result carries its own salt and parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS)

/**
 * What tells a secret again where it is not checked: the same for the same text and key, guessed as
 * slowly as a password from its hash, and not at all without the key.
 *
 * @param key at least 16 bytes
 */
export const digestSecret = (text: string, key: Uint8Array): Promise<Uint8Array> =>
  hashRaw(text, { ...OPTIONS, salt: key.subarray(0, 16), secret: key })

/**
 * Checks a password. With no hash (no such user) the same work is done and false returned, so that
 * the time taken does not tell which user names exist.
 */
export async function checkPassword(
  hashed: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password').catch((error) => {
    // Whoever comes next is to try again.
    decoy = undefined
    throw error
  })
  const matches = await verify(hashed ?? (await decoy), password)
  return matches && hashed !== undefined
}
