import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { leaveUnanswered } from './earlyAnswers'

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
 * would come back without an answer, though it was done. Of calls that were sent together on one
 * the last that came has the last answer, and of what comes behind it nothing is done.
 *
 * @param grace that moment, in ms
 * @returns ends the server; resolves when it is closed
 */
export function drainable(server: Server, grace = GRACE): () => Promise<void> {
  // By connection, as calls come and go: a Map that each of them enters and leaves is made anew all
  // the time, and what it was still knows each call that it had, until everything is collected.
  const running = new Map<Socket, ServerResponse[]>()
  /** Connections of which a call has the last answer. */
  const ending = new WeakSet<Socket>()
  let isEnding = false
  const endWith = (response: ServerResponse): void => {
    ending.add(response.req.socket)
    makeLast(response)
  }
  server.on('connection', (socket: Socket) => {
    running.set(socket, [])
    socket.once('close', () => running.delete(socket))
  })
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (ending.has(request.socket)) return leaveUnanswered(request)
    const calls = running.get(request.socket) ?? []
    calls.push(response)
    response.once('close', () => calls.splice(calls.indexOf(response), 1))
    if (isEnding) endWith(response)
  })
  /** Closes what may be closed after so much time; tells whether all is. */
  const isClosed = (passed: number): boolean => {
    for (const [socket, calls] of running) {
      if (passed > PATIENCE || (passed > grace && calls.length === 0)) socket.destroy()
    }
    return passed > grace && running.size === 0
  }
  return () =>
    new Promise((resolve) => {
      isEnding = true
      // Node's own way to close an HTTP server cuts connections at once on which nothing runs.
      if (server.listening) NetServer.prototype.close.call(server)
      for (const calls of running.values()) {
        const last = calls.at(-1)
        // Who has been told that the connection stays may send another call by now, which then is the last.
        if (last && !last.headersSent) endWith(last)
      }
      const started = performance.now()
      const timer = setInterval(() => {
        if (!isClosed(performance.now() - started)) return
        clearInterval(timer)
        resolve()
      }, PAUSE)
    })
}

/** Has the connection end with this answer, and the caller know it if the answer is not begun. */
function makeLast(response: ServerResponse): void {
  const request = response.req
  // Whoever passes the request on takes the answer's word from the request's.
  request.headers.connection = 'close'
  response.shouldKeepAlive = false
  response.once('finish', () => request.socket.end())
}
