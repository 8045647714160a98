import { env } from '@/lib/env'

/** For whom a passkey is made: the host of the console, and the origins of its pages. */
export interface RelyingParty {
  readonly id: string
  readonly name: string
  readonly origins: string[]
}

const LOOPBACK = /^(127\.[0-9.]+|\[::1\])$/

/**
 * Who asks for passkeys. Browsers make none for an address in figures; a service that is reached by
 * this machine's own is `localhost` to them.
 */
export function relyingParty(): RelyingParty {
  const { NEXTAUTH_URL, HOST, PORT } = env()
  const url = new URL(NEXTAUTH_URL ?? `http://${HOST}:${PORT}`)
  const { origin } = url
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost'
  return { id: url.hostname, name: 'Fleetbook', origins: [...new Set([origin, url.origin])] }
}
