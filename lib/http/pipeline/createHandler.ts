import { FastResponse } from 'srvx'
import { NO_PRINCIPAL, type Principal } from '@/lib/accounts/principal'
import { type Database, database } from '@/lib/db/database'
import { readFromReplica } from '@/lib/db/replicas'
import { observeProblem } from '@/lib/metrics'
import { MEDIA_TYPE } from '@/lib/problem'
import { changeWatch } from '@/lib/records/changeWatch'
import { followClock } from '@/lib/records/serviceClock'
import { UTC } from '@/lib/time/calendar'
import { clockOffset, serviceNow } from '@/lib/time/serviceClock'
import { tracingHere } from '@/lib/tracing/tracing'
import { Stay } from '../admission/stay'
import { type Caller, callerAt } from '../admission/tally'
import { type Allowance, allowanceHeaders, allowanceOf } from '../allowance/account'
import { recordsOf, unitsOf } from '../allowance/weights'
import { readBody } from '../parsing/body'
import { DRY_RUN } from '../parsing/dryRun'
import {
  auditReasonOf,
  auditUserIdOf,
  checkAccept,
  checkContentCoding,
  checkContentType,
  entityTagsOf,
  idempotencyKeyOf,
  lockingSessionIdOf,
  refusePreconditions,
  requestIdOf,
  timeZoneOf,
  wantsFile,
} from '../parsing/headers'
import { type Parameter, type Query, readQuery } from '../parsing/parameter'
import { readIds } from '../parsing/pathIds'
import { renderBody } from './answerBody'
import { authorise, requireActing, requirePermission } from './authorise'
import { credentialOf, principalBehind } from './credentials'
import { deprecationHeaders } from './deprecation'
import { asProblem } from './failures'
import { fileResponse } from './fileResponse'
import { beginOnce, oncePerKey } from './idempotency'
import { inOrder } from './inOrder'
import { logCall } from './logCall'
import type {
  Handler,
  HandlerResult,
  Operation,
  RequestContext,
  Rest,
  RouteContext,
} from './operation'
import { mayBeForAnother, parametersByName } from './parameters'
import { apiHeaders } from './plainHeaders'
import { problemResponse } from './problemResponse'
import { type TextResponse, textResponse } from './textResponse'
import { tellTrace, traced } from './traced'
import { inTurnWhenLarge } from './whenLarge'

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
    let stay: Stay | undefined
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
      stay = new Stay(callerOf(principal, request.headers), context?.served)
      const principalNow = (connection?: Database) =>
        principalBehind(credential, request.headers, connection)
      const who = { principal, principalNow, token }
      const what = { request, context, requestId, url, started }
      const arrival = { ...what, ...who, parameters, stay, allowance }
      const call = await admit(operation, arrival)
      isWriting = !READS.has(request.method)
      isTrial = call.dryRun
      answered = await perform(operation, request, call, more).finally(() => tellWhoWaits(request))
      // Of what was changed nobody is told that it was not.
      if (READS.has(request.method) || call.dryRun) stay.checkAnswer(answered.bytes)
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
      stay?.end()
    }
    const { response, bytes } = answered
    // Whoever is told until when a lock holds reckons from the moment of the answer.
    if (clockOffset() !== 0) response.headers.set('date', new Date(serviceNow()).toUTCString())
    stay?.answer(bytes)
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

interface Arrival {
  readonly request: Request
  readonly context: RouteContext | undefined
  readonly requestId: string
  readonly url: URL
  /** By the clock that nobody sets, in milliseconds. */
  readonly started: number
  readonly principal: Principal
  principalNow(connection?: Database): Promise<Principal>
  readonly token: string | undefined
  readonly parameters: ReadonlyMap<string, Parameter>
  readonly stay: Stay
  readonly allowance: Allowance | undefined
}

async function admit(operation: Operation, arrival: Arrival): Promise<RequestContext> {
  const { request, requestId, url, principal, token } = arrival
  const { headers } = request
  checkAccept(headers, operation.file !== undefined)
  const other = mayBeForAnother(operation) ? auditUserIdOf(headers) : undefined
  if (other !== undefined) await requireActing(principal, other)
  const timeZone = operation.timeZone ? timeZoneOf(headers) : UTC
  const lockingSessionId = operation.locking ? lockingSessionIdOf(headers) : undefined
  if (lockingSessionId !== undefined) await requirePermission(principal, 'DelegatedLocking')
  const reason = auditReasonOf(headers)
  const ifMatch = entityTagsOf(headers, 'if-match')
  const ifNoneMatch = entityTagsOf(headers, 'if-none-match')
  if (operation.preconditions !== 'record') {
    // Whoever reads what has no tag can have no version of it, so the whole of it is the answer.
    const unread = READS.has(request.method) ? undefined : ifNoneMatch
    refusePreconditions({ ifMatch, ifNoneMatch: unread }, operation.preconditions)
  }
  const idempotencyKey = operation.idempotent ? idempotencyKeyOf(headers) : undefined
  let json: unknown
  if (operation.maxBytes !== undefined && !(operation.bodyOptional && isBodiless(headers))) {
    checkContentType(headers, request.method)
    checkContentCoding(headers)
    json = await readBody(request, operation.maxBytes, arrival.stay, arrival.context?.served)
  }
  const params = readIds(operation.ids ?? {}, (await arrival.context?.params) ?? {})
  const query = readQuery(arrival.parameters, url.search, { timeZone })
  const isMany = isHeavy(operation, query, json)
  // A file takes its turn anew for each of its pieces, and pays for each.
  if (!isFile(operation, headers)) {
    const { parameters, allowance } = arrival
    // The first unit was taken at the door.
    const units = unitsOf(recordsOf({ parameters, query, json, isHeavy: isMany })) - 1
    if (units > 0) await allowance?.take(units)
    if (isMany) await arrival.stay.takeTurn()
  }
  const letInNow = () => callerByNow(operation, arrival, { other, lockingSessionId })
  const isLate = performance.now() - arrival.started >= AT_ONCE
  const caller = isLate ? await letInNow() : principal
  return {
    requestId,
    principal: caller,
    principalNow: arrival.principalNow,
    letInNow,
    stay: arrival.stay,
    pay: (records) => arrival.allowance?.charge(unitsOf(records)),
    auditUserId: other ?? caller.userId,
    reason,
    timeZone,
    headers,
    url,
    query,
    params,
    ifMatch,
    ifNoneMatch,
    lockingSessionId,
    idempotencyKey,
    json,
    dryRun: query.get(DRY_RUN) === true,
    mayBeLarge: isMany || arrival.stay.hasLargeTurn,
    db: database(),
    token: token ?? '',
  }
}

/** What a call may take until all of it is there and its turn has come, to be let in once, in ms. */
const AT_ONCE = 100

/**
 * Who makes a call once all of it is there, or a turn that it waited for has come. A body may take a
 * minute to arrive: of whoever was disabled meanwhile, has signed out or lost a right nothing is done
 * any more.
 *
 * @throws Problem 401 or 403, as for a call that comes now
 */
async function callerByNow(
  operation: Operation,
  { principal, principalNow }: Arrival,
  {
    other,
    lockingSessionId,
  }: { readonly other: number | undefined; readonly lockingSessionId: string | undefined },
): Promise<Principal> {
  if (operation.permission === 'none') return principal
  const caller = await principalNow()
  await authorise(operation, caller)
  if (other !== undefined) await requireActing(caller, other)
  if (lockingSessionId !== undefined) await requirePermission(caller, 'DelegatedLocking')
  return caller
}

/** Whether a call is on many records: a body that is a list names each of them. */
const isHeavy = ({ isHeavy: reads = false }: Operation, query: Query, json: unknown): boolean =>
  Array.isArray(json) || (typeof reads === 'function' ? reads(query) : reads)

/** Whatever may have changed something is told, also where nobody knows whether it has. */
function tellWhoWaits({ method }: Request): void {
  if (!READS.has(method)) changeWatch.tell()
}

const READS = new Set(['GET', 'HEAD'])

const isBodiless = (headers: Headers): boolean =>
  (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding')

/** Whether a call is answered with a file. */
const isFile = ({ file }: Operation, headers: Headers): boolean =>
  file !== undefined && wantsFile(headers)

async function perform(
  operation: Operation,
  request: Request,
  call: RequestContext,
  more: () => Readonly<Record<string, string>>,
): Promise<TextResponse> {
  if (operation.file && isFile(operation, call.headers)) {
    const { pieces, headers } = await operation.file(call)
    return fileResponse({ pieces, headers: { ...more(), ...headers } }, call.requestId, call.stay)
  }
  const { idempotencyKey: key } = call
  const begin = (): Promise<Rest> =>
    key === undefined
      ? beginHere(operation, request, call)
      : beginOnce(key, request.method, operation, call)
  const ordered = async () =>
    READS.has(request.method)
      ? inTurnWhenLarge(call, await begin())
      : inOrder(operation, call, begin)
  const answer = await (key === undefined ? ordered() : oncePerKey(key, call, ordered))
  return respond({ ...answer, headers: { ...more(), ...answer.headers } }, call)
}

/** What of a call comes before its transaction, if it has one: mostly nothing. */
const beginHere = async (
  operation: Operation,
  request: Request,
  call: RequestContext,
): Promise<Rest> => operation.begin?.(call) ?? ((within) => handle(operation, request, within))

/** What reads many records may do so from a replica; single ones are read where they are changed. */
const handle = (
  operation: Operation,
  { method }: Request,
  call: RequestContext,
): Promise<HandlerResult> =>
  READS.has(method) && !operation.fromPrimary && isHeavy(operation, call.query, call.json)
    ? readFromReplica((db) => operation.handle({ ...call, db }))
    : operation.handle(call)

async function respond(answer: HandlerResult, call: RequestContext): Promise<TextResponse> {
  const headers: Record<string, string> = {
    'x-request-id': call.requestId,
    ...apiHeaders(),
    ...answer.headers,
  }
  if (!answer.body) {
    return { response: new FastResponse(null, { status: answer.status, headers }), bytes: 0 }
  }
  headers['content-type'] ??= MEDIA_TYPE
  const body = renderBody(answer.body)
  return textResponse(body, answer.status, headers, call.headers.get('accept-encoding'))
}
