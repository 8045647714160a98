import { addressOf, faultOfFiles, serverOf } from './address'
import {
  DISK_FULL,
  databaseFailure,
  NO_PASSWORD,
  NO_SUCH_DATABASE,
  NO_TRUST,
  NOT_LET_IN,
  READ_ONLY,
  TOO_MANY_CONNECTIONS,
} from './failure'

/** States in which PostgreSQL knows its callers and does not let this one in. */
const UNKNOWN_CALLER: ReadonlySet<string> = new Set(NOT_LET_IN)
/** What is there is not for this role. */
const NOT_ALLOWED = '42501'
/** A table, a column or a function that is not there. */
const NOT_MADE = new Set(['42P01', '42703', '42883'])
/** States that pass: it starts or ends, is at its limits, or a pooler has no way to it. */
const PASSING = /^(57P|53|08|25P)/
/** What a pooler says to a session that begins with settings of its own. */
const NO_SETTINGS = /^unsupported startup parameter/
/** What the driver says of a server that was asked for TLS. */
const NO_TLS = /does not support SSL/

/** The variable by which an address was given. */
const variableOf = (url: string): string => {
  const { DATABASE_URL: service, MIGRATE_DATABASE_URL: owner } = process.env
  return url === owner && url !== service ? 'MIGRATE_DATABASE_URL' : 'DATABASE_URL'
}

/**
 * Whether a connection was lost that had come about: nobody knows then whether what was asked on it last
 * was done.
 */
export function isBrokenOff(error: unknown): boolean {
  const { state, isUnreachable, isUnopened } = databaseFailure(error)
  return isUnreachable && !isUnopened && state === undefined
}

/**
 * Says to the operator, in one sentence and without the password, why a database cannot be used.
 *
 * @param url the address that was tried
 * @param error what came of it
 * @param asOwner whether it was for whoever owns the tables, as most commands are
 */
export function whyNotUsable(url: string, error: unknown, asOwner = false): string {
  const { state, message, isUnreachable } = databaseFailure(error)
  const server = serverOf(url)
  const { user, database } = addressOf(url)
  const variable = variableOf(url)
  if (NO_PASSWORD.test(message)) {
    return `The database server at ${server} asks the user "${user}" for a password, and ${variable} has none. Write it behind the user there, postgresql://${user}:PASSWORD@…, signs like @ : / # % as %40 %3A %2F %23 %25.`
  }
  if (state && UNKNOWN_CALLER.has(state)) {
    return `The database server at ${server} does not let the user "${user}" in: ${message}. Correct user or password in ${variable}.`
  }
  if (state === NO_SUCH_DATABASE) {
    return `The database server at ${server} has no database "${database}". Create it, or correct ${variable}.`
  }
  if (state === NOT_ALLOWED) {
    const lacking = `The user "${user}" lacks rights in the database at ${server}: ${message}.`
    return asOwner
      ? `${lacking} Have MIGRATE_DATABASE_URL name who owns the tables, or is to, and run this again.`
      : `${lacking} Run npm run migrate with MIGRATE_DATABASE_URL naming who owns the tables, which gives the user in DATABASE_URL what the service needs.`
  }
  if (state && NOT_MADE.has(state)) {
    return `The database "${database}" at ${server} lacks what this version of Fleetbook keeps there: ${message}. If it is the right one, run npm run migrate; else correct ${variable}.`
  }
  if (NO_SETTINGS.test(message)) {
    // Where that is said already, a command has asked, which takes its time whatever the role has.
    const remedy =
      process.env.DATABASE_POOLER === 'transaction'
        ? `Have ${variable} name the server itself: this goes past the pooler.`
        : 'Set DATABASE_POOLER=transaction, and start again.'
    return `The pooler at ${server} lets no session have settings of its own. ${remedy}`
  }
  if (state === READ_ONLY) {
    return `The database at ${server} can only be read. Have ${variable} name the server that is written to, or turn default_transaction_read_only off.`
  }
  if (state === TOO_MANY_CONNECTIONS) {
    return `The database server at ${server} has no connection left: ${message}. Give it more by max_connections, or the role by CONNECTION LIMIT, or lower WORKERS or DATABASE_POOL_SIZE.`
  }
  if (state === DISK_FULL) {
    return `The disk of the database at ${server} is full: ${message}. Make room there, and try again.`
  }
  if (NO_TLS.test(message)) {
    return `The database server at ${server} speaks no TLS, which sslmode in ${variable} asks for. Turn ssl on there, or take sslmode away.`
  }
  const fileFault = state ? undefined : faultOfFiles(url, variable)
  if (fileFault) return fileFault
  const { code = message } = error as NodeJS.ErrnoException
  if (NO_TRUST.test(code)) {
    return `The certificate of the database server at ${server} is not trusted: ${message}. Have ${variable} say sslmode=verify-full&sslrootcert=FILE with the authority's certificate, and name the server as its own certificate does.`
  }
  if (isBrokenOff(error)) {
    return `The connection to the database at ${server} broke off (${code}). See whether a database runs there, and try again.`
  }
  if (isUnreachable && !state) {
    return `No database answers at ${server} (${code}). Start it, or correct ${variable}.`
  }
  if (isUnreachable && state && PASSING.test(state)) {
    return `The database at ${server} takes nobody just now: ${message}. Try again.`
  }
  return state ? `The database at ${server} cannot be used: ${message}` : message
}
