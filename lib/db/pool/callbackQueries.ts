import type pg from 'pg'
import { aroundQuery } from './aroundQuery'

type Callback = (error: Error | null, result: pg.QueryResult) => void

/**
 * Has a pool's connections ask by the driver's callback where a promise is wanted, and makes the promise
 * here. By its own promise the driver keeps each answer past two collections of what is new: all
 * that was read then waits among what is old for a collection of everything, three times a second
 * under load (decision 17). To be called before anything else stands around a connection's `query`.
 *
 * As with the driver's own, the stack of an error leads to whoever asked.
 */
export function queryByCallback(connections: pg.Pool): void {
  connections.on('connect', (client) => {
    aroundQuery(client, (query) => (...parameters) => {
      const [statement, values] = parameters
      if (sendsItself(statement) || parameters.some(isCallback)) return query(...parameters)
      const answer = new Promise<pg.QueryResult>((resolve, reject) => {
        const callback: Callback = (error, result) => (error ? reject(error) : resolve(result))
        query(statement, values, callback)
      })
      return answer.catch((error: Error) => {
        Error.captureStackTrace(error)
        throw error
      })
    })
  })
}

const isCallback = (parameter: unknown): boolean => typeof parameter === 'function'

/** True of a stream of the driver's, as COPY has it, which is no statement to wait for. */
const sendsItself = (statement: unknown): boolean =>
  typeof (statement as { readonly submit?: unknown } | null)?.submit === 'function'
