import { isIP, isIPv6 } from 'node:net'
import { plainAddress } from './addressGroup'
import { networksOf } from './networks'

/**
 * Networks of IPv4 that are not of the whole Internet: IANA's registry of special purposes, and
 * what is for groups and for nobody yet.
 */
const OF_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

/** All that is given out of IPv6, and what of it is not of the whole Internet or leads to IPv4. */
const GLOBAL_IPV6 = ['2000::/3']
const OF_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const known = (networks: readonly string[]) => networksOf(networks) ?? (() => true)
const isSpecial = known(OF_IPV4)
const isGlobal = known(GLOBAL_IPV6)
const isSpecialWithin = known(OF_IPV6)

/**
 * Whether an address is one of the whole Internet: none of a private network, of this machine, of
 * the link, and none that stands for one of these in another way of writing.
 */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address)
  if (isIP(plain) === 0) return false
  if (!isIPv6(plain)) return !isSpecial(plain)
  return isGlobal(plain) && !isSpecialWithin(plain)
}
