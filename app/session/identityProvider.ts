import type { Profile } from 'next-auth'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { writeSignInFault } from '@/components/session/signInFault'
import { PROVIDER_ID } from '@/components/sign-in/provider'
import { admit, NotAdmitted } from '@/lib/accounts/federation'
import { discoveryOf } from '@/lib/accounts/identities'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** What people call the identity provider; undefined where the operator has set none. */
export const providerLabel = (): string | undefined =>
  env().OIDC_ISSUER === undefined ? undefined : env().OIDC_LABEL

/** The identity provider as next-auth takes it, where there is one. */
export function identityProvider(): OAuthConfig<Profile>[] {
  const {
    OIDC_ISSUER,
    OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET,
    OIDC_LABEL,
    OIDC_SCOPE,
    OIDC_SIGNATURE,
  } = env()
  if (OIDC_ISSUER === undefined) return []
  return [
    {
      id: PROVIDER_ID,
      name: OIDC_LABEL,
      type: 'oauth',
      issuer: OIDC_ISSUER,
      wellKnown: discoveryOf(OIDC_ISSUER),
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      authorization: { params: { scope: OIDC_SCOPE } },
      client: { id_token_signed_response_alg: OIDC_SIGNATURE },
      idToken: true,
      checks: ['pkce', 'state', 'nonce'],
      // Who it is here, and with which token, is decided when they are admitted.
      profile: ({ sub = '' }) => ({ id: sub, accessToken: '' }),
    },
  ]
}

/**
 * The API's token for somebody whom the provider knows. A refusal is thrown, as next-auth leads
 * back to the door with nothing but an error's message.
 */
export async function admitted(profile: Profile | undefined): Promise<string> {
  try {
    return await admit({ ...profile, sub: profile?.sub ?? '' })
  } catch (fault) {
    if (fault instanceof NotAdmitted) throw new Error(writeSignInFault({ kind: fault.why }))
    log().error({ err: fault }, 'sign-in by the identity provider failed')
    throw new Error(writeSignInFault({ kind: 'unavailable' }))
  }
}
