import { parse, stringify } from 'lossless-json'
import { accessToken, renewAccessToken } from './accessToken'
import { actingFor } from './actingFor'
import { ApiProblem, networkProblem, type ProblemBody, unreadableProblem } from './problem'
import { timeZone } from './timeZone'

/** What the service calls its JSON. */
const mediaType = 'application/vnd.service-api.v1+json'

export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Written as JSON; a LosslessNumber keeps its digits, an undefined member is left out. */
  body?: unknown
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

/**
 * The console's one way to the API: the same calls, with the same rights, as any other system's.
 * `path` starts with `/api/v1/`. Figures in `Body` are LosslessNumber, as a double would round them.
 * A refusal is thrown as ApiProblem; when the session has ended, the person is asked to sign in
 * over the page and the call is made once more.
 */
export async function apiFetch<Body = unknown>(
  path: string,
  request: ApiRequest = {},
): Promise<ApiAnswer<Body>> {
  const token = accessToken.get()
  const answer = await send(path, request)
  if (answer.status !== 401 || !(await renewAccessToken(token))) return read(answer)
  return read(await send(path, request))
}

/** The headers of a call, apart from its token: what "Show request" may print. */
export function apiHeaders(request: ApiRequest = {}): Headers {
  const headers = new Headers({ Accept: mediaType, 'Time-Zone': timeZone() })
  if (request.body !== undefined) headers.set('Content-Type', 'application/json')
  if (request.ifMatch) headers.set('If-Match', request.ifMatch)
  const actedFor = actingFor()
  if (actedFor) headers.set('Audit-User-Id', actedFor.user_id)
  for (const [name, value] of Object.entries(request.headers ?? {})) headers.set(name, value)
  return headers
}

async function send(path: string, request: ApiRequest): Promise<Response> {
  const headers = apiHeaders(request)
  const token = accessToken.get()
  if (token) headers.set('Authorization', `Bearer ${token}`)
  try {
    return await fetch(path, {
      method: request.method ?? 'GET',
      headers,
      body: request.body === undefined ? undefined : stringify(request.body),
      signal: request.signal,
      keepalive: request.keepalive,
      // The token says who asks; the session's cookie stays out of it.
      credentials: 'omit',
      cache: 'no-store',
    })
  } catch (fault) {
    if (request.signal?.aborted) throw fault
    throw networkProblem()
  }
}

async function read<Body>(answer: Response): Promise<ApiAnswer<Body>> {
  const { status, headers } = answer
  const requestId = headers.get('x-request-id')
  const body = readJson(await answer.text(), status, requestId)
  if (!answer.ok) throw new ApiProblem(status, (body ?? {}) as ProblemBody, requestId)
  return { status, body: body as Body, etag: headers.get('etag'), requestId, headers }
}

function readJson(text: string, status: number, requestId: string | null): unknown {
  if (text === '') return null
  try {
    return parse(text)
  } catch {
    throw unreadableProblem(status, requestId)
  }
}
