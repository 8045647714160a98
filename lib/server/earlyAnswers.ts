import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long what a caller still sends of a body is read after its answer, in ms. */
const LINGER = 10_000

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

/** Whether the last answer of a request's connection has gone out: of what else comes nothing is done. */
export const isAfterLastAnswer = ({ socket }: IncomingMessage): boolean => socket.writableEnded

/**
 * Closed while its caller still sends, a connection is reset, and the answer is lost before it was
 * read. So it only says that nothing more comes, and waits for a while (RFC 9112, 9.6).
 */
function linger(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const patience = setTimeout(() => socket.destroy(), LINGER)
    socket.once('close', () => clearTimeout(patience))
  }
}
