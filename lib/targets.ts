import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { plainAddress } from '@/lib/text/addressGroup'
import { NOWHERE } from '@/lib/text/networks'
import { isPublicAddress } from '@/lib/text/specialNetworks'
import { webAddressFault } from '@/lib/text/webAddress'
import { env } from './env'

/**
 * Where the service may be told to connect to. It stands in the operator's network, so an address
 * that somebody enters may not lead there: to no other machine, not to this one and to nothing that
 * only this one reaches, unless `WEBHOOK_NETWORKS` says so.
 */

/** Thrown for a connection that is not made; the message says which rule it is against. */
export class RefusedTarget extends Error {}

/** How long names may take to be resolved while somebody waits for the answer to a write, in ms. */
const RESOLVED_WITHIN = 2000

interface Resolved {
  readonly address: string
  readonly family: number
}

/** The rule that connecting to an address is against; undefined where it may be. */
function addressFault(address: string, isSealed: boolean): string | undefined {
  if (env().WEBHOOK_NETWORKS(plainAddress(address))) return undefined
  if (!isPublicAddress(address)) {
    return `may not lead to ${address}, which is no address of the whole Internet: the operator allows others by WEBHOOK_NETWORKS`
  }
  return isSealed ? undefined : UNSEALED
}

const UNSEALED = 'takes https:// addresses alone, but for networks in WEBHOOK_NETWORKS'

const firstFault = (resolved: readonly Resolved[], isSealed: boolean): string | undefined =>
  resolved.map(({ address }) => addressFault(address, isSealed)).find((fault) => fault)

/** The host of an address, an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/**
 * The rules that addresses to be called are against, as far as can be told now. A name that nobody
 * can resolve yet is taken, also where the others took all the time: each connection is checked again.
 */
export async function targetFaults(
  texts: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const end = performance.now() + RESOLVED_WITHIN
  const faults = new Map<string, string | undefined>()
  for (const text of new Set(texts)) faults.set(text, await targetFault(text, end))
  return faults
}

async function targetFault(text: string, end: number): Promise<string | undefined> {
  const fault = webAddressFault(text)
  if (fault) return fault
  const url = new URL(text)
  const isSealed = url.protocol === 'https:'
  const found = firstFault(await resolvedBefore(hostOf(url), end), isSealed)
  // Wherever its name is going to lead, it is not to a network that there is none of.
  return found ?? (isSealed || env().WEBHOOK_NETWORKS !== NOWHERE ? undefined : UNSEALED)
}

async function resolvedBefore(host: string, end: number): Promise<readonly Resolved[]> {
  const left = end - performance.now()
  // What is an address already takes no time.
  if (left <= 0 && isIP(host) === 0) return []
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Resolved[]>((resolve) => {
    timer = setTimeout(() => resolve([]), left)
  })
  const found = lookup(host, { all: true }).catch(() => [])
  return Promise.race([found, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * How a connection to an address finds its way: by a `lookup` that gives nothing but what was
 * checked, so that between check and connection nobody can say otherwise.
 *
 * @throws RefusedTarget for an address that needs no look-up, and may not be connected to
 */
export function checkedLookup(url: URL): LookupFunction {
  const isSealed = url.protocol === 'https:'
  const host = hostOf(url)
  // What is an address already is not looked up by whoever connects.
  const fault = isIP(host) === 0 ? webAddressFault(url.href) : addressFault(host, isSealed)
  if (fault) throw new RefusedTarget(`The address ${fault}.`)
  return (name, options, callback) => {
    lookup(name, { ...options, all: true }).then(
      (resolved) => {
        const refused = firstFault(resolved, isSealed)
        const [first] = resolved
        if (refused) callback(new RefusedTarget(`The address ${refused}.`), '', 0)
        else if (options.all) callback(null, resolved)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
}
