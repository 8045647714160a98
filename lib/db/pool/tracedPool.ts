import type pg from 'pg'
import { tracingHere } from '@/lib/tracing/tracing'
import { aroundQuery } from './aroundQuery'
import { summaryOf } from './statementSummary'

type Callback = (error: Error | null, ...others: unknown[]) => void

/** As much of the kind of a failure as may be told: PostgreSQL's state, or Node's code. */
const faultOf = (error: unknown): string =>
  (error as { readonly code?: string } | null)?.code ?? 'Error'

/**
 * Has the waits for a connection and the statements of a pool in the traces of the calls for which
 * they are. A statement is named by what it does to which tables; neither its text nor a value
 * goes out.
 */
export function tracePool(connections: pg.Pool): void {
  traceWaits(connections)
  connections.on('connect', traceStatements)
}

function traceWaits(connections: pg.Pool): void {
  const connect = connections.connect.bind(connections) as (
    callback?: Callback,
  ) => Promise<pg.PoolClient>
  connections.connect = ((callback?: Callback) => {
    const tracing = tracingHere()
    // Who waits is called when another lets go of a connection, and by that one.
    const own = callback && tracing?.bind(callback)
    if (connections.idleCount > 0) return connect(own)
    const wait = tracing?.begin('wait for a connection', {})
    if (own) {
      return connect((error, ...others) => {
        wait?.end(error ? faultOf(error) : undefined)
        own(error, ...others)
      })
    }
    const connection = connect()
    connection.then(
      () => wait?.end(),
      (error) => wait?.end(faultOf(error)),
    )
    return connection
  }) as typeof connections.connect
}

function traceStatements(client: pg.PoolClient): void {
  aroundQuery(client, (query) => (...parameters) => {
    const [statement] = parameters
    const text =
      typeof statement === 'string' ? statement : (statement as { text?: unknown } | null)?.text
    if (typeof text !== 'string') return query(...parameters)
    const { summary, operation } = summaryOf(text)
    const span = tracingHere()?.begin(summary, {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.summary': summary,
    })
    if (!span) return query(...parameters)
    const callback = parameters[parameters.length - 1]
    if (typeof callback === 'function') {
      return query(...parameters.slice(0, -1), (error: Error | null, ...others: unknown[]) => {
        span.end(error ? faultOf(error) : undefined)
        callback(error, ...others)
      })
    }
    const result = query(...parameters)
    if (result instanceof Promise) {
      result.then(
        () => span.end(),
        (error) => span.end(faultOf(error)),
      )
    } else span.end()
    return result
  })
}
