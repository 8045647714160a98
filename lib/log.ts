import pino, { type Logger } from 'pino'
import type { Principal } from '@/lib/accounts/principal'
import { env } from '@/lib/env'
import { observeCall } from './metrics'

let logger: Logger | undefined

/** The process's logger: JSON lines on standard output. */
export function log(): Logger {
  logger ??= pino({ level: env().LOG_LEVEL, base: { pid: process.pid } })
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
  }
  if (response.status >= 500) log().error({ ...line, err: failure }, 'call failed')
  else log().debug(line, 'call')
}
