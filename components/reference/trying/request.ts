import { stringify } from 'lossless-json'
import { writtenHeaders } from '@/components/api/headers'
import type { ShownRequest } from '@/components/form/model/requestText'
import { parseJson } from '@/lib/text/json'
import type { ApiDocument, ApiOperation } from '../document'
import { exampleRequest } from '../example'

const DRY_RUN = 'dry_run'

/** A call as somebody is about to make it, all of it as text. */
export interface Draft {
  /** What stands for the parameters of the path, by name. */
  readonly path: Readonly<Record<string, string>>
  /** As it follows the question mark, `dry_run` apart. */
  readonly query: string
  /** A line each: `If-Match: "1"`. */
  readonly headers: string
  readonly body: string
  /** Whether it is to write: until somebody says so it only tries, where it can. */
  readonly isMeant: boolean
}

/** How much a call would do as it stands. */
export type Effect = 'reads' | 'tries' | 'writes' | 'waits'

/** Whether an operation can be tried without writing. */
export const hasDryRun = ({ parameters }: ApiOperation): boolean =>
  parameters.some(({ name }) => name === DRY_RUN)

/** What a call would do: one that writes and has no dry run waits until it is meant. */
export function effectOf(operation: ApiOperation, { isMeant }: Draft): Effect {
  if (operation.method === 'GET') return 'reads'
  if (isMeant) return 'writes'
  return hasDryRun(operation) ? 'tries' : 'waits'
}

/** A call as the document's example has it. */
export function draftOf(operation: ApiOperation, body: unknown): Draft {
  const isOfPath = operation.parameters.filter((each) => each.in === 'path')
  return {
    path: Object.fromEntries(isOfPath.map(({ name, example }) => [name, String(example ?? '')])),
    query: operation.parameters.some(({ name }) => name === 'limit') ? 'limit=5' : '',
    headers: '',
    body: body === undefined ? '' : (stringify(body, undefined, 2) ?? ''),
    isMeant: false,
  }
}

/** A body with its figures exact; undefined where there is none. @throws JsonFault */
const bodyOf = ({ body }: Draft): unknown => (body.trim() === '' ? undefined : parseJson(body))

const HEADER = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/

/** The lines that are headers. */
const headersOf = ({ headers }: Draft): [string, string][] =>
  headers.split('\n').flatMap((line): [string, string][] => {
    const [, name, value] = HEADER.exec(line) ?? []
    return name ? [[name, value ?? '']] : []
  })

/** Which line would not be sent as it stands, and why; undefined where all are. */
export function headersFaultOf(
  { needsToken }: ApiOperation,
  { headers }: Draft,
): string | undefined {
  for (const [at, line] of headers.split('\n').entries()) {
    if (line.trim() === '') continue
    const [, name, value = ''] = HEADER.exec(line) ?? []
    if (!name) return `Line ${at + 1} is no header. Write a name, a colon and a value.`
    if (!isSent(name, value)) return `Line ${at + 1}: a browser lets no page send this ${name}.`
    if (needsToken && name.toLowerCase() === 'authorization') {
      return `Line ${at + 1}: the key above is what is sent as ${name}.`
    }
  }
  return undefined
}

/** Whether a header that a page names goes out: some a browser keeps to itself, and drops silently. */
function isSent(name: string, value: string): boolean {
  try {
    const headers = writtenHeaders([[name, value]])
    return new Request('data:,', { headers }).headers.has(name)
  } catch {
    return false
  }
}

/** What stands in an address as it is, and by which curl makes several of one. */
const SEVERAL = /[[\]{}]/g

/**
 * The request of a draft, without its key, with its address as it goes over the wire.
 *
 * @throws JsonFault for a body that is no JSON
 */
export function requestOf(
  document: ApiDocument,
  operation: ApiOperation,
  origin: string,
  draft: Draft,
): ShownRequest {
  const body = bodyOf(draft)
  const { url, ...rest } = exampleRequest(document, operation, origin, body)
  const root = new URL(url).origin + (document.servers[0]?.url ?? '')
  const path = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(draft.path[name] ?? ''),
  )
  const isTried = effectOf(operation, draft) === 'tries'
  // What stands behind a # would not be sent: nor would that the call is dry.
  const typed = draft.query.replace(/^\?/, '').replaceAll('#', '%23')
  const query = [typed, isTried && `${DRY_RUN}=true`].filter(Boolean)
  const address = new URL(root + path + (query.length > 0 ? `?${query.join('&')}` : ''))
  address.search = address.search.replaceAll(SEVERAL, encodeURIComponent)
  const known = new Map(
    [...rest.headers, ...headersOf(draft)].map(([name, value]) => [name.toLowerCase(), value]),
  )
  return {
    ...rest,
    url: address.href,
    headers: known,
  }
}
