import pg from 'pg'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { observeLostConnection } from '@/lib/metrics/counters'
import { sessionAt } from './address'
import { CONNECT_TIMEOUT, KEPT_ALIVE, onLoss } from './pool/pool'
import { LISTENING } from './pool/session'

/** A connection on which the database says something of its own accord. */
export interface Listening {
  /** False once the connection is lost. */
  isOpen(): boolean
  close(): Promise<void>
}

/**
 * Hears what is sent on a channel, on a connection of its own beside the pool.
 *
 * @param hear takes what was sent with each message
 * @returns nothing behind a pooler that lends sessions for one transaction each, where nobody can listen
 * @throws Error where there is no connection
 */
export async function listenTo(
  channel: string,
  hear: (payload: string) => void,
): Promise<Listening | undefined> {
  const { DATABASE_URL, DATABASE_POOLER } = env()
  if (DATABASE_POOLER !== 'none') return undefined
  const connection = new pg.Client({
    application_name: 'fleetbook',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // A database that says nothing any more would be waited for by all who wait for changes.
    query_timeout: CONNECT_TIMEOUT,
    ...KEPT_ALIVE,
    ...sessionAt(DATABASE_URL, LISTENING),
  })
  let isOpen = true
  const lose = () => {
    isOpen = false
  }
  connection.on('notification', ({ payload = '' }) => hear(payload))
  connection.on('end', lose)
  onLoss(connection, (error) => {
    observeLostConnection()
    log().warn({ err: error }, 'the connection that listens for changes was lost')
    lose()
  })
  await connection.connect()
  try {
    await connection.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
  } catch (error) {
    // A standby connects and cannot listen; whoever asked asks again in a second.
    await connection.end().catch(() => {})
    throw error
  }
  return { isOpen: () => isOpen, close: () => connection.end() }
}
