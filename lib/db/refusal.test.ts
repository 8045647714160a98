import { expect, test } from 'vitest'
import { whyNotUsable } from './refusal'

const url = 'postgresql://fleetbook_service:hidden@db.internal/fleetbook'
const why = (told: object, words = 'no words') =>
  whyNotUsable(url, Object.assign(new Error(words), told))

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

test('what is no fault of the database is told in its own words', () => {
  expect(why({ code: 'ENOSPC', syscall: 'write' }, 'ENOSPC: no space left on device, write')).toBe(
    'ENOSPC: no space left on device, write',
  )
})
