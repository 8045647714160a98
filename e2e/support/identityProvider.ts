import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  boss: ['everybody', 'fleet-admins'],
  staff: ['everybody', 'fleet-staff'],
}

/** What the provider says of whoever signs in there: what goes before the point says the groups. */
const claimsOf = (login: string) => ({
  sub: `subject-${login}`,
  preferred_username: login,
  name: `Known elsewhere as ${login}`,
  groups: GROUPS[login.split('.')[0] ?? ''] ?? ['everybody'],
})

/** A key for signatures of another kind than the usual. */
const signingKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  ...{ use: 'sig', alg: 'ES256', kid: 'of-tests' },
})

/**
 * An identity provider like any other, which lets in whatever name is typed at its door.
 *
 * @param console the address of the console that sends people there
 */
export async function startIdentityProvider(port: number, console: string): Promise<Server> {
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    clients: [
      {
        client_id: 'fleetbook',
        client_secret: 'only for tests',
        redirect_uris: [`${console}/api/auth/callback/oidc`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'], groups: ['groups'] },
    jwks: { keys: [signingKey()] },
    conformIdTokenClaims: false,
    cookies: { keys: ['only for tests'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, login) => ({ accountId: login, claims: async () => claimsOf(login) }),
  })
  const server = createServer(provider.callback())
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
