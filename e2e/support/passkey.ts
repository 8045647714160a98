import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What the service asks a browser for when a passkey is to be made. */
interface Asked {
  readonly challenge: string
  readonly rp: { readonly id: string }
}

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

/** A new public key of the curve P-256, as COSE has it. */
function newPublicKey(): Uint8Array {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
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
 * @param more members of `response`, as browsers add
 */
export function newPasskey(
  { challenge, rp }: Asked,
  origin: string,
  { id = randomBytes(16), more = {} }: { id?: Buffer; more?: object } = {},
) {
  const authData = Buffer.concat([
    createHash('sha256').update(rp.id).digest(),
    Buffer.from([PRESENT_WITH_KEY]),
    bigEndian(0, 4),
    Buffer.alloc(AAGUID),
    bigEndian(id.length, 2),
    id,
    newPublicKey(),
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
