import { createHash } from 'node:crypto'
import { doInTurns } from '@/lib/time/turns'
import { operations } from '../operations.generated'
import type { HandlerResult, Operations, RequestContext } from '../pipeline/operation'
import { resourceOperations } from '../resourceRoutes'
import { makingDocument } from './document'
import { apiDocument } from './schemas'
import { TAGS } from './tags'

/** The operation that serves the document; it stands here, as its own route cannot import itself. */
export const documentOperations: Operations = {
  GET: {
    summary: 'Read this document',
    description:
      'The OpenAPI document of the service itself, made of the same definitions by which it reads and checks every call.',
    permission: 'none',
    tag: TAGS.document,
    document: { status: 200, gives: apiDocument },
    handle: readDocument,
  },
}

/** Operations by path template. */
type ByPath = Readonly<Record<string, Operations>>

/**
 * The service's own operations and those of resources, in the order of their addresses.
 *
 * @throws Error for an address of both, whatever its ids are called: calls would reach one of them
 */
export function together(own: ByPath, ofResources: ByPath): ByPath {
  const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
  const taken = new Set(Object.keys(own).map(shape))
  const twice = Object.keys(ofResources).find((path) => taken.has(shape(path)))
  if (twice) throw new Error(`${twice} is an address of the service itself, and so of no resource`)
  return Object.fromEntries(
    Object.entries({ ...own, ...ofResources }).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Every operation there is. */
export const apiOperations = together(
  { ...operations, '/openapi.json': documentOperations },
  resourceOperations,
)

/** The document as it goes out, made when it is first asked for. */
let served: Promise<{ readonly text: string; readonly etag: string }> | undefined

async function makeServed() {
  const text = JSON.stringify(await doInTurns(makingDocument(apiOperations)))
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

/** Plain JSON, which every tool that reads such documents takes. */
async function readDocument({ ifNoneMatch }: RequestContext): Promise<HandlerResult> {
  served ??= makeServed()
  const { text, etag } = await served
  // It may be kept, and is asked about each time: a new release has a new one.
  const headers = { etag, 'cache-control': 'no-cache' }
  const isKnown =
    ifNoneMatch === '*' || ifNoneMatch?.some(({ tag }) => `"${tag}"` === etag) === true
  if (isKnown) return { status: 304, headers }
  return {
    status: 200,
    body: { text },
    headers: { ...headers, 'content-type': 'application/json' },
  }
}
