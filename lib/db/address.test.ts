import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isAddress } from '@/lib/databaseAddress'
import { addressOf, serverOf } from './address'
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

test('a socket is called by its path', () => {
  expect(serverOf('postgresql:///fleetbook?host=/run/postgresql&port=5433')).toBe(
    '/run/postgresql/.s.PGSQL.5433',
  )
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
