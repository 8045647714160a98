/** A failed use of the database, in PostgreSQL's words as far as it said any. */
export interface DatabaseFailure {
  /** PostgreSQL's five characters for what is wrong; none where nothing came back from it. */
  readonly state: string | undefined
  readonly message: string
  /** True when the statement was undone by PostgreSQL, which goes on with the next. */
  readonly isUndone: boolean
  /** True when there was no way to the database, or none in time. */
  readonly isUnreachable: boolean
}

/** PostgreSQL's state for a wait of too long for a lock. */
export const LOCK_NOT_AVAILABLE = '55P03'

/** PostgreSQL's state for a write where nothing can be written: on a standby, or by such a session. */
export const READ_ONLY = '25006'

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
  readonly message?: string
  readonly cause?: Cause
  readonly meta?: { readonly driverAdapterError?: { readonly cause?: Cause } }
}

/** States in which PostgreSQL takes no statements, or has ended the connection. */
const GONE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '53300',
  '08000',
  '08003',
  '08006',
  READ_ONLY,
  '25P03',
])
/** The same before PostgreSQL says anything: as Node, as Prisma's adapter and as Prisma name it. */
const NO_WAY = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
  ...['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'],
])
const NO_CONNECTION = /timeout exceeded|Connection terminated|not queryable/
const STATE = /^[0-9A-Z]{5}$/

/** What an error says of the database; an error of any other kind says nothing. */
export function databaseFailure(error: unknown): DatabaseFailure {
  const { name, code, severity, message = '', cause, meta } = (error ?? {}) as Failure
  const said =
    meta?.driverAdapterError?.cause ?? (name === 'DriverAdapterError' ? cause : undefined)
  const state = said ? said.originalCode : severity !== undefined ? code : undefined
  const isState = state !== undefined && STATE.test(state)
  return {
    state: isState ? state : undefined,
    message: said?.originalMessage ?? message,
    // The adapter names the severity only of what it has no other name for, which is an error.
    isUndone: isState && (said?.severity ?? severity ?? 'ERROR') === 'ERROR',
    isUnreachable:
      GONE.has(state ?? '') || NO_WAY.has(said?.kind ?? code ?? '') || NO_CONNECTION.test(message),
  }
}
