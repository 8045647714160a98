import { vi } from 'vitest'
import { MEDIA_TYPE } from '@/lib/problem'
import type { Body } from './bodies'

/** A call that the service is sent. */
export interface Call {
  readonly method: string
  /** What is asked, as it was sent: the path, and its query if there is one. */
  readonly address: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: Headers
  /** The body as it was sent, where every digit counts; empty where there is none. */
  readonly text: string
  /** The same where it is JSON. */
  readonly body: Body
  readonly signal: AbortSignal | null | undefined
}

/** What `Response.json` says that it is. */
const PLAIN_JSON = 'application/json'
/** What the service answers with that, too. */
const DOCUMENT = '/openapi.json'

/** Has JSON, and an answer without a body, say what all of the service's do; any other is another's. */
function asOfService(answer: Response, path: string): Response {
  const type = answer.headers.get('content-type')
  if (type === PLAIN_JSON && !path.endsWith(DOCUMENT))
    answer.headers.set('content-type', MEDIA_TYPE)
  if (type === null && !answer.headers.has('x-request-id'))
    answer.headers.set('x-request-id', 'r-1')
  return answer
}

/** An answer to a call; none where the test has prepared no more. */
type Answer = Response | undefined

/**
 * Stands for the service until the test ends, or another does: every call is answered so, and by JSON
 * and by nothing as the service does it.
 *
 * @param serve may leave a call to whoever stood for the service before
 * @returns the calls that came
 */
export function answering(
  serve: (call: Call, before: () => Promise<Response>) => Answer | Promise<Answer>,
): readonly Call[] {
  const calls: Call[] = []
  const before = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname: path, searchParams: query } = new URL(address, location.origin)
    const text = String(init.body ?? '')
    const [method, headers] = [init.method ?? 'GET', new Headers(init.headers)]
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
    const call = { method, address, path, query, headers, text, body, signal: init.signal }
    calls.push(call)
    const answer = await serve(call, () => before(address, init))
    if (!answer) throw new TypeError(`nothing answers ${method} ${address}`)
    return asOfService(answer, path)
  })
  return calls
}

/** Has calls wait until they are let go on to whoever stood for the service before; gives the way to do that. */
export function holdCalls(isHeld: (call: Call) => boolean = () => true): () => void {
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  answering(async (call, serve) => {
    if (isHeld(call)) await held
    return serve()
  })
  return goOn
}
