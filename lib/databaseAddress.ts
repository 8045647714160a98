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

/** Parameters that Prisma's own driver reads, and the one here does not: what says the same, by the value. */
const OF_PRISMA: Readonly<Record<string, (value: string) => string | undefined>> = {
  schema: (value) =>
    value === 'public' ? undefined : 'the tables are in the schema public, and nowhere else',
  pgbouncer: (value) => (value === 'false' ? undefined : 'set DATABASE_POOLER=transaction'),
  connection_limit: () => 'set DATABASE_POOL_SIZE',
  pool_timeout: () => 'set WAIT_SECONDS',
}

/**
 * What an address says that nothing here would hear, in words for the operator: whoever wrote it would
 * believe that it holds.
 */
export function unheardParameter(text: string): string | undefined {
  for (const [name, value] of addressUrl(text).searchParams) {
    const instead = Object.hasOwn(OF_PRISMA, name) ? OF_PRISMA[name]?.(value) : undefined
    if (instead) return `has ${name}=, which Fleetbook does not read: take it out; ${instead}`
  }
  return undefined
}

/** Whether an address names several servers, as PostgreSQL's own programs take them and the driver does not. */
export const namesSeveral = (text: string): boolean => /^[^/]*\/\/(?:[^/?#]*@)?[^@/?#]*,/.test(text)

const withHost = (text: string): string => text.replace(WITHOUT_HOST, '$1localhost$2')
