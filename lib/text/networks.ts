import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Reads networks, each in CIDR notation or a single address.
 *
 * @returns whether an address is in any of them; undefined where one of them is no network
 */
export function networksOf(
  networks: readonly string[],
): ((address: string) => boolean) | undefined {
  const known = new BlockList()
  for (const network of networks) {
    const [, address = '', length] = NETWORK.exec(network) ?? []
    const family = familyOf(address)
    const bits = length === undefined ? MAX_BITS[family] : Number(length)
    if (!isIP(address) || bits > MAX_BITS[family]) return undefined
    known.addSubnet(address, bits, family)
  }
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address))
}

/** Without the name of an interface, which means nothing elsewhere. */
const NETWORK = /^([^/%]+)(?:\/(\d{1,3}))?$/
const MAX_BITS = { ipv4: 32, ipv6: 128 } as const
const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
