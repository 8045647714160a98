import pg from 'pg'
import { env } from '@/lib/env'
import { alterRole } from './alterRole'
import { faultOfSchema, WHERE_IT_LOOKS, type WhereItLooks } from './firstSchema'
import { sessionOf } from './pool'
import { keepsStatements } from './preparedStatements'
import { BOUND_OF_17, QUICKER, SETTINGS } from './session'

/** What a session tells of itself. */
interface Told extends WhereItLooks {
  readonly reads: 'on' | 'off'
  readonly is_standby: boolean
  /** What is in force, in the order of {@link SETTINGS}. */
  readonly found: readonly string[]
  /** What is in force of the bound that newer versions have; null in older ones. */
  readonly bound: string | null
}

const NAMES = Object.keys(SETTINGS)

/**
 * Looks whether a session of the service has what the service relies on: poolers drop settings or
 * let nobody set them, and of some servers and roles records are only read.
 *
 * @param url address by which the service works on its database
 * @returns what is wrong and what to do about it, in words for the operator; undefined where nothing is
 */
export async function faultOfSessions(url: string): Promise<string | undefined> {
  const session = await told(url)
  const { role, reads, is_standby, found, bound } = session
  if (reads === 'on') {
    return is_standby
      ? 'The database is a standby, which can only be read. Have DATABASE_URL name the server that is written to.'
      : `The database can only be read: default_transaction_read_only is on for it or for the role ${role}. Turn that off, and start again.`
  }
  const schemaFault = faultOfSchema(session)
  if (schemaFault) return schemaFault
  const lacking = Object.entries(SETTINGS).filter(([, value], index) => found[index] !== value)
  // Where sessions are its own, the service takes that bound from them.
  const bounds = bound === null || bound === '0' ? [] : [[BOUND_OF_17, '0']]
  if (lacking.length === 0 && (keepsStatements() || bounds.length === 0)) return undefined
  const given = [...lacking, ...bounds, ...Object.entries(QUICKER)]
    .map(([name, value]) => alterRole(session, `${name} = '${value}'`))
    .join(' ')
  return env().DATABASE_POOLER === 'none'
    ? `Something between the service and its database drops settings of sessions (${lacking.map(([name]) => name).join(', ')}). Set DATABASE_POOLER=transaction where it is a pooler, and in any case give them to the role, on the server itself: ${given}`
    : `Behind a pooler the sessions of the service have no settings of their own. Give them to the role, on the server itself, and have the pooler connect anew: ${given}`
}

/** Asks a session that has just begun, as those of the service do. */
async function told(url: string): Promise<Told> {
  const session = new pg.Client(sessionOf(url))
  await session.connect()
  try {
    const { rows } = await session.query<Told>(
      `SELECT ${WHERE_IT_LOOKS},
        current_setting('transaction_read_only') AS reads, pg_is_in_recovery() AS is_standby,
        current_setting('${BOUND_OF_17}', true) AS bound,
        array(SELECT current_setting(name) FROM unnest($1::text[]) WITH ORDINALITY AS s(name, place) ORDER BY place) AS found`,
      [NAMES],
    )
    return rows[0] as Told
  } finally {
    await session.end()
  }
}
