import { NO_PRINCIPAL, type Principal } from '@/lib/accounts/principal'
import type { Database } from '@/lib/db/database'
import { observeProblem } from '@/lib/metrics/counters'
import { changeWatch } from '@/lib/records/feed/watch'
import { followClock } from '@/lib/records/serviceClock'
import { clockOffset, serviceNow } from '@/lib/time/serviceClock'
import { tracingHere } from '@/lib/tracing/tracing'
import { AdmissionTicket } from '../admission/admissionTicket'
import { type Caller, callerAt } from '../admission/tally'
import { type Allowance, allowanceHeaders, allowanceOf } from '../allowance/account'
import { requestIdOf } from '../parsing/headers'
import { admit } from './admit'
import { authorise } from './authorise'
import { credentialOf, principalBehind } from './credentials'
import { deprecationHeaders } from './deprecation'
import { asProblem } from './failures'
import { logCall } from './logCall'
import { type Handler, isReading, type Operation } from './operation'
import { parametersByName } from './parameters'
import { perform } from './perform'
import { problemResponse } from './problemResponse'
import type { TextResponse } from './textResponse'
import { tellTrace, traced } from './traced'

/**
 * Makes a handler of an operation: a plain function from Request to Response that knows nothing of
 * the server around it. The checks run in this order, and the first to fail answers: token,
 * permission, Accept, headers, media type, size, JSON, path ids, query; then the operation's own.
 */
export function createHandler(operation: Operation): Handler {
  const parameters = parametersByName(operation)
  const fate = deprecationHeaders(operation.deprecated)
  const answer: Handler = async (request, context) => {
    const started = performance.now()
    const requestId = requestIdOf(request.headers)
    const url = new URL(request.url)
    let answered: TextResponse
    let principal = NO_PRINCIPAL
    let ticket: AdmissionTicket | undefined
    let allowance: Allowance | undefined
    // Of how things stand when the answer goes out: a call may have waited.
    const more = () => ({ ...fate, ...allowanceHeaders(allowance) })
    let isWriting = false
    let isTrial = false
    let failure: unknown
    let code: string | undefined
    try {
      await followClock()
      const isOpen = operation.permission === 'none'
      const credential = isOpen ? undefined : await credentialOf(request.headers)
      if (!isOpen) {
        principal = await principalBehind(credential, request.headers)
        allowance = allowanceOf(principal.userId)
        await allowance?.take(1)
        await authorise(operation, principal)
      }
      const token = credential?.token
      ticket = new AdmissionTicket(callerOf(principal, request.headers), context?.served)
      const principalNow = (connection?: Database) =>
        principalBehind(credential, request.headers, connection)
      const who = { principal, principalNow, token }
      const what = { request, context, requestId, url, started }
      const arrival = { ...what, ...who, parameters, ticket, allowance }
      const call = await admit(operation, arrival)
      isWriting = !isReading(request)
      isTrial = call.dryRun
      answered = await perform(operation, request, call, more).finally(() => tellWhoWaits(request))
      // Of what was changed nobody is told that it was not.
      if (isReading(request) || call.dryRun) ticket.checkAnswer(answered.bytes)
    } catch (error) {
      failure = error
      const problem = asProblem(error, isWriting, isTrial)
      code = problem.code
      observeProblem(code)
      answered = await problemResponse(problem, request.headers, {
        instance: url.pathname,
        requestId,
        headers: more(),
      })
    } finally {
      ticket?.end()
    }
    const { response, bytes } = answered
    // Whoever is told until when a lock holds reckons from the moment of the answer.
    if (clockOffset() !== 0) response.headers.set('date', new Date(serviceNow()).toUTCString())
    ticket?.answer(bytes)
    tellTrace({ requestId, principal, status: response.status, code })
    logCall({ request, url, requestId, principal, response, started, failure })
    return response
  }
  return (request, context) => {
    const tracing = tracingHere()
    if (!tracing) return answer(request, context)
    return traced(tracing, operation, request, () => answer(request, context))
  }
}

/** Whom a call counts for: where nobody is signed in, the place that it comes from. */
const callerOf = ({ userId }: Principal, headers: Headers): Caller =>
  userId || callerAt(headers.get('x-real-ip') ?? '')

/** Whatever may have changed something is told, also where nobody knows whether it has. */
function tellWhoWaits(request: Request): void {
  if (!isReading(request)) changeWatch.tell()
}
