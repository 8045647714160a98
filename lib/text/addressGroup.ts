import { isIPv6 } from 'node:net'

/** An IPv4 address as IPv6 writes it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * What of an address is one place: an IPv4 address as it is, and of IPv6 the network of 64 bits,
 * of which one household has more addresses than could be counted.
 */
export function addressGroup(address: string): string {
  const mapped = plainAddress(address)
  if (mapped !== address) return mapped
  if (!isIPv6(address)) return address.slice(0, 100)
  // As an address of the web writes it: shortened in one way only, and without a zone.
  const host = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const [before = '', after] = host.split('::')
  const parts = before ? before.split(':') : []
  const rest = after ? after.split(':') : []
  const gap = after === undefined ? [] : Array(8 - parts.length - rest.length).fill('0')
  return `${[...parts, ...gap, ...rest].slice(0, 4).join(':')}::/64`
}

/** An address as people write it: of IPv4 without what IPv6 puts before it. */
export const plainAddress = (address: string): string => MAPPED.exec(address)?.[1] ?? address
