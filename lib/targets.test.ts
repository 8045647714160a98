import http from 'node:http'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { isPublicAddress } from '@/lib/text/specialNetworks'
import { webAddressFault } from '@/lib/text/webAddress'
import { checkedLookup, RefusedTarget, targetFaults } from './targets'

vi.stubEnv('DATABASE_URL', 'postgresql://nowhere/none')
// Files share modules, and the environment that was read here is nobody else's.
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('an address of the whole Internet', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  const SPECIAL = [
    ['0', '10', '127', '224', '239', '240', '255'],
    ['100.64', '100.127', '169.254', '172.16', '172.31', '192.168', '198.18', '198.19'],
    ['192.0.0', '192.0.2', '192.88.99', '198.51.100', '203.0.113'],
  ]

  test('is none of IPv4 that IANA keeps for a special purpose, in whichever way it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SPECIAL.flat()),
        fc.array(byte, { minLength: 3, maxLength: 3 }),
        (network, rest) => {
          const address = [...network.split('.'), ...rest].slice(0, 4).join('.')
          const hex = address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'))
          const mapped = `::ffff:${hex[0]}${hex[1]}:${hex[2]}${hex[3]}`
          const whole = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
          expect(isPublicAddress(address)).toBe(false)
          expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
          expect(isPublicAddress(mapped)).toBe(false)
          // What browsers and Node make of a number is what is judged.
          expect(isPublicAddress(new URL(`https://${whole}/`).hostname)).toBe(false)
        },
      ),
    )
  })

  test.each([
    '::',
    '::1',
    '::7f00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::a00:1',
    '2001:db8::1',
    '2001::a00:1',
    '2002:a00:1::1',
    '100::1',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '99.255.255.255',
    '100.128.0.1',
    '172.32.0.1',
    '2606:4700::1',
    '2a00:1450::5',
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('the text of an address', () => {
  test('says what is wrong with it, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withFragments: true })),
        (text) => {
          const fault = webAddressFault(text)
          if (fault !== undefined) {
            expect(fault).toMatch(/^takes /)
            return
          }
          const { protocol, username, hash } = new URL(text)
          expect([username, hash]).toEqual(['', ''])
          expect(['http:', 'https:']).toContain(protocol)
        },
      ),
    )
  })
})

describe('where a connection leads', () => {
  const faultOf = async (address: string) => (await targetFaults([address])).get(address)
  const connecting = (address: string) =>
    new Promise<Error>((resolve) => {
      const url = new URL(address)
      http.get(url, { lookup: checkedLookup(url) }).on('error', resolve)
    })

  test('is not where a name leads that stands for this machine', async () => {
    expect(await faultOf('https://localhost/')).toContain('127.0.0.1')
    const refused = await connecting('http://localhost:8080/')
    expect(refused).toBeInstanceOf(RefusedTarget)
  })

  test('is not an address that needs no look-up', () => {
    for (const host of ['127.0.0.1', '[::1]', '0x7f.1', '[::ffff:127.0.0.1]', '2130706433']) {
      expect(() => checkedLookup(new URL(`https://${host}/`))).toThrow(RefusedTarget)
    }
  })

  test('is nowhere without encryption', async () => {
    expect(await faultOf('http://8.8.8.8/')).toMatch(/^takes https/)
    expect(await faultOf('http://receiver.invalid/')).toMatch(/^takes https/)
    expect(await faultOf('https://8.8.8.8/')).toBeUndefined()
  })
})
