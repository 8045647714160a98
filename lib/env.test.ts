import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** What is said of the environment with these variables. */
async function faultsOf(variables: Readonly<Record<string, string>>): Promise<string> {
  vi.unstubAllEnvs()
  vi.resetModules()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { env } = await import('./env')
  try {
    env()
    return ''
  } catch (fault) {
    return (fault as Error).message
  }
}

const PROVIDER = {
  DATABASE_URL: 'postgresql://nobody@localhost/none',
  OIDC_ISSUER: 'https://login.example',
  OIDC_CLIENT_ID: 'fleetbook',
  OIDC_CLIENT_SECRET: 'secret',
  OIDC_ROLES: 'staff=Viewer',
}

test('an identity provider is set whole or not at all', async () => {
  expect(await faultsOf(PROVIDER)).toBe('')
  const said = await faultsOf({
    DATABASE_URL: PROVIDER.DATABASE_URL,
    OIDC_ISSUER: PROVIDER.OIDC_ISSUER,
  })
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES']) {
    expect(said).toContain(`  ${name}: is needed where OIDC_ISSUER is set`)
  }
})

test.each([
  ['OIDC_ROLES', 'staff'],
  ['OIDC_ISSUER', 'login.example'],
  ['STRICT_TRANSPORT_SECURITY', 'max-age=1; report-uri x'],
  ['METRICS_TOKEN', 'short'],
  ['SECRETS_KEY', 'short'],
  ['NEXTAUTH_URL', 'fleet.example'],
])('%s takes no %s', async (name, value) => {
  expect(await faultsOf({ ...PROVIDER, [name]: value })).toContain(`  ${name}: `)
})
