/** A failed use of the database, in PostgreSQL's words as far as it said any. */
export interface DatabaseFailure {
  /** PostgreSQL's five characters for what is wrong; none where nothing came back from it. */
  readonly state: string | undefined
  readonly message: string
  /** True when the statement was undone by PostgreSQL, which goes on with the next. */
  readonly isUndone: boolean
  /** True when there was no way to the database, or none in time. */
  readonly isUnreachable: boolean
  /** True when not even a connection came about, so that nothing was sent. */
  readonly isUnopened: boolean
  /** True when the server is there, and takes neither user, password nor the database's name. */
  readonly isNotLetIn: boolean
  /** True when none of those that may come about was free in time. */
  readonly isPoolExhausted: boolean
}

/** PostgreSQL's state for a wait of too long for a lock. */
export const LOCK_NOT_AVAILABLE = '55P03'

/** PostgreSQL's state for a write where nothing can be written: on a standby, or by such a session. */
export const READ_ONLY = '25006'

/** PostgreSQL's state for a disk that has no room left. */
export const DISK_FULL = '53100'

/** PostgreSQL's state for who comes when all its connections are taken. */
export const TOO_MANY_CONNECTIONS = '53300'

/** PostgreSQL's states for a user or a password that it does not take. */
export const NOT_LET_IN = ['28P01', '28000'] as const

/** PostgreSQL's state for a database that it does not have. */
export const NO_SUCH_DATABASE = '3D000'

/** What the driver says where a password is asked for and it has none. */
export const NO_PASSWORD = /SASL: SCRAM-\S+: client password must be a/

/** What Prisma's adapter makes of an error of the driver. */
interface Cause {
  readonly kind?: string
  readonly originalCode?: string
  readonly originalMessage?: string
  readonly severity?: string
}

/** As much as is common to the errors of Prisma, of its adapter, of the driver and of Node. */
interface Failure {
  readonly name?: string
  readonly code?: string
  readonly severity?: string
  readonly syscall?: string
  readonly message?: string
  readonly cause?: Cause
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: Cause } }
}

/**
 * States in which PostgreSQL takes no statements, or has ended the connection. Prisma's adapter does not
 * pass on of all of them how grave they are, and some servers say that in another language.
 */
const GONE = new Set([
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '08000', '08003', '08006'],
  ...[TOO_MANY_CONNECTIONS, READ_ONLY],
  ...['25P03', '25P04', ...NOT_LET_IN, NO_SUCH_DATABASE],
])
/** How PostgreSQL, and poolers before it, say that the connection ends with this, or never began. */
const ENDED = new Set(['FATAL', 'PANIC'])
/** The same before PostgreSQL says anything: as Node, as Prisma's adapter and as Prisma name it. */
const NO_WAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET'],
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'],
  'TlsConnectionError',
  ...['P1001', 'P1002', 'P1008', 'P1011', 'P1017', 'P2024', 'P2028', 'P2037'],
])
/** What Node was doing when there was none, whatever kept it from that. */
const ON_THE_WAY = new Set(['connect', 'getaddrinfo'])
/** How it names a server's certificate that it does not take. */
export const NO_TRUST =
  /^(ERR_TLS_|CERT_|CRL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|INVALID_(CA|PURPOSE)|HOSTNAME_)/
const NO_CONNECTION = /timeout exceeded|Connection terminated|not queryable/
/** How the pool says that none was free in time, and that one did not come about. */
const POOL_EXHAUSTED = /trying to connect/
const TOO_LATE = /connection timeout/
/** States in which PostgreSQL lets nobody in, as Prisma and its adapter name the same. */
const NOT_OPENED = new Set([
  ...['57P03', ...NOT_LET_IN, NO_SUCH_DATABASE],
  ...['DatabaseNotReachable', 'P1001', 'P2024'],
])
const LETS_IN_OTHERS: ReadonlySet<string> = new Set([...NOT_LET_IN, NO_SUCH_DATABASE])
const STATE = /^[0-9A-Z]{5}$/

/** What an error says of the database; an error of any other kind says nothing. */
export function databaseFailure(error: unknown): DatabaseFailure {
  const { name, code, severity, syscall, message = '', cause, meta } = (error ?? {}) as Failure
  const said =
    meta?.driverAdapterError?.cause ?? (name === 'DriverAdapterError' ? cause : undefined)
  const state = said ? said.originalCode : severity !== undefined ? code : undefined
  const isState = state !== undefined && STATE.test(state)
  // The adapter names the severity only of what it has no other name for, which is an error.
  const gravity = said?.severity ?? severity ?? 'ERROR'
  const kind = said?.kind ?? code ?? ''
  const isOnTheWay = ON_THE_WAY.has(syscall ?? '')
  const hasNoPassword = NO_PASSWORD.test(message)
  return {
    state: isState ? state : undefined,
    message: said?.originalMessage ?? message,
    isUndone: isState && gravity === 'ERROR',
    isUnreachable:
      GONE.has(state ?? '') ||
      ENDED.has(gravity) ||
      NO_WAY.has(kind) ||
      isOnTheWay ||
      NO_TRUST.test(kind) ||
      hasNoPassword ||
      NO_CONNECTION.test(message),
    isUnopened:
      isOnTheWay ||
      NOT_OPENED.has(state ?? kind) ||
      NO_TRUST.test(kind) ||
      hasNoPassword ||
      POOL_EXHAUSTED.test(message) ||
      TOO_LATE.test(message),
    isNotLetIn: hasNoPassword || LETS_IN_OTHERS.has(state ?? ''),
    isPoolExhausted: POOL_EXHAUSTED.test(message),
  }
}
