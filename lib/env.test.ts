import { readFileSync } from 'node:fs'
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
  ['NEXTAUTH_URL', 'fleet.example:443'],
  ['NEXTAUTH_URL', 'ftp://fleet.example'],
  ['NEXTAUTH_URL', 'https://fleet.example/console'],
  ['NEXTAUTH_URL', 'https://fleet.example/?a=1'],
  ['OIDC_ISSUER', 'localhost:3000'],
  ['PORT', '0x10'],
  ['PORT', '3000.5'],
  ['PORT', '65536'],
  ['WORKERS', '0'],
  ['WAIT_SECONDS', '61'],
])('%s takes no %s', async (name, value) => {
  expect(await faultsOf({ ...PROVIDER, [name]: value })).toContain(`  ${name}: `)
})

test('numbers and addresses are taken as people write them', async () => {
  const given = { PORT: '3001', WAIT_SECONDS: '0.5', NEXTAUTH_URL: 'https://fleet.example/' }
  expect(await faultsOf({ ...PROVIDER, ...given })).toBe('')
  const { env } = await import('./env')
  expect(env()).toMatchObject({ PORT: 3001, WAIT_SECONDS: 0.5, WORKERS: 1 })
})

test('what is set to nothing is a fault, and not 0, unless it is a list or leaves something out', async () => {
  const { env } = await import('./env')
  vi.stubEnv('DATABASE_URL', PROVIDER.DATABASE_URL)
  const numbers = Object.entries(env()).flatMap(([name, value]) =>
    typeof value === 'number' ? [name] : [],
  )
  expect(numbers.length).toBeGreaterThan(10)
  for (const name of numbers) {
    const said = await faultsOf({ DATABASE_URL: PROVIDER.DATABASE_URL, [name]: '' })
    expect(said).toContain(`  ${name}: takes a `)
  }
})

test('what is said of an identity provider is a fault where none is named', async () => {
  const { OIDC_ISSUER, ...others } = PROVIDER
  const more = { OIDC_MATCH_ACCOUNTS: '1', OIDC_LABEL: 'the house account' }
  const said = await faultsOf({ ...others, ...more })
  for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES', ...Object.keys(more)]) {
    expect(said).toContain(`  ${name}: says nothing while OIDC_ISSUER is not set`)
  }
  expect(await faultsOf({ ...PROVIDER, ...more })).toBe('')
})

/** Settings that no operator makes, or that are OpenTelemetry's own. */
const UNTOLD =
  /^(FLEETBOOK_DEMO|OTEL_(SDK_DISABLED|TRACES_EXPORTER|EXPORTER_OTLP_TRACES_ENDPOINT))$/

test('the README tells every setting, and the default of each that is in its table', async () => {
  const { env, SETTINGS } = await import('./env')
  vi.stubEnv('DATABASE_URL', PROVIDER.DATABASE_URL)
  const readme = readFileSync('README.md', 'utf8')
  const told = [...readme.matchAll(/`([A-Z_]+)(?:=[^`]*)?`/g)].map(([, name]) => name)
  expect(SETTINGS.filter((name) => !told.includes(name) && !UNTOLD.test(name))).toEqual([])
  const rows = [...readme.matchAll(/^\| (`[A-Z_`, ]+`) +\|.*\| ([^|]+?) +\|$/gm)]
  const stated = rows.flatMap(([, names = '', defaults = '']) => {
    const each = [...names.matchAll(/\w+/g)].map(([name]) => name)
    return each.map((name, at) => [name, each.length > 1 ? defaults.split(', ')[at] : defaults])
  })
  const plain = Object.entries(env()).flatMap(([name, value]) =>
    typeof value === 'boolean'
      ? [[name, value ? '1' : '0']]
      : typeof value === 'number'
        ? [[name, String(value)]]
        : [],
  )
  const inTable = stated.filter(([name]) => plain.some(([other]) => other === name))
  expect(inTable.length).toBeGreaterThan(15)
  expect(plain).toEqual(expect.arrayContaining(inTable))
})

test.each([
  ...['', ' ', 'local host'],
  ...['256.256.256.256', 'localhost:80', '127.0.0.1/', '127.0.0.1/x', '[::1]', 'me@localhost'],
])('HOST is not "%s", and that is said of it', async (HOST) => {
  const said = await faultsOf({ DATABASE_URL: PROVIDER.DATABASE_URL, HOST })
  expect(said).toContain('  HOST: takes an address or a name of this machine, such as 127.0.0.1')
})

test.each(['::1', '::', '0.0.0.0', 'localhost', 'db-1.example.com', 'my_machine'])(
  'HOST may be %s',
  async (HOST) => {
    expect(await faultsOf({ DATABASE_URL: PROVIDER.DATABASE_URL, HOST })).toBe('')
  },
)

test.each([
  [
    'schema=fleet',
    'has schema=, which Fleetbook does not read: take it out; the tables are in the',
  ],
  ['schema=', 'has schema=, which Fleetbook does not read'],
  ['pgbouncer=true', 'has pgbouncer=, .+ set DATABASE_POOLER=transaction'],
  ['sslmode=require&connection_limit=5', 'has connection_limit=, .+ set DATABASE_POOL_SIZE'],
  ['pool_timeout=2', 'has pool_timeout=, .+ set WAIT_SECONDS'],
  ['channel_binding=require', 'has channel_binding=, .+; sslmode=verify-full lets no other server'],
  ['sslmode=require&channel_binding=require', 'has channel_binding=, .+; sslmode=verify-full lets'],
  ['require_auth=scram-sha-256', 'has require_auth=, .+; sslmode=verify-full lets no other server'],
  ['ssl_min_protocol_version=TLSv1.3', 'has ssl_min_protocol_version=, .+NODE_OPTIONS=--tls-min'],
  ['ssl_max_protocol_version=TLSv1.2', 'has ssl_max_protocol_version=, .+NODE_OPTIONS=--tls-max'],
  ['sslcrl=/etc/crl.pem', 'has sslcrl=, which Fleetbook does not read: take it out\n'],
  ['connect_timeout=10', 'has connect_timeout=, .+ WAIT_SECONDS'],
  ['sslpassword=secret', 'has sslpassword=, .+; have the key without one'],
  [
    'target_session_attrs=read-write',
    'has target_session_attrs=, .+ the server that is written to',
  ],
  ['ssl=no-verify', 'has ssl=, .+; write sslmode=verify-full'],
  ['ssl=require', 'has ssl=, .+; write sslmode=verify-full'],
  ['constructor=1', 'has constructor=, which Fleetbook does not read: take it out\n'],
  ['sslMode=verify-full', 'has sslMode=, which Fleetbook does not read: take it out\n'],
])('what nothing would hear of an address is a fault: %s', async (query, said) => {
  const address = `${PROVIDER.DATABASE_URL}?${query}`
  for (const [name, value] of [
    ['DATABASE_URL', address],
    ['MIGRATE_DATABASE_URL', address],
    ['DATABASE_REPLICA_URL', `${PROVIDER.DATABASE_URL},${address}`],
  ] as const) {
    const given = { DATABASE_URL: PROVIDER.DATABASE_URL, [name]: value }
    expect(`${await faultsOf(given)}\n`).toMatch(new RegExp(`  ${name}(\\.1)?: ${said}`))
  }
})

/** All parameters that PostgreSQL 18's own programs take in an address, which do not hold here. */
const OF_LIBPQ = [
  ...['hostaddr', 'dbname', 'passfile', 'require_auth', 'channel_binding', 'connect_timeout'],
  ...['client_encoding', 'keepalives', 'keepalives_idle', 'keepalives_interval'],
  ...['keepalives_count', 'tcp_user_timeout', 'replication', 'gssencmode', 'requiressl'],
  ...['sslcompression', 'sslkeylogfile', 'sslpassword', 'sslcertmode', 'sslcrl', 'sslcrldir'],
  ...['sslsni', 'requirepeer', 'ssl_min_protocol_version', 'ssl_max_protocol_version'],
  ...['min_protocol_version', 'max_protocol_version', 'krbsrvname', 'gsslib', 'gssdelegation'],
  ...['scram_client_key', 'scram_server_key', 'service', 'servicefile', 'target_session_attrs'],
  ...['load_balance_hosts', 'oauth_issuer', 'oauth_client_id', 'oauth_client_secret'],
  'oauth_scope',
]

test.each(OF_LIBPQ)(
  '%s of PostgreSQL’s own programs is refused where it asks for more',
  async (name) => {
    const DATABASE_URL = `${PROVIDER.DATABASE_URL}?${name}=something`
    expect(await faultsOf({ DATABASE_URL })).toContain(
      `  DATABASE_URL: has ${name}=, which Fleetbook does not read: take it out`,
    )
  },
)

test.each([
  ...['sslmode=verify-full', 'sslcert=/c.pem', 'sslkey=/k.pem', 'sslrootcert=/ca.pem'],
  ...['sslnegotiation=direct', 'user=somebody', 'password=x', 'host=/run/postgresql', 'port=5433'],
  ...['options=-c jit=off', 'application_name=reports', 'fallback_application_name=reports'],
])('%s of PostgreSQL’s own programs is heard', async (query) => {
  const DATABASE_URL = `${PROVIDER.DATABASE_URL}?${query}`
  expect(await faultsOf({ DATABASE_URL })).toBe('')
})

test.each(['db-1:5432,db-2:5432', 'service:of%2Cit@db-1,db-2'])(
  'several servers in one address are a fault, and not of its signs: %s',
  async (servers) => {
    const said = await faultsOf({ DATABASE_URL: `postgresql://${servers}/none` })
    expect(said).toContain('  DATABASE_URL: names several servers')
  },
)

test.each([
  ...['schema=public', 'pgbouncer=false', 'ssl=true', 'ssl=0', 'statement_timeout=5000'],
  ...['channel_binding=prefer', 'channel_binding=disable', 'channel_binding=', 'gssencmode=prefer'],
  ...['target_session_attrs=any', 'ssl_min_protocol_version=TLSv1.2', 'client_encoding=UTF8'],
])('an address may have %s, which asks for nothing that is not so', async (query) => {
  const DATABASE_URL = `${PROVIDER.DATABASE_URL}?${query}`
  expect(await faultsOf({ DATABASE_URL })).toBe('')
})
