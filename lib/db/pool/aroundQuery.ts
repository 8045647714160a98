import type pg from 'pg'

/** How a connection is asked: a statement and its values, and a callback or none. */
export type Query = (...parameters: unknown[]) => unknown

/**
 * Puts something around the statements of a connection. What is put last is asked first.
 *
 * @param around is given what asks the connection by now, and returns what asks from here on
 */
export function aroundQuery(client: pg.ClientBase, around: (query: Query) => Query): void {
  client.query = around(client.query.bind(client) as Query) as typeof client.query
}
