import type { Socket } from 'node:net'
import type pg from 'pg'
import { aroundQuery } from './aroundQuery'
import { STATEMENT_TIMEOUT } from './session'

/** How long the answer to a statement is waited for, in ms, where the statement says nothing else. */
export const ANSWER_TIMEOUT = 10_000

/**
 * The same for a statement over many records, which may take all the time that PostgreSQL gives it:
 * that time, and some for its way there and for the word of its end. Of a change that was given up
 * before that word nobody would know whether it was made.
 */
export const LONG_TIMEOUT = STATEMENT_TIMEOUT + 5000

/** How often connections are looked at, in ms. */
const LOOK_EVERY = 500

/** A statement that says how long its answer is waited for. */
export interface Patient {
  /** In ms. */
  readonly patience?: number
}

/** What is known of a connection that has a statement to answer. */
interface Awaited {
  patience: number
  /** When the patience ends, by the clock that nobody sets. */
  deadline: number
  /** How many bytes had come over the connection when it was last looked at. */
  read: number
}

/**
 * Gives up connections on which nothing of an answer comes in time. A PostgreSQL that is frozen or
 * cut off says nothing of its own accord, and whoever waits for it would wait as long as it does. One
 * whose answer is large, over a narrow line or to a busy process, is not silent while bytes come.
 *
 * All connections are looked at together now and then: the driver's own `query_timeout` sets a
 * timer for each statement, which took two fifths more processor time for a page of a list.
 *
 * @param tell hears of each connection that was given up, before those who waited for it do
 */
export function giveUpSilentConnections(connections: pg.Pool, tell: (error: Error) => void): void {
  const awaited = new Map<pg.PoolClient, Awaited>()
  let looking: NodeJS.Timeout | undefined
  const look = (): void => {
    const now = performance.now()
    for (const [client, answer] of awaited) {
      const read = bytesRead(client)
      if (read !== answer.read) Object.assign(answer, { read, deadline: now + answer.patience })
      if (answer.deadline > now) continue
      awaited.delete(client)
      tell(new Error('a connection was given up, on which no answer came'))
      // While a statement is under way this closes the socket, and the statement fails.
      ;(client as unknown as pg.Client).end().catch(tell)
    }
    if (awaited.size > 0) return
    clearInterval(looking)
    looking = undefined
  }
  connections.on('connect', (client) => {
    // One for all of its statements: made for each, it would be work for each.
    const answer: Awaited = { patience: 0, deadline: 0, read: 0 }
    aroundQuery(client, (query) => (...parameters) => {
      const { patience = ANSWER_TIMEOUT } = (parameters[0] ?? {}) as Patient
      answer.patience = patience
      answer.deadline = performance.now() + patience
      answer.read = bytesRead(client)
      awaited.set(client, answer)
      looking ??= setInterval(look, LOOK_EVERY).unref()
      return query(...parameters)
    })
    const forget = () => awaited.delete(client)
    client.on('drain', forget)
    client.on('end', forget)
  })
}

const bytesRead = (client: pg.PoolClient): number =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream.bytesRead
