// biome-ignore lint/suspicious/noExplicitAny: answers are looked at member by member
export type Body = any

/** What a call was answered with; the body of an empty answer is null. */
export interface Answer {
  readonly status: number
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

export function caller(baseURL: string, authorization: string): Call {
  return async (method, path, body, headers) => {
    const answer = await fetch(`${baseURL}/api/v1${path}`, {
      method,
      headers: {
        authorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text === '' ? null : JSON.parse(text),
      text,
      headers: answer.headers,
    }
  }
}

/** Fails where the call was not answered with success, and gives the body otherwise. */
export async function done(answer: Promise<Answer>): Promise<Body> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return body
}

/** A record of a test's own, so that tests can run side by side on one server. */
export interface OwnRecord {
  readonly id: string
  /** The record as the API has it now. */
  read(): Promise<Record<string, unknown>>
  /** The same as its text, where every digit of a figure counts. */
  text(): Promise<string>
  /** Changes it as another caller would. */
  patch(changes: Record<string, unknown>): Promise<void>
  /** The newest entry of its history. */
  newestEvent(): Promise<Body>
}

export function ownRecord(call: Call, path: string, id: string): OwnRecord {
  return {
    id,
    read: () => done(call('GET', `${path}/${id}`)),
    text: async () => (await call('GET', `${path}/${id}`)).text,
    patch: async (changes) => {
      await done(call('PATCH', `${path}/${id}`, changes))
    },
    newestEvent: async () => (await done(call('GET', `${path}/${id}/events?limit=1`))).data[0],
  }
}
