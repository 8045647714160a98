import { actingFor } from '@/components/session/actingFor'
import { timeZone } from '@/components/time/timeZone'
import { parseJson } from '@/lib/text/json'
import { accessToken, renewAccessToken } from './accessToken'
import { createApiClient } from './client'
import { ApiProblem, networkProblem, type ProblemBody, unreadableProblem } from './problem'
import { type WriteMethod, Written } from './written'

/** What the service calls its JSON. */
const mediaType = 'application/vnd.service-api.v1+json'

export interface ApiRequest {
  method?: 'GET' | WriteMethod
  /** Written as JSON; a LosslessNumber keeps its digits, an undefined member is left out. */
  body?: unknown
  /** Body and answer are JSON that somebody else writes and reads: both stay text. */
  isText?: boolean
  headers?: Record<string, string>
  /** The ETag that the change is based on. */
  ifMatch?: string | null
  signal?: AbortSignal
  /** Lets the call outlive the page that made it. */
  keepalive?: boolean
}

export interface ApiAnswer<Body> {
  status: number
  body: Body
  etag: string | null
  requestId: string | null
  headers: Headers
}

/** The answer to a write that was carried out. */
export interface WriteAnswer<Body> extends ApiAnswer<Body> {
  written: Written
}

const BASE = '/api/v1'

/**
 * The console's one way to the API: the generated client, so the same calls with the same rights
 * as any other system's. Figures are LosslessNumber, as a double would round them. A refusal is
 * thrown as ApiProblem; when the session has ended, the person is asked to sign in over the page
 * and the call is made once more.
 */
export const api = createApiClient({ baseUrl: BASE, fetch: sendAndRenew, parse: readJson })

/** The body of a call of {@link api} that answers with one; refusals are thrown before. */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<NonNullable<Body>> {
  return (await call).data as NonNullable<Body>
}

/**
 * Calls an address that is only known when the page runs, such as that of whichever record a form
 * holds. `path` starts with `/api/v1/`.
 */
export const apiFetch = async <Body = unknown>(
  path: string,
  request: ApiRequest = {},
): Promise<ApiAnswer<Body>> => (await callAt<Body>(path, request)).answer

/**
 * {@link apiFetch} for what writes: its answer comes with the proof that it did. A dry run is no
 * such call.
 */
export async function apiWrite<Body = unknown>(
  path: string,
  request: ApiRequest & { method: WriteMethod },
): Promise<WriteAnswer<Body>> {
  const { answer, response } = await callAt<Body>(path, request)
  return { ...answer, written: Written.by({ method: request.method, path }, response) }
}

async function callAt<Body>(
  path: string,
  { method = 'GET', body, isText, signal, keepalive, ...request }: ApiRequest,
): Promise<{ answer: ApiAnswer<Body>; response: Response }> {
  const headers = { ...request.headers, ...(request.ifMatch && { 'If-Match': request.ifMatch }) }
  const manner = isText && { parseAs: 'text', bodySerializer: (text: string) => text }
  // The types know templates of addresses, and this is an address made from one.
  const call = [method, path.slice(BASE.length), { body, headers, signal, keepalive, ...manner }]
  const { data, response } = await api.request(...(call as unknown as Parameters<AnyRequest>))
  const answer = {
    status: response.status,
    body: (data ?? null) as Body,
    etag: response.headers.get('etag'),
    requestId: response.headers.get('x-request-id'),
    headers: response.headers,
  }
  return { answer, response }
}

type AnyRequest = typeof api.request<'get', '/me', object>

/** The headers of a call, apart from its token: what "Show request" may print. */
export function apiHeaders(request: ApiRequest = {}): Headers {
  const headers = personHeaders(new Headers(request.headers))
  headers.set('Accept', mediaType)
  if (request.body !== undefined) headers.set('Content-Type', 'application/json')
  if (request.ifMatch) headers.set('If-Match', request.ifMatch)
  return headers
}

/** Zone and person acted for, unless the call says otherwise itself. */
function personHeaders(headers: Headers): Headers {
  const actedFor = actingFor()
  if (!headers.has('Time-Zone')) headers.set('Time-Zone', timeZone())
  if (actedFor && !headers.has('Audit-User-Id')) headers.set('Audit-User-Id', actedFor.user_id)
  return headers
}

async function sendAndRenew(request: Request): Promise<Response> {
  // Text, as a stream could be sent only once. A call without a body must not wait for anything:
  // it may be the last of a page that is being closed.
  const body = BODILESS.has(request.method) ? undefined : await request.text()
  const token = accessToken.get()
  const answer = await send(request, body)
  if (answer.status !== 401 || !(await renewAccessToken(token))) return accepted(answer)
  return accepted(await send(request, body))
}

const BODILESS = new Set(['GET', 'DELETE'])

async function send(request: Request, body: string | undefined): Promise<Response> {
  const { url, method, signal, keepalive } = request
  const headers = personHeaders(new Headers(request.headers))
  const token = accessToken.get()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  try {
    // The token says who asks; the session's cookie stays out of it.
    const manner = { credentials: 'omit', cache: 'no-store' } as const
    return await fetch(url, {
      method,
      headers,
      body: body || undefined,
      signal,
      keepalive,
      ...manner,
    })
  } catch (fault) {
    if (signal.aborted) throw fault
    throw networkProblem()
  }
}

/** @throws ApiProblem unless the answer is a success */
async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const requestId = answer.headers.get('x-request-id')
  const text = await answer.text()
  const body = text === '' ? {} : readJson(text, answer.status, requestId)
  throw new ApiProblem(answer.status, body as ProblemBody, requestId)
}

function readJson(text: string, status = 200, requestId: string | null = null): unknown {
  try {
    return parseJson(text)
  } catch {
    throw unreadableProblem(status, requestId)
  }
}
