import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressGroup } from '@/lib/text/addressGroup'
import { callerAddress, type Trust, trustOf } from './callerAddress'

const requestFrom = (remoteAddress: string, forwarded: string): IncomingMessage =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as never

const from = (trust: string, remoteAddress: string, ...forwarded: string[]): string =>
  callerAddress(requestFrom(remoteAddress, forwarded.join(', ')), trustOf(trust) as Trust)

const address = fc.oneof(fc.ipV4(), fc.ipV6())

describe('the address of a caller', () => {
  test('is what the last proxy but so many wrote, whatever the caller sends', () => {
    fc.assert(
      fc.property(
        fc.array(address),
        address,
        fc.array(address, { maxLength: 3 }),
        (invented, caller, proxies) => {
          const way = [...invented, caller, ...proxies]
          const connection = way.pop() as string
          expect(from(String(proxies.length), connection, ...way)).toBe(caller)
        },
      ),
    )
  })

  test('is the first from the right that is in none of the networks of proxies', () => {
    const networks = '10.0.0.0/8, fd00::/8'
    expect(from(networks, '10.0.0.1', '6.6.6.6', '203.0.113.9', '10.9.9.9', 'fd00::1')).toBe(
      '203.0.113.9',
    )
    expect(from(networks, '::ffff:10.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
    expect(from(networks, '203.0.113.9', '10.0.0.1')).toBe('203.0.113.9')
    expect(from(networks, '10.0.0.1', 'no address', '10.0.0.2')).toBe('no address')
  })

  test('is the same whatever port a proxy writes beside it', () => {
    const port = fc.integer({ min: 1, max: 65_535 })
    fc.assert(
      fc.property(fc.ipV4(), fc.ipV6(), port, (ipv4, ipv6, port) => {
        expect(from('1', '10.0.0.1', `${ipv4}:${port}`)).toBe(ipv4)
        expect(from('1', '10.0.0.1', `[${ipv6}]:${port}`)).toBe(ipv6)
        expect(from('1', '10.0.0.1', `[${ipv6}]`)).toBe(ipv6)
      }),
    )
    expect(from('10.0.0.0/8', '10.0.0.1', '203.0.113.9:1', '10.0.0.2:2')).toBe('203.0.113.9')
    for (const odd of ['203.0.113.9:', ':80', '[::1', '[]:1', 'host:80', '1.2.3.4:5:6']) {
      expect(from('1', '10.0.0.1', odd)).toBe(odd)
    }
  })

  test('is the connection where no proxy is trusted, or none has written', () => {
    expect(from('0', '203.0.113.9', '10.0.0.1')).toBe('203.0.113.9')
    expect(from('false', '203.0.113.9', '10.0.0.1')).toBe('203.0.113.9')
    expect(from('2', '10.0.0.1')).toBe('10.0.0.1')
  })

  test.each([
    ...['-1', 'yes', '1000', '10.0.0/8', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8,'],
    // An empty length would be read as none at all, which is everybody.
    ...['10.0.0.0/', '10.0.0.0/ ', '10.0.0.0/-0', '10.0.0.0/0x8', '10.0.0.0/8/8'],
  ])('is not read by %j', (text) => expect(trustOf(text)).toBeUndefined())
})

describe('what counts as one address', () => {
  test('is of IPv6 the network of 64 bits, however it is written', () => {
    expect(addressGroup('2001:db8:0:1::5')).toBe('2001:db8:0:1::/64')
    expect(addressGroup('2001:0DB8:0000:0001:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1::/64')
    expect(addressGroup('::1')).toBe('0:0:0:0::/64')
    expect(addressGroup('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })

  test('is of IPv4 the address, also where IPv6 carries it', () => {
    expect(addressGroup('203.0.113.9')).toBe('203.0.113.9')
    expect(addressGroup('::ffff:203.0.113.9')).toBe('203.0.113.9')
  })

  test('is something short for whatever else a proxy may write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), address), (text) => {
        expect(addressGroup(text).length).toBeLessThanOrEqual(100)
      }),
    )
  })
})
