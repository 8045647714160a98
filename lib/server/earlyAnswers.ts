import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'

/** Whether a body comes with a request, be it later. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'

/**
 * Has an answer that goes out before its request's body has come end their connection, as RFC 9112,
 * 9.3 asks for: kept by a proxy it would be given to whoever comes next, whose request would then be
 * taken for the rest of that body.
 */
export function closeAfterEarlyAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return
  const writeHead = response.writeHead as (...parameters: unknown[]) => ServerResponse
  response.writeHead = (...parameters: unknown[]) => {
    if (!request.complete) {
      response.shouldKeepAlive = false
      linger(request.socket)
    }
    return writeHead.apply(response, parameters)
  }
}

const unanswered = new WeakSet<IncomingMessage>()

/** Has nothing be done of a request: it came behind one whose answer is the last of their connection. */
export const leaveUnanswered = (request: IncomingMessage): void => void unanswered.add(request)

/** Whether the last answer of a request's connection is another's: of what else comes nothing is done. */
export const isAfterLastAnswer = (request: IncomingMessage): boolean =>
  request.socket.writableEnded || unanswered.has(request)

/**
 * Closed while its caller still sends, a connection is reset, and the answer is lost before it was
 * read. So it only says that nothing more comes, and takes what does for as long as any
 * request may take to arrive (RFC 9112, 9.6).
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const patience = setTimeout(() => socket.destroy(), env().REQUEST_SECONDS * 1000)
    socket.once('close', () => clearTimeout(patience))
  }
}
