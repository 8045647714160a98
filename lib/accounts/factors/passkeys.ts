import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { databaseNow } from '@/lib/db/clock'
import { database } from '@/lib/db/database'
import { CHALLENGE_MS, giveChallenge, isChallenged, takeChallenge } from './challenges'
import { type Proof, wrongFactor } from './proof'
import { relyingParty } from './relyingParty'

/** Loaded when the first passkey comes: it brings a reader of certificates, which takes memory. */
const webauthn = () => import('@simplewebauthn/server')

const passkeysOf = (userId: number) =>
  database().secondFactor.findMany({ where: { user_id: userId, kind: 'passkey' } })

const described = (passkeys: Awaited<ReturnType<typeof passkeysOf>>) =>
  passkeys.map(({ credential_id, transports }) => ({
    id: credential_id ?? '',
    transports: transports as AuthenticatorTransport[],
  }))

/** What a browser is to be told to make a passkey for a user. */
export async function offerPasskey(
  userId: number,
  userName: string,
  displayName: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await webauthn()
  const { id, name } = relyingParty()
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(String(userId)),
    userName,
    userDisplayName: displayName,
    timeout: CHALLENGE_MS,
    // It is asked for beside a password, so any key will do that shows that somebody is there.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    excludeCredentials: described(await passkeysOf(userId)),
  })
  await giveChallenge(userId, 'passkey', options.challenge)
  return options
}

/** A passkey that was made for a challenge. */
export interface ProvedPasskey {
  /** What the user was asked by, which is to be taken as the passkey is stored. */
  readonly challenge: string
  /** As it is to be stored. */
  readonly proved: {
    readonly credential_id: string
    readonly secret: Uint8Array<ArrayBuffer>
    readonly counter: bigint
    readonly transports: string[]
  }
}

/** Characters of the longest id that an authenticator may give: 1023 bytes in base64url. */
const MAX_ID = Math.ceil((1023 * 4) / 3)

/** The passkey that a browser has made; undefined where it is not the one that was asked for. */
export async function acceptPasskey(
  userId: number,
  response: unknown,
): Promise<ProvedPasskey | undefined> {
  const { verifyRegistrationResponse } = await webauthn()
  const { id, origins } = relyingParty()
  let challenge = ''
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (answered) => {
      challenge = answered
      return isChallenged(userId, 'passkey', answered)
    },
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(refused)
  if (!registrationInfo) return undefined
  const { credential } = registrationInfo
  if (credential.id.length > MAX_ID) return undefined
  const proved = {
    credential_id: credential.id,
    secret: Uint8Array.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: credential.transports ?? [],
  }
  return { challenge, proved }
}

/** What a browser is to be told to show one of a user's passkeys; undefined where there is none. */
export async function askForPasskey(
  userId: number,
): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
  const passkeys = await passkeysOf(userId)
  if (passkeys.length === 0) return undefined
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    allowCredentials: described(passkeys),
    userVerification: 'preferred',
    timeout: CHALLENGE_MS,
  })
  await giveChallenge(userId, 'sign-in', options.challenge)
  return options
}

/**
 * What an answer proves that shows one of the user's passkeys; undefined where it shows none. Each
 * challenge is answered once.
 */
export async function checkPasskey(userId: number, answer: unknown): Promise<Proof | undefined> {
  const response = answer as AuthenticationResponseJSON
  const [passkey] = (await passkeysOf(userId)).filter(
    ({ credential_id }) => credential_id === response.id,
  )
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await webauthn()
  const { id, origins } = relyingParty()
  let challenge = ''
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (answered) => {
      challenge = answered
      return isChallenged(userId, 'sign-in', answered)
    },
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: response.id,
      publicKey: Uint8Array.from(passkey.secret),
      counter: Number(passkey.counter),
    },
    requireUserVerification: false,
  }).catch(refused)
  if (!verified || !authenticationInfo) return undefined
  const counter = BigInt(authenticationInfo.newCounter)
  return {
    async spend(connection) {
      if (!(await takeChallenge(userId, 'sign-in', challenge, connection))) throw wrongFactor()
      const { count } = await connection.secondFactor.updateMany({
        where: { factor_id: passkey.factor_id },
        data: { counter, last_used: await databaseNow(connection) },
      })
      if (count === 0) throw wrongFactor()
    },
  }
}

/** What the package throws says what is wrong with an answer: whoever sent it is told no more than that. */
const refused = () => ({
  verified: false as const,
  registrationInfo: undefined,
  authenticationInfo: undefined,
})
