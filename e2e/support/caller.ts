import { parse, stringify } from 'lossless-json'
import { checkAnswer, isJson } from './contract'

/** An answer with its body as exact JSON. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on member by member
  readonly body: any
  readonly text: string
}

export interface CallOptions {
  readonly headers?: Record<string, string>
  /** Sent as JSON; figures may be LosslessNumber. */
  readonly body?: unknown
  /** Sent as it is, instead of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>
}

export type Caller = (method: string, path: string, options?: CallOptions) => Promise<Answer>

/**
 * Makes a function that calls the API as one user. Every answer is held to the API document, so
 * that no test can pass on an answer that the document does not allow.
 *
 * @param base origin and base path of the service
 * @param token a bearer token; none for calls without one
 */
export function callerOf(base: string, token?: string): Caller {
  return async (method, path, { headers = {}, body, raw } = {}) => {
    const hasBody = body !== undefined || raw !== undefined
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(hasBody && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(hasBody && { body: raw ?? (stringify(body) as string) }),
    })
    const text = await response.text()
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text && isJson(response.headers) ? parse(text) : undefined,
      text,
    }
    await checkAnswer(base, method, path, answer)
    checkLimits(base, answer, token !== undefined && !OPEN.test(path))
    return answer
  }
}

/** What asks nobody who they are. */
const OPEN = /^\/(authenticate|openapi\.json)/
/** What is answered before it is known who called. */
const OF_NOBODY = new Set(['unauthenticated', 'unavailable', 'not_found', 'method_not_allowed'])

/** Whether each service limits calls, as its first answer says. */
const limited = new Map<string, boolean>()

/** Where calls are limited every answer says by what, and to an account also what is left of it. */
function checkLimits(base: string, answer: Answer, isSignedIn: boolean): void {
  const { status, headers, body, text } = answer
  const [policy, left] = [headers.get('ratelimit-policy'), headers.get('ratelimit')]
  const isLimited = limited.get(base) ?? policy !== null
  limited.set(base, isLimited)
  const isWhole =
    /^"[a-z-]+";q=\d+;w=\d+$/.test(policy ?? '') &&
    (!isSignedIn || OF_NOBODY.has(body?.code) || /^"[a-z-]+";r=\d+;t=\d+$/.test(left ?? ''))
  const isSilent = policy === null && left === null
  // A refused sign-in names its own limit, wherever it is.
  if (isLimited ? isWhole : isSilent || status === 429) return
  throw new Error(`says nothing right of limits: ${status} ${policy} ${left} ${text}`)
}

/** How often a sign-in is tried while the service says that it is not available. */
const TRIES = 5

/** Signs in, with a demo account unless another password is given, and gives its caller. */
export async function signIn(
  base: string,
  name: string,
  password = `${name}-demo-password`,
): Promise<Caller> {
  const anonymous = callerOf(base)
  const body = { username: name, password }
  let answer = await anonymous('POST', '/authenticate', { body })
  for (let tries = 1; answer.status === 503 && tries < TRIES; tries++) {
    answer = await anonymous('POST', '/authenticate', { body })
  }
  if (answer.status !== 200) throw new Error(`${name} was not signed in: ${answer.text}`)
  return callerOf(base, answer.body.access_token)
}
