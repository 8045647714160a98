import { expect, test } from 'vitest'
import { originOf } from './origin'

test.each([
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['HTTPS://Fleet.example/clients/', 'https://fleet.example'],
])('the origin of %s is %s', (address, origin) => {
  expect(originOf(address)).toBe(origin)
})

test.each([
  'localhost:3000',
  '127.0.0.1:3000',
  'fleet.example',
  '/clients',
  'ftp://fleet.example',
  '',
])('what names no service (%s) is told with what it takes', (address) => {
  expect(() => originOf(address)).toThrow(
    `takes an address such as http://127.0.0.1:3000, not "${address}"`,
  )
})
