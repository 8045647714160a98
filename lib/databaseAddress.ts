/** An address that names who comes and a host by a parameter alone, which `URL` does not take. */
const WITHOUT_HOST = /^(postgres(?:ql)?:\/\/[^@/?#]+@)(\/[^@/?#]*\?(?:[^#]*&)?host=)/

/**
 * An address of a database in its parts. Where a parameter names the host, as the folder of a socket,
 * PostgreSQL's programs and its driver want none before the path: `postgresql://who@/which?host=/run/postgresql`.
 *
 * @throws TypeError where it is no address
 */
export const addressUrl = (text: string): URL => new URL(withHost(text))

/** Whether it is an address, of whose parts the driver can take what stands behind `%`. */
export function isAddress(text: string): boolean {
  try {
    const { username, password, hostname, pathname } = addressUrl(text)
    for (const part of [username, password, hostname, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

const withHost = (text: string): string => text.replace(WITHOUT_HOST, '$1localhost$2')
