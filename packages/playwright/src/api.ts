// biome-ignore lint/suspicious/noExplicitAny: answers are looked at member by member
export type Body = any

/** What a call was answered with. */
export interface Answer {
  readonly status: number
  /** Null where the answer is empty, or is no JSON, as a file is. */
  readonly body: Body
  /** The body as it came, where every digit of a figure counts. */
  readonly text: string
  readonly headers: Headers
}

/** Calls the API as somebody who is not at the page: `await call('GET', '/fm/clients/1')`. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>

const isJson = (headers: Headers): boolean =>
  /^[^;]*[/+]json\s*(;|$)/i.test(headers.get('content-type') ?? '')

/**
 * Calls the API of a service.
 *
 * @param authorization the header, or what gives it for each call
 */
export function caller(origin: string, authorization: string | (() => Promise<string>)): Call {
  return async (method, path, body, headers) => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: {
        authorization: typeof authorization === 'string' ? authorization : await authorization(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text !== '' && isJson(answer.headers) ? JSON.parse(text) : null,
      text,
      headers: answer.headers,
    }
  }
}

/** Fails where the call was not answered with success, and gives the body otherwise. */
export async function done(answer: Promise<Answer>): Promise<Body> {
  const { status, body, text } = await answer
  if (status >= 300) throw new Error(`Answered ${status}: ${text}`)
  return body
}
