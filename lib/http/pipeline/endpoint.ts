import { stringify } from 'lossless-json'
import { FastResponse } from 'srvx'
import type { Principal } from '@/lib/accounts/principal'
import { principalOf } from '@/lib/accounts/tokens'
import { requireUser } from '@/lib/accounts/users'
import { database } from '@/lib/db/database'
import { logCall } from '@/lib/log'
import { MEDIA_TYPE, Problem } from '@/lib/problem'
import { rolesWith } from '@/lib/records/hooks/accounts'
import { UTC } from '@/lib/time/calendar'
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
} from '../parsing/headers'
import { type Parameter, readQuery } from '../parsing/parameter'
import { asProblem } from './failures'
import { withIdempotency } from './idempotency'
import type {
  Answer,
  Call,
  Handler,
  Operation,
  PathId,
  PathParameters,
  RouteContext,
} from './operation'
import { parametersByName } from './parameters'
import { problemResponse } from './problemResponse'
import { isLimited, limitCalls } from './rateLimit'
import { textResponse } from './textResponse'

const NO_PRINCIPAL: Principal = {
  userId: 0,
  userName: '',
  displayName: '',
  roleName: '',
  permissions: new Set(),
}

/**
 * Makes a handler of an operation: a plain function from Request to Response that knows nothing of
 * the server around it. The checks run in this order, and the first to fail answers: token,
 * permission, Accept, headers, media type, size, JSON, path ids, query; then the operation's own.
 */
export function endpoint(operation: Operation): Handler {
  const parameters = parametersByName(operation)
  return async (request, context) => {
    const started = performance.now()
    const requestId = requestIdOf(request.headers)
    const url = new URL(request.url)
    let response: Response
    let principal = NO_PRINCIPAL
    let failure: unknown
    try {
      const token = bearerToken(request.headers)
      principal = await authorise(operation, token)
      const arrival = { request, context, requestId, url, principal, token, parameters }
      const call = await admit(operation, arrival)
      response = await perform(operation, request, call)
    } catch (error) {
      failure = error
      response = await problemResponse(asProblem(error), request.headers, {
        instance: url.pathname,
        requestId,
      })
    }
    logCall({ request, url, requestId, principal, response, started, failure })
    return response
  }
}

const bearerToken = (headers: Headers): string | undefined =>
  /^bearer +([^ ]+)$/i.exec(headers.get('authorization') ?? '')?.[1]

async function authorise(operation: Operation, token: string | undefined): Promise<Principal> {
  if (operation.permission === 'none') return NO_PRINCIPAL
  const principal = token ? await principalOf(token) : undefined
  if (!principal) {
    throw new Problem(
      'unauthenticated',
      token
        ? 'The bearer token is unknown, expired, or of a disabled user. Sign in again.'
        : 'Send the header Authorization: Bearer <token>, with a token from /authenticate.',
      { headers: { 'www-authenticate': token ? 'Bearer error="invalid_token"' : 'Bearer' } },
    )
  }
  if (isLimited()) await limitCalls(principal.userId)
  if (operation.permission !== 'token') await requirePermission(principal, operation.permission)
  return principal
}

/** @throws Problem 403 naming the permission and the roles that have it */
export async function requirePermission(principal: Principal, permission: string): Promise<void> {
  if (principal.permissions.has(permission)) return
  const roles = await rolesWith(permission)
  throw new Problem(
    'permission_denied',
    `This needs the permission ${permission}, which your role ${principal.roleName} lacks.${
      roles.length > 0 ? ` Roles that have it: ${roles.join(', ')}.` : ''
    }`,
    { members: { required_permission: permission, roles } },
  )
}

interface Arrival {
  readonly request: Request
  readonly context: RouteContext | undefined
  readonly requestId: string
  readonly url: URL
  readonly principal: Principal
  readonly token: string | undefined
  readonly parameters: ReadonlyMap<string, Parameter>
}

async function admit(operation: Operation, arrival: Arrival): Promise<Call> {
  const { request, requestId, url, principal, token } = arrival
  const { headers } = request
  checkAccept(headers)
  const other = operation.permission === 'none' ? undefined : auditUserIdOf(headers)
  if (other !== undefined) await requireActing(principal, other)
  const timeZone = operation.timeZone ? timeZoneOf(headers) : UTC
  const lockingSessionId = operation.locking ? lockingSessionIdOf(headers) : undefined
  if (lockingSessionId !== undefined) await requirePermission(principal, 'DelegatedLocking')
  const reason = auditReasonOf(headers)
  const ifMatch = entityTagsOf(headers, 'if-match')
  const ifNoneMatch = entityTagsOf(headers, 'if-none-match')
  if (!READS.has(request.method) && !operation.preconditions) {
    refusePreconditions({ ifMatch, ifNoneMatch })
  }
  let json: unknown
  if (operation.maxBytes !== undefined && !(operation.bodyOptional && isBodiless(headers))) {
    checkContentType(headers, request.method)
    checkContentCoding(headers)
    json = await readBody(request, operation.maxBytes, arrival.context?.readBytes)
  }
  const params = readIds(operation.ids ?? {}, (await arrival.context?.params) ?? {})
  const query = readQuery(arrival.parameters, url.searchParams, { timeZone })
  return {
    requestId,
    principal,
    auditUserId: other ?? principal.userId,
    reason,
    timeZone,
    headers,
    url,
    query,
    params,
    ifMatch,
    ifNoneMatch,
    lockingSessionId,
    json,
    dryRun: query.get(DRY_RUN) === true,
    db: database(),
    token: token ?? '',
  }
}

const READS = new Set(['GET', 'HEAD'])

const isBodiless = (headers: Headers): boolean =>
  (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding')

/** @throws Problem 403 or 422 unless the caller may act for that user, and there is one */
async function requireActing(principal: Principal, userId: number): Promise<void> {
  await requirePermission(principal, 'Audit:UserIdOverride')
  await requireUser(userId)
}

function readIds(
  ids: Readonly<Record<string, PathId>>,
  given: PathParameters,
): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [name, { pattern }] of Object.entries(ids)) {
    const value = given[name]
    if (typeof value !== 'string' || !pattern.test(value)) {
      throw new Problem('malformed_id', `${name} does not have the form of an id.`, {
        members: { parameter: name, pattern: pattern.source },
      })
    }
    params[name] = value
  }
  return params
}

async function perform(operation: Operation, request: Request, call: Call): Promise<Response> {
  const key = operation.idempotent ? idempotencyKeyOf(call.headers) : undefined
  const answer =
    key === undefined
      ? await operation.handle(call)
      : await withIdempotency(key, request.method, operation, call)
  return respond(answer, call)
}

async function respond(answer: Answer, call: Call): Promise<Response> {
  const headers: Record<string, string> = {
    'x-request-id': call.requestId,
    'cache-control': 'no-store',
    ...answer.headers,
  }
  if (!answer.body) return new FastResponse(null, { status: answer.status, headers })
  headers['content-type'] ??= MEDIA_TYPE
  const text = 'text' in answer.body ? answer.body.text : (stringify(answer.body.value) ?? 'null')
  return textResponse(text, answer.status, headers, call.headers.get('accept-encoding'))
}
