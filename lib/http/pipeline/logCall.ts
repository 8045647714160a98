import type { Principal } from '@/lib/accounts/principal'
import { log } from '@/lib/log'
import { observeCall } from '@/lib/metrics/counters'
import { Problem } from '@/lib/problem'
import { traceIdOf, tracingHere } from '@/lib/tracing/tracing'

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
