import { afterEach, expect, test, vi } from 'vitest'
import { whyNotUsable } from './refusal'

afterEach(() => {
  vi.unstubAllEnvs()
})

const url = 'postgresql://fleetbook_service:hidden@db.internal/fleetbook'
const why = (told: object, words = 'no words') =>
  whyNotUsable(url, Object.assign(new Error(words), told))

test.each(['string', 'non-empty string'])(
  'a password that is asked for and not there is told as that (%s)',
  (of) => {
    const words = `SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a ${of}`
    expect(
      whyNotUsable('postgresql://fleetbook_service@db.internal/fleetbook', new Error(words)),
    ).toBe(
      'The database server at db.internal:5432 asks the user "fleetbook_service" for a password, and DATABASE_URL has none. Write it behind the user there, postgresql://fleetbook_service:PASSWORD@…, signs like @ : / # % as %40 %3A %2F %23 %25.',
    )
  },
)

test('a certificate that is not trusted is told with what makes it so', () => {
  expect(why({ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'self-signed certificate in chain')).toMatch(
    /^The certificate of the database server at db\.internal:5432 is not trusted: self-signed certificate in chain\. .*sslrootcert=FILE/,
  )
})

test('a server that is there and takes nobody yet is not told as one that is not there', () => {
  const told = { code: '57P03', severity: 'FATAL' }
  expect(why(told, 'the database system is starting up')).toBe(
    'The database at db.internal:5432 takes nobody just now: the database system is starting up. Try again.',
  )
})

test('a server that takes nobody as the address is is not told as one to try again', () => {
  const told = { code: '42704', severity: 'FATAL' }
  expect(why(told, 'unrecognized configuration parameter "lock_timeuot"')).toBe(
    'The database at db.internal:5432 cannot be used: unrecognized configuration parameter "lock_timeuot"',
  )
})

test('a connection that is cut is not told as a database that does not answer', () => {
  const server = 'the database at db.internal:5432'
  const broke = (why: string) =>
    `The connection to ${server} broke off (${why}). See whether a database runs there, and try again.`
  expect(why({ code: 'ECONNRESET', syscall: 'read' })).toBe(broke('ECONNRESET'))
  const ended = 'Connection terminated unexpectedly'
  expect(why({}, ended)).toBe(broke(ended))
  expect(why({ code: 'ECONNREFUSED', syscall: 'connect' })).toBe(
    'No database answers at db.internal:5432 (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  )
  expect(why({}, 'Connection terminated due to connection timeout')).toMatch(/^No database answers/)
})

test.each(['ERROR', 'FATAL', 'PANIC'])(
  'a full disk is told as one, however grave (%s)',
  (severity) => {
    expect(why({ code: '53100', severity }, 'could not write: No space left on device')).toBe(
      'The disk of the database at db.internal:5432 is full: could not write: No space left on device. Make room there, and try again.',
    )
  },
)

test('a role without rights is told with whose they are and how it gets them', () => {
  const told = { code: '42501', severity: 'ERROR' }
  const asOwner = whyNotUsable(url, Object.assign(new Error('not yours'), told), true)
  expect(asOwner).toMatch(
    /: not yours\. Have MIGRATE_DATABASE_URL name who owns the tables, .+ run this again\.$/,
  )
  expect(why(told, 'permission denied for table _prisma_migrations')).toMatch(
    /^The user "fleetbook_service" lacks rights in the database at db\.internal:5432: permission denied for table _prisma_migrations\. Run npm run migrate with MIGRATE_DATABASE_URL /,
  )
})

test('what is no fault of the database is told in its own words', () => {
  expect(why({ code: 'ENOSPC', syscall: 'write' }, 'ENOSPC: no space left on device, write')).toBe(
    'ENOSPC: no space left on device, write',
  )
})

test('a pooler that takes no settings is told to the service once, and then to commands with what they take', () => {
  const refused = () =>
    why({ code: '08P01', severity: 'FATAL' }, 'unsupported startup parameter: options')
  const pooler = 'The pooler at db.internal:5432 lets no session have settings of its own.'
  expect(refused()).toBe(`${pooler} Set DATABASE_POOLER=transaction, and start again.`)
  vi.stubEnv('DATABASE_POOLER', 'transaction')
  expect(refused()).toBe(
    `${pooler} Have DATABASE_URL name the server itself: this goes past the pooler.`,
  )
})
