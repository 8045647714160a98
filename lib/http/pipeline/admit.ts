import type { Principal } from '@/lib/accounts/principal'
import { type Database, database } from '@/lib/db/database'
import { MEDIA_TYPE } from '@/lib/problem'
import { UTC } from '@/lib/time/calendar'
import type { AdmissionTicket } from '../admission/admissionTicket'
import type { Allowance } from '../allowance/account'
import { recordsOf, unitsOf } from '../allowance/weights'
import { readBody } from '../parsing/body'
import { DRY_RUN } from '../parsing/dryRun'
import {
  auditReasonOf,
  auditUserIdOf,
  checkAccept,
  checkCodings,
  checkContentType,
  entityTagsOf,
  idempotencyKeyOf,
  lockingSessionIdOf,
  refusePreconditions,
  timeZoneOf,
} from '../parsing/headers'
import { type Parameter, readQuery } from '../parsing/parameter'
import { readIds } from '../parsing/pathIds'
import { authorise, requireActing, requirePermission } from './authorise'
import {
  isFile,
  isHeavy,
  isReading,
  type Operation,
  type RequestContext,
  type RouteContext,
} from './operation'
import { mayBeForAnother } from './parameters'

/** A call that is under way: what came, who makes it, and what the service has for it. */
export interface Arrival {
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
  readonly ticket: AdmissionTicket
  readonly allowance: Allowance | undefined
}

/**
 * Checks all that the pipeline checks of a call whose caller is known, waits for its body and its slot,
 * and gives what its operation works with. The checks are in the order that `createHandler` names.
 *
 * @throws Problem the first that does not hold
 */
export async function admit(operation: Operation, arrival: Arrival): Promise<RequestContext> {
  const { request, requestId, url, principal, token } = arrival
  const { headers } = request
  checkAccept(headers, operation.mediaType ?? MEDIA_TYPE, operation.file !== undefined)
  const other = mayBeForAnother(operation) ? auditUserIdOf(headers) : undefined
  if (other !== undefined) await requireActing(principal, other)
  const timeZone = operation.timeZone ? timeZoneOf(headers) : UTC
  const lockingSessionId = operation.locking ? lockingSessionIdOf(headers) : undefined
  if (lockingSessionId !== undefined) await requirePermission(principal, 'DelegatedLocking')
  const reason = auditReasonOf(headers)
  const ifMatch = entityTagsOf(headers, 'If-Match')
  const ifNoneMatch = entityTagsOf(headers, 'If-None-Match')
  if (operation.preconditions !== 'record') {
    // Whoever reads what has no tag can have no version of it, so the whole of it is the answer.
    const unread = isReading(request) ? undefined : ifNoneMatch
    refusePreconditions({ ifMatch, ifNoneMatch: unread }, operation.preconditions)
  }
  const idempotencyKey = operation.idempotent ? idempotencyKeyOf(headers) : undefined
  let json: unknown
  if (operation.maxBytes !== undefined && !(operation.bodyOptional && isBodiless(headers))) {
    checkContentType(headers, request.method)
    checkCodings(headers)
    json = await readBody(request, operation.maxBytes, arrival.ticket, arrival.context?.served)
  }
  const params = readIds(operation.ids ?? {}, (await arrival.context?.params) ?? {})
  const query = readQuery(arrival.parameters, url.search, { timeZone })
  const isMany = isHeavy(operation, query, json)
  // A file takes a slot anew for each of its pieces, and pays for each.
  if (!isFile(operation, headers)) {
    const { parameters, allowance } = arrival
    // The first unit was taken at the door.
    const units = unitsOf(recordsOf({ parameters, query, json, isHeavy: isMany })) - 1
    if (units > 0) await allowance?.take(units)
    if (isMany) await arrival.ticket.takeHeavySlot()
  }
  const letInNow = () => callerByNow(operation, arrival, { other, lockingSessionId })
  const isLate = performance.now() - arrival.started >= AT_ONCE
  const caller = isLate ? await letInNow() : principal
  return {
    requestId,
    principal: caller,
    principalNow: arrival.principalNow,
    letInNow,
    ticket: arrival.ticket,
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
    mayBeLarge: isMany || arrival.ticket.hasLargeSlot,
    db: database(),
    token: token ?? '',
  }
}

/** What a call may take until all of it is there and it has its slot, to be let in once, in ms. */
const AT_ONCE = 100

/**
 * Who makes a call once all of it is there, or it has a slot that it waited for. A body may take a
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

const isBodiless = (headers: Headers): boolean =>
  (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding')
