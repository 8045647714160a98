import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is in any network where none is named. */
export const NOWHERE = (_address: string): boolean => false

/**
 * Reads networks, each in CIDR notation or a single address.
 *
 * @returns whether an address is in any of them; undefined where one of them is no network
 */
export function networksOf(
  networks: readonly string[],
): ((address: string) => boolean) | undefined {
  if (networks.length === 0) return NOWHERE
  const known = new BlockList()
  for (const network of networks) {
    const named = read(network)
    if (!named) return undefined
    known.addSubnet(named.address, named.bits, named.family)
  }
  return (address) => isIP(address) !== 0 && known.check(address, familyOf(address))
}

/**
 * Whether all that some networks admit, others do too; no network at all is everywhere. Each lies
 * within one of the others, in the same way of writing it.
 */
export const areWithin = (networks: readonly string[], others: readonly string[]): boolean =>
  others.length === 0 ||
  (networks.length > 0 &&
    networks.every((network) => others.some((other) => isWithin(network, other))))

function isWithin(network: string, other: string): boolean {
  const [inner, outer] = [read(network), read(other)]
  if (!inner || !outer || inner.family !== outer.family || inner.bits < outer.bits) return false
  return networksOf([other])?.(inner.address) ?? false
}

/** What a text names; undefined where that is no network. */
function read(network: string) {
  const [, address = '', length] = NETWORK.exec(network) ?? []
  const family = familyOf(address)
  const bits = length === undefined ? MAX_BITS[family] : Number(length)
  return isIP(address) && bits <= MAX_BITS[family] ? { address, family, bits } : undefined
}

/** Without the name of an interface, which means nothing elsewhere. */
const NETWORK = /^([^/%]+)(?:\/(\d{1,3}))?$/
const MAX_BITS = { ipv4: 32, ipv6: 128 } as const
const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4')
