import type { IncomingMessage } from 'node:http'
import { networksOf } from '@/lib/text/networks'

/** Whether an address that stands before so many others is a proxy of the operator's own. */
export type Trust = (address: string, place: number) => boolean

/**
 * Reads whom to believe: how many proxies stand before the service, or the networks that they are
 * in, with commas between.
 *
 * @returns undefined for what is neither
 */
export function trustOf(text: string): Trust | undefined {
  const flag = { true: 1, false: 0 }[text]
  if (flag !== undefined || /^\d{1,2}$/.test(text)) {
    const count = flag ?? Number(text)
    return (_, place) => place < count
  }
  return networksOf(text.split(',').map((network) => network.trim()))
}

/** An address with the port of its connection, as some proxies write it: in brackets where it is IPv6. */
const WITH_PORT = /^(?:(\d+\.\d+\.\d+\.\d+):\d+|\[([^\]]+)\](?::\d+)?)$/

/** Of what a proxy writes the address: each connection has a port of its own. */
function withoutPort(written: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(written) ?? []
  return ipv4 ?? ipv6 ?? written
}

/**
 * The address that a request comes from. What each proxy of the operator's appends to
 * X-Forwarded-For is counted from the right, beginning with the connection itself: whatever stands
 * further to the left than the last of them the caller may have written.
 */
export function callerAddress({ headers, socket }: IncomingMessage, trust: Trust): string {
  const forwarded = headers['x-forwarded-for']
  if (forwarded === undefined) return socket.remoteAddress ?? ''
  const told = (Array.isArray(forwarded) ? forwarded.join() : forwarded).split(',')
  const way = [
    ...told.map((each) => withoutPort(each.trim())).filter(Boolean),
    socket.remoteAddress ?? '',
  ]
  let place = 0
  while (place < way.length - 1 && trust(way[way.length - 1 - place] ?? '', place)) place += 1
  return way[way.length - 1 - place] ?? ''
}
