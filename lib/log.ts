import pino, { type Logger } from 'pino'
import type { Principal } from '@/lib/accounts/principal'
import { env } from '@/lib/env'
import { observeCall } from './metrics'
import { Problem } from './problem'
import { traceIdOf, tracingHere } from './tracing/tracing'

let logger: Logger | undefined

/** What PostgreSQL tells of a failure besides its words, without the values of any record. */
const TOLD = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/**
 * What the log says of a failure: its words, where it was, and what {@link TOLD} names. A failure of
 * the database also has the row that was refused, and one of a connection the statement on its way:
 * bank details stand in either.
 */
function failureInLog(failure: unknown): unknown {
  if (!(failure instanceof Error)) return failure
  const { name, message, stack } = failure
  const all = failure as unknown as Readonly<Record<string, unknown>>
  const told = TOLD.filter((member) => typeof all[member] === 'string')
  return {
    type: name,
    message,
    stack,
    ...Object.fromEntries(told.map((each) => [each, all[each]])),
  }
}

/** The process's logger: JSON lines on standard output. */
export function log(): Logger {
  logger ??= pino({
    level: env().LOG_LEVEL,
    base: { pid: process.pid },
    serializers: { err: failureInLog },
  })
  return logger
}

/** One line and one measurement for each call; bodies, tokens and other headers stay out of it. */
export function logCall(call: {
  request: Request
  url: URL
  requestId: string
  principal: Principal
  response: Response
  started: number
  failure: unknown
}): void {
  const { request, url, requestId, principal, response, started, failure } = call
  const milliseconds = performance.now() - started
  observeCall(request.method, response.status, milliseconds)
  const line = {
    request_id: requestId,
    method: request.method,
    path: url.pathname,
    status: response.status,
    ms: Math.round(milliseconds * 10) / 10,
    user_id: principal.userId || undefined,
    key: principal.key?.prefix,
    trace_id: tracingHere()?.traceId() ?? traceIdOf(request.headers),
  }
  // That there is too much to do is counted, and no fault: a line for each would only add to it.
  const isExpected = failure instanceof Problem && failure.code === 'overloaded'
  if (response.status >= 500 && !isExpected) log().error({ ...line, err: failure }, 'call failed')
  else log().debug(line, 'call')
}
