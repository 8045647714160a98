import { parseJson } from '@/lib/text/json'
import { accessToken, renewAccessToken } from './accessToken'
import { asBytes, type CallHeaders, callHeaders } from './headers'
import { ApiProblem, networkProblem, type ProblemBody, unreadableProblem } from './problem'
import type { CallOptions } from './types'

/** A call as it goes over the wire, apart from who makes it. */
export interface Sent extends CallOptions {
  readonly method: string
  /** Below the origin, with its query. */
  readonly address: string
  readonly headers?: CallHeaders | undefined
  /** JSON; a call may have none. */
  readonly body?: string | undefined
}

/**
 * Sends a call with the token, zone and person of this tab. When the session has ended, the person
 * is asked to sign in over the page and the call is made once more.
 *
 * @returns the answer, which is a success
 * @throws ApiProblem for a refusal, and where no answer came
 */
export async function send(call: Sent): Promise<Response> {
  const token = accessToken.get()
  let answer = await sendAs(token, call)
  if (answer.status === 401 && call.isRenewed !== false && (await renewAccessToken(token))) {
    answer = await sendAs(accessToken.get(), call)
  }
  if (!answer.ok) throw await refusal(answer)
  return answer
}

async function sendAs(token: string | null, call: Sent): Promise<Response> {
  const { method, address, body, signal, keepalive = false } = call
  const named = Object.entries(callHeaders(call.headers, body !== undefined))
  const headers = new Headers(named.map(([name, value]) => [name, asBytes(value)]))
  if (token) headers.set('Authorization', `Bearer ${token}`)
  try {
    // The token says who asks; the session's cookie stays out of it.
    const manner = { credentials: 'omit', cache: 'no-store' } as const
    return await fetch(address, { method, headers, body, signal, keepalive, ...manner })
  } catch (fault) {
    if (signal?.aborted) throw fault
    throw networkProblem()
  }
}

async function refusal(answer: Response): Promise<ApiProblem> {
  const requestId = answer.headers.get('x-request-id')
  const text = await answer.text()
  const body = text === '' ? {} : readJson(text, answer)
  return new ApiProblem(answer.status, body as ProblemBody, requestId)
}

/** The JSON of an answer. @throws ApiProblem where it is none */
export function readJson(text: string, { status, headers }: Response): unknown {
  try {
    return parseJson(text)
  } catch {
    throw unreadableProblem(status, headers.get('x-request-id'))
  }
}
