import { createHash } from 'node:crypto'
import { runYielding } from '@/lib/time/yielding'
import { operations } from '../operations.generated'
import type { HandlerResult, Operations, RequestContext } from '../pipeline/operation'
import { compressOnce } from '../pipeline/textResponse'
import { resourceOperations } from '../resourceRoutes'
import { makingDocument } from './document'
import { apiDocument } from './schemas'
import { TAGS } from './tags'

/** What every tool takes that reads such documents. */
const PLAIN_JSON = 'application/json'

/** The operation that serves the document; it stands here, as its own route cannot import itself. */
export const documentOperations: Operations = {
  GET: {
    summary: 'Read this document',
    description:
      'The OpenAPI document of the service itself, made of the same definitions by which it reads and checks every call.',
    permission: 'none',
    tag: TAGS.document,
    document: { status: 200, gives: apiDocument },
    mediaType: PLAIN_JSON,
    handle: readDocument,
  },
}

/** Every operation there is, by path template. */
export const apiOperations: Readonly<Record<string, Operations>> = Object.fromEntries(
  Object.entries({
    ...operations,
    ...resourceOperations,
    '/openapi.json': documentOperations,
  }).sort(([a], [b]) => (a < b ? -1 : 1)),
)

/** The document as it goes out, made when it is first asked for. */
let served: Promise<{ readonly bytes: Buffer<ArrayBuffer>; readonly etag: string }> | undefined

async function makeServed() {
  const bytes = Buffer.from(JSON.stringify(await runYielding(makingDocument(apiOperations))))
  compressOnce(bytes)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` }
}

async function readDocument({ ifNoneMatch }: RequestContext): Promise<HandlerResult> {
  served ??= makeServed().catch((error) => {
    // Whoever comes next is to try again.
    served = undefined
    throw error
  })
  const { bytes, etag } = await served
  // It may be kept, and is asked about each time: a new release has a new one.
  const headers = { etag, 'cache-control': 'no-cache' }
  const isKnown =
    ifNoneMatch === '*' || ifNoneMatch?.some(({ tag }) => `"${tag}"` === etag) === true
  if (isKnown) return { status: 304, headers }
  return {
    status: 200,
    body: { bytes },
    headers: { ...headers, 'content-type': PLAIN_JSON },
  }
}
