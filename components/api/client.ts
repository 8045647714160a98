import { isSafeNumber, LosslessNumber, parse, stringify } from 'lossless-json'
import createClient, { type Client } from 'openapi-fetch'
import { MEDIA_TYPE } from '@/lib/problem'
import type { Figure, paths } from './schema'

export interface ApiClientOptions {
  /** Origin and base path: `https://fleet.example/api/v1`. */
  readonly baseUrl: string
  /** A bearer token; none for signing in. */
  readonly token?: string
  /** What sends the requests: one that adds the token and renews it, say. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** Reads the JSON of a success, for callers who want every figure as a LosslessNumber. */
  readonly parse?: (text: string) => unknown
}

const figure = (text: string): Figure =>
  isSafeNumber(text) ? Number(text) : new LosslessNumber(text)
const parseExactly = (text: string): unknown => parse(text, undefined, figure)

/**
 * An answer whose `json()` keeps every digit. With a Content-Length, `openapi-fetch` calls that
 * method; without one it would parse the text itself.
 */
async function exactly(
  response: Response,
  parseText: (text: string) => unknown,
): Promise<Response> {
  // Browsers give an answer without content a body all the same, and let nobody make another such.
  if (response.status === 204 || !response.body || !response.ok) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.set('content-length', String(new TextEncoder().encode(text).length))
  const { status, statusText } = response
  return Object.assign(new Response(text, { status, statusText, headers }), {
    json: async () => parseText(text),
  })
}

/**
 * A client of the API with the types of its document. Figures keep every digit both ways: one that
 * a double cannot hold comes as a LosslessNumber, and may be sent as one.
 */
export function createApiClient({
  baseUrl,
  token,
  fetch,
  parse: parseText = parseExactly,
}: ApiClientOptions): Client<paths> {
  const client = createClient<paths>({
    baseUrl,
    fetch,
    headers: { Accept: MEDIA_TYPE, ...(token && { Authorization: `Bearer ${token}` }) },
    bodySerializer: (body) => stringify(body),
    // Several values of a parameter stand in one, with commas between them.
    querySerializer: { array: { style: 'form', explode: false } },
  })
  client.use({ onResponse: ({ response }) => exactly(response, parseText) })
  return client
}
