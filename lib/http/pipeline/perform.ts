import { FastResponse } from 'srvx'
import { readFromReplica } from '@/lib/db/replicas/replicas'
import { MEDIA_TYPE } from '@/lib/problem'
import { renderBody } from './answerBody'
import { fileResponse } from './fileResponse'
import { beginOnce, oncePerKey } from './idempotency'
import { inOrder } from './inOrder'
import {
  type HandlerResult,
  isFile,
  isHeavy,
  isReading,
  type Operation,
  type RequestContext,
  type Rest,
} from './operation'
import { apiHeaders } from './plainHeaders'
import { type TextResponse, textResponse } from './textResponse'
import { withLargeSlotIfNeeded } from './whenLarge'

/**
 * Does the work of an operation for a call that was let in, once for its key where it has one and in
 * its turn, and renders the answer.
 *
 * @param more headers of how things stand when the answer goes out
 */
export async function perform(
  operation: Operation,
  request: Request,
  call: RequestContext,
  more: () => Readonly<Record<string, string>>,
): Promise<TextResponse> {
  if (operation.file && isFile(operation, call.headers)) {
    const { pieces, headers } = await operation.file(call)
    return fileResponse({ pieces, headers: { ...more(), ...headers } }, call.requestId, call.ticket)
  }
  const { idempotencyKey: key } = call
  const begin = (): Promise<Rest> =>
    key === undefined
      ? beginHere(operation, request, call)
      : beginOnce(key, request.method, operation, call)
  const ordered = async () =>
    isReading(request)
      ? withLargeSlotIfNeeded(call, await begin())
      : inOrder(operation, call, begin)
  const answer = await (key === undefined ? ordered() : oncePerKey(key, call, ordered))
  return respond({ ...answer, headers: { ...more(), ...answer.headers } }, call)
}

/** What of a call comes before its transaction, if it has one: mostly nothing. */
const beginHere = async (
  operation: Operation,
  request: Request,
  call: RequestContext,
): Promise<Rest> => operation.begin?.(call) ?? ((within) => handle(operation, request, within))

/** What reads many records may do so from a replica; single ones are read where they are changed. */
const handle = (
  operation: Operation,
  request: Request,
  call: RequestContext,
): Promise<HandlerResult> =>
  isReading(request) && !operation.fromPrimary && isHeavy(operation, call.query, call.json)
    ? readFromReplica((db) => operation.handle({ ...call, db }))
    : operation.handle(call)

async function respond(answer: HandlerResult, call: RequestContext): Promise<TextResponse> {
  const headers: Record<string, string> = {
    'x-request-id': call.requestId,
    ...apiHeaders(),
    ...answer.headers,
  }
  if (!answer.body) {
    return { response: new FastResponse(null, { status: answer.status, headers }), bytes: 0 }
  }
  headers['content-type'] ??= MEDIA_TYPE
  const body = renderBody(answer.body)
  return textResponse(body, answer.status, headers, call.headers.get('accept-encoding'))
}
