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

/** Parameters that hold whatever they say: the driver reads them, or what asks it. */
const HEARD: ReadonlySet<string> = new Set([
  ...['user', 'password', 'host', 'port'],
  ...['sslmode', 'sslcert', 'sslkey', 'sslrootcert', 'sslnegotiation', 'uselibpqcompat'],
  ...['application_name', 'fallback_application_name', 'options'],
  ...['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'query_timeout'],
  ...['connectionTimeoutMillis', 'enableChannelBinding', 'scramMaxIterations'],
])

/** A parameter that nothing here hears. */
interface Unheard {
  /** What it may say all the same, in small letters, as it is so by itself. */
  readonly asIs?: readonly string[]
  /** What says the same, or how it is without. */
  readonly instead?: string
}

const KEPT_ALIVE: Unheard = {
  instead: 'the system asks after half a minute of silence whether the other end is there',
}
const SURE =
  'sslmode=verify-full lets no other server answer than the one that its certificate names'
const PROTOCOL: Unheard = { asIs: ['3.0'] }

/** Parameters of PostgreSQL's own programs, of Prisma's driver and of others, of which something can be said. */
const UNHEARD: Readonly<Record<string, Unheard>> = {
  schema: {
    asIs: ['public'],
    instead: 'the tables are in the schema public, and nowhere else',
  },
  pgbouncer: { asIs: ['false'], instead: 'set DATABASE_POOLER=transaction' },
  connection_limit: { instead: 'set DATABASE_POOL_SIZE' },
  pool_timeout: { instead: 'set WAIT_SECONDS' },
  // The driver takes no other word for it, and would ask for no TLS.
  ssl: { asIs: ['true', '1', 'false', '0', ''], instead: 'write sslmode=verify-full' },
  requiressl: { asIs: ['0', ''], instead: 'write sslmode=verify-full' },
  channel_binding: { asIs: ['prefer', 'disable', ''], instead: SURE },
  require_auth: { asIs: [''], instead: SURE },
  ssl_min_protocol_version: {
    asIs: ['tlsv1', 'tlsv1.1', 'tlsv1.2', ''],
    instead:
      'nothing below TLS 1.2 is spoken, and with NODE_OPTIONS=--tls-min-v1.3 nothing below 1.3',
  },
  ssl_max_protocol_version: {
    asIs: ['tlsv1.3', ''],
    instead: 'set NODE_OPTIONS=--tls-max-v1.2 where TLS 1.3 is not to be spoken',
  },
  sslcompression: { asIs: ['0', ''] },
  sslsni: { asIs: ['1', ''] },
  sslcertmode: {
    asIs: ['allow', ''],
    instead: 'sslcert and sslkey are shown where both are named',
  },
  sslpassword: {
    asIs: [''],
    instead: 'have the key without one, in a file for the user of this process alone',
  },
  gssencmode: { asIs: ['prefer', 'disable', ''] },
  gssdelegation: { asIs: ['0', ''] },
  hostaddr: { instead: 'name the server before the path' },
  dbname: { instead: 'name the database as the path' },
  passfile: { instead: 'set PGPASSFILE' },
  service: { instead: 'write out what it stands for' },
  servicefile: { instead: 'write out what it stands for' },
  client_encoding: {
    asIs: ['auto', 'utf8', 'utf-8', 'unicode', ''],
    instead: 'it is UTF-8',
  },
  connect_timeout: {
    instead: 'a connection may take 5 seconds to come about, or WAIT_SECONDS where that is more',
  },
  keepalives: { ...KEPT_ALIVE, asIs: ['1', ''] },
  keepalives_idle: KEPT_ALIVE,
  keepalives_interval: KEPT_ALIVE,
  keepalives_count: KEPT_ALIVE,
  replication: { asIs: ['false', 'off', 'no', '0', ''] },
  target_session_attrs: {
    asIs: ['any', ''],
    instead: 'name the server that is written to, or what leads there, such as HAProxy',
  },
  load_balance_hosts: { asIs: ['disable', ''] },
  min_protocol_version: PROTOCOL,
  max_protocol_version: PROTOCOL,
}

/**
 * What an address says that nothing here would hear, in words for the operator: whoever wrote it would
 * believe that it holds.
 */
export function unheardParameter(text: string): string | undefined {
  for (const [name, value] of addressUrl(text).searchParams) {
    if (HEARD.has(name)) continue
    const { asIs = [], instead } = (Object.hasOwn(UNHEARD, name) && UNHEARD[name]) || {}
    if (asIs.includes(value.toLowerCase())) continue
    const takeOut = `has ${name}=, which Fleetbook does not read: take it out`
    return instead ? `${takeOut}; ${instead}` : takeOut
  }
  return undefined
}

/** Whether an address names several servers, as PostgreSQL's own programs take them and the driver does not. */
export const namesSeveral = (text: string): boolean => /^[^/]*\/\/(?:[^/?#]*@)?[^@/?#]*,/.test(text)

const withHost = (text: string): string => text.replace(WITHOUT_HOST, '$1localhost$2')
