import { expect, test } from 'vitest'
import { callbackPath } from './callbackPath'

test.each([
  '/',
  '/clients?state=VIC&sort=-name#name',
  '/suppliers/a%2Fb',
  '/suppliers/..%2Fx',
  '/history?request_id=//x',
])('a path of this site is gone to as it is: %s', (path) => {
  expect(callbackPath(path)).toBe(path)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/.%2E//elsewhere.example',
  '/x/..//elsewhere.example',
  '/./\\elsewhere.example',
  '/./\n/elsewhere.example',
  '/.///',
  '//',
  'clients',
  'javascript:alert(1)',
  '',
  undefined,
  ['/clients', '/approvals'],
])('whatever leads elsewhere is the overview: %j', (asked) => {
  expect(callbackPath(asked)).toBe('/')
})

const OWN = 'https://fleet.example'

test('a whole address of this site is the path in it, and one that begins as its origin does is none', () => {
  expect(callbackPath(`${OWN}/clients?state=VIC`, OWN)).toBe('/clients?state=VIC')
  for (const asked of [OWN, `${OWN}.elsewhere/x`, `${OWN}//elsewhere.example`, `${OWN}:443/x`]) {
    expect(callbackPath(asked, OWN)).toBe('/')
  }
  expect(callbackPath(`${OWN}/clients`)).toBe('/')
})
