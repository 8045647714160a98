import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { env } from '@/lib/env'
import { aroundQuery, type Query } from './aroundQuery'

/**
 * How many statements a process has names for, and so the most that each of its connections keeps
 * prepared. One takes up to 300 KB of a connection's memory.
 */
export const MAX_PREPARED = 100

/** What a process knows of its statements. */
interface Names {
  /** What all of them begin with. */
  readonly own: string
  /** By text, the one used longest ago first. */
  readonly names: Map<string, string>
  given: number
}

// Next and the front server each load this module and send over the same connections, on which a
// name may stand for one text only. So it may on those that something between lends to several
// processes, though nobody was told: another's statement would be run in place of one's own.
const shared = globalThis as typeof globalThis & { fleetbookStatements?: Names }
shared.fleetbookStatements ??= {
  own: `s${randomBytes(4).toString('hex')}_`,
  names: new Map(),
  given: 0,
}
const known = shared.fleetbookStatements

/**
 * The name under which connections keep a text prepared that comes again and again. The one used
 * longest ago loses its own when there are too many; a name is never given anew.
 */
export function preparedName(text: string): string {
  const { names } = known
  const name = names.get(text) ?? `${known.own}${++known.given}`
  names.delete(text)
  names.set(text, name)
  if (names.size > MAX_PREPARED) {
    const [oldest] = names.keys()
    names.delete(oldest as string)
  }
  return name
}

/** How often texts came of which nobody says whether they come again, for as many as are watched. */
const uses = new Map<string, number>()
const MAX_WATCHED = 500
/** Uses before a statement of which nobody says whether it comes again may be kept prepared. */
export const USES_BEFORE_PREPARED = 3

/** The name of a text that has come often; none for any other, which is planned for each use. */
export function nameOfOften(text: string): string | undefined {
  const count = (uses.get(text) ?? 0) + 1
  if (count === 1 && uses.size >= MAX_WATCHED) uses.clear()
  uses.set(text, count)
  return count > USES_BEFORE_PREPARED ? preparedName(text) : undefined
}

/** What the driver knows of a connection's statements; its types leave that out. */
interface Prepared {
  readonly connection: { readonly parsedStatements: Record<string, string | undefined> }
}

/**
 * Lets a connection give up the statement that it has used longest ago once it keeps too many.
 * Left to itself the driver keeps every one until the connection ends.
 */
export function limitPreparedStatements(client: pg.PoolClient): void {
  const { parsedStatements } = (client as unknown as Prepared).connection
  const kept = new Set<string>()
  const use = (name: string, query: Query): void => {
    kept.delete(name)
    kept.add(name)
    if (kept.size <= MAX_PREPARED) return
    const [oldest = ''] = kept
    kept.delete(oldest)
    // What the database refused to prepare is not there, and to give it up would undo a transaction.
    if (parsedStatements[oldest] === undefined) return
    query(`DEALLOCATE ${oldest}`, (error: Error | null) => {
      // In a transaction that has failed nothing runs: the statement stays, and is given up later.
      if (error) kept.add(oldest)
      else delete parsedStatements[oldest]
    })
  }
  aroundQuery(client, (query) => (...parameters) => {
    const name = (parameters[0] as { readonly name?: string } | undefined)?.name
    if (name) use(name, query)
    return query(...parameters)
  })
}

/** Whether connections keep statements: not where something lends their sessions to others between. */
export const keepsStatements = (): boolean => env().DATABASE_POOLER === 'none'

/**
 * Has a connection prepare nothing, whoever names a statement: behind a pooler that lends a session
 * for one transaction, the name would be another's in the next.
 */
export function preparesNothing(client: pg.PoolClient): void {
  aroundQuery(client, (query) => (statement, ...others) => {
    const { name } = Object(statement) as { readonly name?: string }
    return query(name ? { ...(statement as object), name: undefined } : statement, ...others)
  })
}
