/** What values are read and written by as text, in the sessions of the service and of operators. */
const OF_VALUES = {
  /** Moments are written and compared in UTC, and written so that the driver reads them. */
  TimeZone: 'UTC',
  DateStyle: 'ISO, MDY',
  /** A backslash in the text of a statement is one: migrations, and some that lists send, have them. */
  standard_conforming_strings: 'on',
  /** So many digits that each figure is read as it was, and each moment that is told as a figure. */
  extra_float_digits: '1',
} as const

/**
 * What else values go by that are written in one session and read in another, as those of a backup:
 * whatever server or role have. The service writes none of these, and its role may have others.
 */
export const AS_WRITTEN = {
  ...OF_VALUES,
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  /** Names of tables are told with quotes only where they need them, as a backup has them. */
  quote_all_identifiers: 'off',
} as const

/**
 * What holds in every session of the service. Durations are as PostgreSQL shows them. Nothing here
 * may weaken PostgreSQL's own settings of durability.
 */
export const SETTINGS = {
  ...OF_VALUES,
  /** A change waits for another's of the same record and then goes by what that one left. */
  default_transaction_isolation: 'read committed',
  /** How long a statement waits for another's lock; longer waits answer 423. */
  lock_timeout: '5s',
  /** The most that one statement may take as long as PostgreSQL works. */
  statement_timeout: '30s',
  /** How long a process that has stopped in the middle of a transaction may keep its locks. */
  idle_in_transaction_session_timeout: '10s',
  /** How soon a statement is ended for which nobody waits any more. */
  client_connection_check_interval: '1s',
} as const

/**
 * What makes statements quicker, and nobody has to have. PostgreSQL compiles what it expects to take
 * long; a list of a million clients takes less time than that, and its statement is another the next
 * time, so that it is compiled again (decision 68).
 */
export const QUICKER = { jit: 'off' } as const

/**
 * What keeps PostgreSQL from ending a session for its silence, whatever server or role have: those of
 * the pool are silent for minutes, and one that listens for hours. A pooler lends a session that
 * PostgreSQL has just ended, and the call that got it fails; so its sessions have to have this too.
 */
export const SILENT = { idle_session_timeout: '0' } as const

/** The most that one statement may take, in ms. */
export const STATEMENT_TIMEOUT = Number.parseInt(SETTINGS.statement_timeout, 10) * 1000

/**
 * Those that bound how long something takes. A role may have them too, as one has behind a pooler;
 * what an operator does is not to be held to them.
 */
export const BOUNDS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
] as const satisfies readonly (keyof typeof SETTINGS)[]

/** Another, which PostgreSQL has from version 17 on; one before lets no session begin that names it. */
export const BOUND_OF_17 = 'transaction_timeout'

/**
 * SQL that takes that bound from a session, whatever server or role have, where there is such a one:
 * each connection begins with it, and the view of all settings would take it 1.5 to 13 ms.
 */
export const WITHOUT_BOUND_OF_17 = `SELECT set_config('${BOUND_OF_17}', '0', false) WHERE current_setting('${BOUND_OF_17}', true) IS NOT NULL`

/** How long a statement waits for another's lock, in ms. */
export const LOCK_TIMEOUT = Number.parseInt(SETTINGS.lock_timeout, 10) * 1000

/** Where the functions are that tell a demonstration's time. No other database has it. */
export const CLOCK_SCHEMA = 'fleetbook_clock'

/** On a demonstration its own functions stand before PostgreSQL's of the same name. */
const WITH_CLOCK = { search_path: `${CLOCK_SCHEMA},pg_catalog,public` }

/** Settings as PostgreSQL takes them when a session begins. */
const asOptions = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`)
    .join(' ')

/** Those of an operator's session, which may take its time, whatever its role has. */
export const OPERATING = asOptions({
  ...AS_WRITTEN,
  ...Object.fromEntries(BOUNDS.map((name) => [name, '0'])),
})

/** Those of a session that only listens. */
export const LISTENING = asOptions(SILENT)

/**
 * Those of a session of the service.
 *
 * @param isDemonstration whether the service was started for a demonstration
 */
export const startupOptions = (isDemonstration: boolean): string =>
  asOptions({ ...SETTINGS, ...QUICKER, ...SILENT, ...(isDemonstration && WITH_CLOCK) })
