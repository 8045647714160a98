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
}

const figure = (text: string): Figure =>
  isSafeNumber(text) ? Number(text) : new LosslessNumber(text)

/**
 * An answer whose `json()` keeps every digit. With a Content-Length, `openapi-fetch` calls that
 * method; without one it would parse the text itself.
 */
async function exactly(response: Response): Promise<Response> {
  if (!response.body || !response.ok) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.set('content-length', String(new TextEncoder().encode(text).length))
  const { status, statusText } = response
  return Object.assign(new Response(text, { status, statusText, headers }), {
    json: async () => parse(text, undefined, figure),
  })
}

/**
 * A client of the API with the types of its document. Figures keep every digit both ways: one that
 * a double cannot hold comes as a LosslessNumber, and may be sent as one.
 */
export function createApiClient({ baseUrl, token, fetch }: ApiClientOptions): Client<paths> {
  const client = createClient<paths>({
    baseUrl,
    fetch,
    headers: { Accept: MEDIA_TYPE, ...(token && { Authorization: `Bearer ${token}` }) },
    bodySerializer: (body) => stringify(body),
    // Several values of a parameter stand in one, with commas between them.
    querySerializer: { array: { style: 'form', explode: false } },
  })
  client.use({ onResponse: ({ response }) => exactly(response) })
  return client
}
