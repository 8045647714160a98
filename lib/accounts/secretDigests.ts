import { hkdfSync } from 'node:crypto'
import { digestSecret } from '@/lib/passwords'
import { secretsKeys } from './secret'

const digestUnder = (secret: string, text: string): Promise<Uint8Array> =>
  digestSecret(text, new Uint8Array(hkdfSync('sha256', secret, '', 'fleetbook digests', 32)))

/**
 * Digests of a text that holds secrets, by which it can be told again and not guessed: under the key
 * that seals by now, and behind it those under the former ones.
 */
export async function secretDigests(text: string): Promise<[Uint8Array, ...Uint8Array[]]> {
  const [first, ...others] = await secretsKeys()
  const former = await Promise.all(others.map((key) => digestUnder(key, text)))
  return [await digestUnder(first, text), ...former]
}
