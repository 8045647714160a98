import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createProxyServer } from 'httpxy'
import { PATIENCE, refusePage } from './refusePage'
import type { Pages } from './serve'

/** The pause between two tries, in ms. */
const PAUSE = 100
/** A body of so many bytes is read before it goes on: forms are far smaller. */
const MAX_READ = 64 * 1024
/** No connection came about, so the process has seen nothing of the request. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOENT']

/**
 * The console's pages, from the process that makes them. Rendering takes a hundred times the memory
 * and time of a call, so it has a process to itself and no call ever waits behind it.
 *
 * Each request has a connection to itself: on the machine's own socket that costs next to nothing,
 * and a connection that was kept could be closed by its other end in the very moment in which it is
 * used again. While the process is started again, pages wait for it.
 *
 * @param socketPath path of the socket on which that process listens
 * @param patience how long a request waits for the process, in ms
 */
export function consoleProxy(socketPath: string, patience = PATIENCE): Pages {
  const proxy = createProxyServer({ target: { socketPath }, agent: false })
  // That its own connection ends says nothing of the browser's, which is kept for the next request.
  proxy.on('proxyRes', ({ headers }) => {
    delete headers.connection
  })
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    keepProtocol(request)
    // Each try hears of their end, and Node would warn in the log of the eleventh.
    for (const heard of [request, response]) heard.setMaxListeners(0)
    const end = performance.now() + patience
    let body: Buffer | undefined
    for (;;) {
      try {
        if (isSmall(request)) body ??= await buffer(request)
        return await proxy.web(request, response, body ? { buffer: bodyOf(body) } : {})
      } catch (error) {
        if (response.headersSent || response.destroyed) return
        const isUnseen = NOT_CONNECTED.includes((error as NodeJS.ErrnoException).code ?? '')
        // Of a large body a part has gone on its way with the first try, and is not there for another.
        if (!isUnseen || !body || performance.now() > end)
          return refusePage(request, response, 'away')
        await setTimeout(PAUSE)
      }
    }
  }
  return {
    listener: (request, response) => void serve(request, response),
    close: async () => {},
  }
}

/**
 * Has a browser that asks for another protocol answered in this one, as RFC 9110, 7.8 lets a server.
 * What makes pages would take the connection out of its server's hands, and never answer on it.
 */
function keepProtocol({ headers }: IncomingMessage): void {
  if (headers.upgrade === undefined) return
  delete headers.upgrade
  // A server that ends has said so by then.
  if (headers.connection !== 'close') delete headers.connection
}

/**
 * Whether a body is read before it goes on, so that it is there for another try, and goes out at once:
 * of one that is still on its way a part cannot be sent where the answer came first.
 */
const isSmall = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= MAX_READ

const bodyOf = (body: Buffer): Readable => Readable.from(body.length > 0 ? [body] : [])
