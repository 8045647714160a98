import type pg from 'pg'

/**
 * How many statements a process has names for, and so the most that each of its connections keeps
 * prepared. One takes up to 300 KB of a connection's memory.
 */
export const MAX_PREPARED = 100

/** Names by text, the one used longest ago first. */
const names = new Map<string, string>()
let given = 0

/**
 * Gives a text that comes again and again a name, under which connections keep it prepared. The
 * one used longest ago loses its own when there are too many; a name is never given anew.
 */
export function keepPrepared(text: string): void {
  const name = names.get(text) ?? `s${++given}`
  names.delete(text)
  names.set(text, name)
  if (names.size <= MAX_PREPARED) return
  const [oldest] = names.keys()
  names.delete(oldest as string)
}

/** The name of a text that is kept prepared; none for any other, which is planned for each use. */
export const statementName = (text: string): string | undefined => names.get(text)

/** What the driver knows of a connection's statements; its types leave that out. */
interface Prepared {
  readonly connection: { readonly parsedStatements: Record<string, string | undefined> }
}

/**
 * Lets a connection give up the statement that it has used longest ago once it keeps too many.
 * Left to itself the driver keeps every one until the connection ends.
 */
export function boundPrepared(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...parameters: unknown[]) => unknown
  const { parsedStatements } = (client as unknown as Prepared).connection
  const kept = new Set<string>()
  const use = (name: string): void => {
    kept.delete(name)
    kept.add(name)
    if (kept.size <= MAX_PREPARED) return
    const [oldest] = kept
    kept.delete(oldest as string)
    query(`DEALLOCATE ${oldest}`, (error: Error | null) => {
      // In a transaction that has failed nothing runs: the statement stays, and is given up later.
      if (error) kept.add(oldest as string)
      else delete parsedStatements[oldest as string]
    })
  }
  const bounded = (...parameters: unknown[]): unknown => {
    const name = (parameters[0] as { readonly name?: string } | undefined)?.name
    if (name) use(name)
    return query(...parameters)
  }
  client.query = bounded as typeof client.query
}
