import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long running calls may take to end, in ms; no call is given more by its own deadline. */
const PATIENCE = 30_000
/** How long a connection on which nothing runs is kept for a call that is on its way, in ms. */
const GRACE = 250
const PAUSE = 50

/**
 * Prepares a server for an end that no caller notices: no new connection is taken; every answer
 * says that it is the last one on its connection; running calls end; then the rest is closed.
 *
 * A connection on which nothing runs stays for a moment, as a call may be on its way on it that
 * would come back without an answer, though it was done.
 *
 * @param grace that moment, in ms
 * @returns ends the server; resolves when it is closed
 */
export function drainable(server: Server, grace = GRACE): () => Promise<void> {
  const connections = new Set<Socket>()
  const running = new Map<ServerResponse, IncomingMessage>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    running.set(response, request)
    response.once('close', () => running.delete(response))
    if (isEnding) makeLast(request, response)
  })
  /** Closes what may be closed after so much time; tells whether all is. */
  const isClosed = (passed: number): boolean => {
    const busy = new Set([...running.values()].map(({ socket }) => socket))
    for (const socket of connections) {
      if (passed > PATIENCE || (passed > grace && !busy.has(socket))) socket.destroy()
    }
    return passed > grace && connections.size === 0
  }
  return () =>
    new Promise((resolve) => {
      isEnding = true
      // Node's own way to close an HTTP server cuts connections at once on which nothing runs.
      if (server.listening) NetServer.prototype.close.call(server)
      for (const [response, request] of running) makeLast(request, response)
      const started = performance.now()
      const timer = setInterval(() => {
        if (!isClosed(performance.now() - started)) return
        clearInterval(timer)
        resolve()
      }, PAUSE)
    })
}

/** Has the connection end with this answer, and the caller know it if the answer is not begun. */
function makeLast(request: IncomingMessage, response: ServerResponse): void {
  // Whoever passes the request on takes the answer's word from the request's.
  request.headers.connection = 'close'
  response.shouldKeepAlive = false
  response.once('finish', () => request.socket.end())
}
