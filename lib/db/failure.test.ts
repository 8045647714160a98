import { expect, test } from 'vitest'
import { databaseFailure } from './failure'

const failed = (told: object) => databaseFailure(Object.assign(new Error('no words'), told))

test.each([
  ['a server that is switched off', { syscall: 'connect', code: 'EHOSTUNREACH' }],
  ['a network that is down', { syscall: 'connect', code: 'ENETUNREACH' }],
  ['names that nobody resolves', { syscall: 'getaddrinfo', code: 'EAI_AGAIN' }],
  ['a socket that is not there', { syscall: 'connect', code: 'ENOENT' }],
  ['a server that went away', { syscall: 'read', code: 'EHOSTUNREACH' }],
  ['a certificate that is over', { code: 'CERT_HAS_EXPIRED' }],
  ['a certificate of its own making', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
  ['a pooler without its server', { severity: 'FATAL', code: '08P01' }],
  [
    'a pooler without its server, by the adapter',
    {
      name: 'PrismaClientKnownRequestError',
      code: 'P2010',
      meta: { driverAdapterError: { cause: { originalCode: '08P01', severity: 'FATAL' } } },
    },
  ],
])('%s is no way to the database', (_, told) => {
  expect(failed(told)).toMatchObject({ isUnreachable: true, isUndone: false })
})

test.each([
  ['a server that refuses', { syscall: 'connect', code: 'ECONNREFUSED' }, true],
  ['a server that is starting', { severity: 'FATAL', code: '57P03' }, true],
  ['a password that is wrong', { severity: 'FATAL', code: '28P01' }, true],
  [
    'no password',
    { message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string' },
    true,
  ],
  ['a pool without a free one', { message: 'timeout exceeded when trying to connect' }, true],
  ['one that took too long', { message: 'Connection terminated due to connection timeout' }, true],
  ['one that broke', { message: 'Connection terminated unexpectedly' }, false],
  ['one that was ended', { severity: 'FATAL', code: '57P01' }, false],
  ['one that was reset', { syscall: 'read', code: 'ECONNRESET' }, false],
])('no connection came about, or one was lost: %s', (_, told, isUnopened) => {
  expect(failed(told)).toMatchObject({ isUnreachable: true, isUnopened })
})

test.each([
  ['a statement that PostgreSQL refuses', { severity: 'ERROR', code: '08P01' }],
  ['a file that is not there', { syscall: 'open', code: 'ENOENT' }],
  ['a fault of the program', {}],
])('%s says nothing of the way', (_, told) => {
  expect(failed(told).isUnreachable).toBe(false)
})
