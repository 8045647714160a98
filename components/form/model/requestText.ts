import { stringify } from 'lossless-json'

/** A request as another system could send it. The token is never part of it. */
export interface ShownRequest {
  readonly method: string
  /** With its origin. */
  readonly url: string
  readonly headers: Iterable<readonly [string, string]>
  readonly body?: unknown
}

const TOKEN = '<token>'

const titled = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase())

const headersOf = (request: ShownRequest): [string, string][] => [
  ['Authorization', `Bearer ${TOKEN}`],
  ...[...request.headers].map(([name, value]): [string, string] => [titled(name), value]),
]

const bodyText = ({ body }: ShownRequest): string | undefined =>
  body === undefined ? undefined : stringify(body, undefined, 2)

/** The request as it goes over the wire. */
export function httpText(request: ShownRequest): string {
  const { host, pathname, search } = new URL(request.url)
  const head = [
    `${request.method} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...headersOf(request).map(([name, value]) => `${name}: ${value}`),
  ]
  const body = bodyText(request)
  return head.join('\n') + (body === undefined ? '' : `\n\n${body}`)
}

/** The request as a command; in single quotes nothing is special to a shell but the quote itself. */
export function curlText(request: ShownRequest): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const body = bodyText(request)
  const parts = [
    `curl -X ${request.method} ${quoted(request.url)}`,
    // What ends with its colon is left out by curl; one that ends with a semicolon is sent empty.
    ...headersOf(request).map(
      ([name, value]) => `-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ]
  return parts.join(' \\\n  ')
}
