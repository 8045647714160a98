import pg from 'pg'
import { env } from '@/lib/env'
import { alterRole } from '../alterRole'
import { faultOfSchema, WHERE_IT_LOOKS, type WhereItLooks } from '../firstSchema'
import { sessionOf } from './pool'
import { keepsStatements } from './preparedStatements'
import { BOUND_OF_17, QUICKER, SETTINGS, SILENT } from './session'

/** What a session tells of itself. */
interface Told extends WhereItLooks {
  readonly reads: 'on' | 'off'
  readonly is_standby: boolean
  /** What is in force, in the order of {@link SETTINGS}. */
  readonly found: readonly string[]
  /** What is in force of {@link TAKEN_AWAY}; null of what an older version does not have. */
  readonly bounds: readonly (string | null)[]
  /** Which of the server's processes has the session. */
  readonly pid: number
}

const NAMES = Object.keys(SETTINGS)

/** What server or role may have, and the service takes from sessions that are its own. */
const TAKEN_AWAY = { [BOUND_OF_17]: '0', ...SILENT }

/**
 * Looks whether a session of the service has what the service relies on: poolers drop settings or
 * let nobody set them, and of some servers and roles records are only read.
 *
 * @param url address by which the service works on its database
 * @returns what is wrong and what to do about it, in words for the operator; undefined where nothing is
 */
export async function faultOfSessions(url: string): Promise<string | undefined> {
  const session = await told(url)
  const { role, reads, is_standby, found, bounds: inForce } = session
  if (reads === 'on') {
    return is_standby
      ? 'The database is a standby, which can only be read. Have DATABASE_URL name the server that is written to.'
      : `The database can only be read: default_transaction_read_only is on for it or for the role ${role}. Turn that off, and start again.`
  }
  if (session.isLent) {
    return 'Something between the service and its database lends sessions for a transaction each, as poolers do. Set DATABASE_POOLER=transaction, and start again.'
  }
  const schemaFault = faultOfSchema(session)
  if (schemaFault) return schemaFault
  const lacking = Object.entries(SETTINGS).filter(([, value], index) => found[index] !== value)
  const bounds = Object.entries(TAKEN_AWAY).filter(
    ([, value], index) => (inForce[index] ?? value) !== value,
  )
  if (lacking.length === 0 && (keepsStatements() || bounds.length === 0)) return undefined
  const given = [...lacking, ...bounds, ...Object.entries(QUICKER)]
    .map(([name, value]) => alterRole(session, `${name} = '${value}'`))
    .join(' ')
  return env().DATABASE_POOLER === 'none'
    ? `Something between the service and its database drops settings of sessions (${lacking.map(([name]) => name).join(', ')}). Set DATABASE_POOLER=transaction where it is a pooler, and in any case give them to the role, on the server itself: ${given}`
    : `Behind a pooler the sessions of the service have no settings of their own. Give them to the role, on the server itself, and have the pooler connect anew (PgBouncer by RECONNECT in its console): ${given}`
}

/** SQL of what is in force of settings, null of those that there are not. @param place of their names */
const inForceOf = (place: number): string =>
  `array(SELECT current_setting(name, true) FROM unnest($${place}::text[]) WITH ORDINALITY AS s(name, place) ORDER BY place)`

/**
 * Asks a session that has just begun, as those of the service do; where none of them is said to be lent,
 * also whether another is the same one, as something may give it to whoever has a transaction just then.
 */
async function told(url: string): Promise<Told & { readonly isLent: boolean }> {
  const session = new pg.Client(sessionOf(url))
  await session.connect()
  try {
    const { rows } = await session.query<Told>(
      `SELECT ${WHERE_IT_LOOKS}, pg_backend_pid() AS pid,
        current_setting('transaction_read_only') AS reads, pg_is_in_recovery() AS is_standby,
        ${inForceOf(1)} AS found, ${inForceOf(2)} AS bounds`,
      [NAMES, Object.keys(TAKEN_AWAY)],
    )
    const asked = rows[0] as Told
    return { ...asked, isLent: keepsStatements() && (await pidOfAnother(url)) === asked.pid }
  } finally {
    await session.end()
  }
}

async function pidOfAnother(url: string): Promise<number | undefined> {
  const session = new pg.Client(sessionOf(url))
  await session.connect()
  try {
    const { rows } = await session.query<Pick<Told, 'pid'>>('SELECT pg_backend_pid() AS pid')
    return rows[0]?.pid
  } finally {
    await session.end()
  }
}
