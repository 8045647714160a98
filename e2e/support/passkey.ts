import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What the service asks a browser for when a passkey is to be made. */
interface Asked {
  readonly challenge: string
  readonly rp: { readonly id: string }
}

const PRESENT = 0x01
const PRESENT_WITH_KEY = 0x41
const AAGUID = 16

/** A length or a count, as authenticators write it. */
function bigEndian(value: number, bytes: 2 | 4): Buffer {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}

const coordinate = (text: string | undefined) =>
  Uint8Array.from(Buffer.from(text ?? '', 'base64url'))

/** A pair of keys of the curve P-256, as an authenticator makes it. */
export const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A public key as COSE has it. */
function inCose(publicKey: KeyObject): Uint8Array {
  const { x, y } = publicKey.export({ format: 'jwk' })
  const members: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinate(x)],
    [-3, coordinate(y)],
  ]
  return isoCBOR.encode(new Map(members))
}

/**
 * What `navigator.credentials.create()` gives, as JSON: a passkey by an authenticator without a
 * certificate.
 *
 * @param origin of the page that asks
 * @param key the authenticator's public one
 * @param more members of `response`, as browsers add
 */
export function newPasskey(
  { challenge, rp }: Asked,
  origin: string,
  {
    id = randomBytes(16),
    key = newKeys().publicKey,
    more = {},
  }: { id?: Buffer; key?: KeyObject; more?: object } = {},
) {
  const authData = Buffer.concat([
    digestOf(rp.id),
    Buffer.from([PRESENT_WITH_KEY]),
    bigEndian(0, 4),
    Buffer.alloc(AAGUID),
    bigEndian(id.length, 2),
    id,
    inCose(key),
  ])
  const attestation: [string, string | Map<string, never> | Uint8Array][] = [
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', Uint8Array.from(authData)],
  ]
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false })
  const written = id.toString('base64url')
  return {
    id: written,
    rawId: written,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(new Map(attestation))).toString('base64url'),
      ...more,
    },
  }
}

/** What the service asks a browser for when a passkey is to be shown. */
interface AskedFor {
  readonly challenge: string
  readonly rpId: string
  readonly allowCredentials: readonly { readonly id: string }[]
}

/**
 * What `navigator.credentials.get()` gives, as JSON: the first passkey that is asked for.
 *
 * @param origin of the page that asks
 * @param key the authenticator's private one
 */
export function shownPasskey(
  { challenge, rpId, allowCredentials }: AskedFor,
  origin: string,
  key: KeyObject,
) {
  const authData = Buffer.concat([digestOf(rpId), Buffer.from([PRESENT]), bigEndian(0, 4)])
  const client = JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false })
  const id = allowCredentials[0]?.id
  return {
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, digestOf(client)]), key).toString(
        'base64url',
      ),
    },
  }
}
