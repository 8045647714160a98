/** Where a server listens that is reached at any address of the machine. */
const ANYWHERE = new Set(['0.0.0.0', '::'])

/**
 * The address by which a browser of this machine reaches a server.
 *
 * @param host name or address at which it listens, an IPv6 one without brackets
 */
export function localOrigin(host: string, port: number): string {
  if (ANYWHERE.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
