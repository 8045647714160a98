import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isAddress } from '@/lib/databaseAddress'
import { addressOf, serverOf, sessionAt } from './address'
import { whyNotUsable } from './refusal'

const FLEETBOOK = { user: 'service', host: '/run/postgresql', port: '5432', database: 'fleetbook' }

test.each<[url: string, more?: Partial<typeof FLEETBOOK>]>([
  ['postgresql://service@/fleetbook?host=/run/postgresql'],
  ['postgresql://service:of%40it@/fleetbook?sslmode=disable&host=/run/postgresql'],
  ['postgresql:///fleetbook?user=service&host=/run/postgresql'],
  ['postgresql://%2Frun%2Fpostgresql/fleetbook?user=service'],
  ['postgresql://service@ignored:5433/fleetbook?host=/run/postgresql', { port: '5433' }],
  ['postgresql://service@db:5433/fleetbook?port=5434', { host: 'db', port: '5434' }],
])('%s leads where the driver goes by it', (url, more) => {
  expect(isAddress(url)).toBe(true)
  expect(addressOf(url)).toEqual({ ...FLEETBOOK, ...more })
})

test.each(['some:50%@db/fleetbook', '5%0@db/fleetbook', 'some@%zz/fleetbook', 'some@db/50%'])(
  'postgresql://%s is no address, as a sign behind %% stands for nothing',
  (rest) => {
    expect(isAddress(`postgresql://${rest}`)).toBe(false)
  },
)

test.each([
  ['postgresql://me:of%23it@db/fleetbook', '-c jit=off'],
  [
    'postgresql://me:of%23it@ignored/fleetbook?host=db&options=-c%20jit%3Don+-cwork_mem=8MB&port=5432',
    '-c jit=on -cwork_mem=8MB -c jit=off',
  ],
  [
    'postgresql:///fleetbook?options=-cjit=on&user=me&host=db&password=of%23it',
    '-cjit=on -c jit=off',
  ],
  // With a blank that is none, as an operator may write it.
  ['postgresql://me:of%23it@db/fleetbook?options=-c work_mem=8MB', '-c work_mem=8MB -c jit=off'],
  [
    'postgresql://me:of%23it@db/fleetbook?statement_timeout=5%20s&lock_timeout=3&options=-cjit=on',
    '-cjit=on -c statement_timeout=5\\ s -c lock_timeout=3 -c jit=off',
  ],
])('settings of %s stand before those of the service', (url, options) => {
  const { user, password, host, port, database, connectionParameters } = new pg.Client(
    sessionAt(url, '-c jit=off'),
  ) as pg.Client & { connectionParameters: { options: string } }
  expect({ user, password, host, port, database }).toEqual({
    ...{ user: 'me', password: 'of#it', host: 'db', port: 5432, database: 'fleetbook' },
  })
  expect(connectionParameters.options).toBe(options)
})

test.each(['fleet@prod', 'a+b', 'mine #1', 'what?', 'a/b', 'a:b&c=d,$;', '50%', 'Größe'])(
  'the database %s is asked for by that name, with every sign escaped',
  (name) => {
    const url = `postgresql://me:of%2F%3Ait@db/${encodeURIComponent(name)}`
    for (const address of [url, `${url}?options=-c work_mem=8MB`]) {
      const { user, password, database } = new pg.Client(sessionAt(address, '-c jit=off'))
      expect([user, password, database]).toEqual(['me', 'of/:it', name])
      expect(addressOf(address).database).toBe(name)
    }
  },
)

test('a socket is called by its path', () => {
  expect(serverOf('postgresql:///fleetbook?host=/run/postgresql&port=5433')).toBe(
    '/run/postgresql/.s.PGSQL.5433',
  )
})

/** A certificate that says no more than its name, and its key. */
const CERTIFICATE =
  'MIIBezCCASGgAwIBAgIULekxtpfu/WtKhOUG7Y73lk6ZyYgwCgYIKoZIzj0EAwIwEjEQMA4GA1UEAwwHc2VydmljZTAgFw0yNjExMjkxMDQ5MDBaGA8yMTI2MTEwNTEwNDkwMFowEjEQMA4GA1UEAwwHc2VydmljZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLc2PRnpnqXwyt67mSbJZGpEzQXlfecNAdUpXYrCf4uNv7NEuGn7gD0MQmMB52Jzh6ASfDaBTO+MAFO7fihKZOKjUzBRMB0GA1UdDgQWBBT0gAEdo28v8u0RCuj64Me05oD+5zAfBgNVHSMEGDAWgBT0gAEdo28v8u0RCuj64Me05oD+5zAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQCNTSvAnWsU83xt+A67M0g+o107+u3VZtS/hYybcqVETAIgL+p/lunWkaXdb0v+G/ADdnkRizSDu04SxELAO6fhDvQ='
const KEY =
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg2olVUNGq/6dCnwgO+dmqd7zSgoASrjuTACPBA2zi3TWhRANCAAS3Nj0Z6Z6l8Mreu5kmyWRqRM0F5X3nDQHVKV2Kwn+Ljb+zRLhp+4A9DEJjAedic4egEnw2gUzvjABTu34oSmTi'

test('a key that is not the one of the certificate is told with both', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-address-'))
  const lay = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const asText = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
  const certificate = lay(
    'cert.pem',
    new X509Certificate(Buffer.from(CERTIFICATE, 'base64')).toString(),
  )
  const der = { key: Buffer.from(KEY, 'base64'), format: 'der', type: 'pkcs8' } as const
  const its = lay('its.pem', asText(createPrivateKey(der)))
  const other = lay('other.pem', asText(generateKeyPairSync('ed25519').privateKey))
  const why = (key: string) =>
    whyNotUsable(
      `postgresql://service@db/fleetbook?sslcert=${certificate}&sslkey=${key}`,
      new Error('it'),
    )
  expect(why(its)).toBe('it')
  expect(why(other)).toBe(
    `sslkey in DATABASE_URL names ${other}, which is not the key of what sslcert names, ${certificate}. Correct the address, or the files.`,
  )
  rmSync(folder, { recursive: true })
})

test('a file that an address names and that is not there, or is none of its kind, is told with the parameter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-address-'))
  const wrong = join(folder, 'wrong.pem')
  writeFileSync(wrong, 'neither a certificate nor a key\n')
  // As the driver comes to know of it.
  const why = (search: string) =>
    whyNotUsable(`postgresql://service@db/fleetbook?sslmode=verify-full&${search}`, new Error('it'))
  expect(why('sslrootcert=/nowhere/root.crt')).toBe(
    'sslrootcert in DATABASE_URL names /nowhere/root.crt, which cannot be read (ENOENT). Correct the address, or have the file there for the user of this process.',
  )
  expect(why(`sslcert=${folder}`)).toContain(`names ${folder}, which cannot be read (EISDIR).`)
  expect(why(`sslrootcert=${wrong}`)).toContain(
    `sslrootcert in DATABASE_URL names ${wrong}, which is no certificate that can be used (`,
  )
  expect(why(`sslkey=${wrong}`)).toContain(
    `sslkey in DATABASE_URL names ${wrong}, which is no private key that can be used (`,
  )
  rmSync(folder, { recursive: true })
})
