import { Agent, type IncomingMessage, request as passOn, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { Pages } from './serve'

/** Headers that concern one connection and no other. */
const OF_THE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'expect', 'upgrade']

/**
 * The console's pages, from the process that makes them. Rendering takes a hundred times the memory
 * and time of a call, so it has a process to itself and no call ever waits behind it.
 *
 * @param socket path of the socket on which that process listens
 */
export function passedPages(socket: string): Pages {
  const agent = new Agent({ keepAlive: true })
  return {
    listener(request, response) {
      const { method, url, headers } = request
      const onward = passOn(
        { agent, socketPath: socket, method, path: url, headers: without(headers) },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, without(answer.headers))
          pipeline(answer, response, () => {})
        },
      )
      onward.once('error', () => refuse(response))
      response.once('close', () => onward.destroy())
      pipeline(request, onward, () => {})
    },
    async close() {
      agent.destroy()
    },
  }
}

const without = (headers: IncomingMessage['headers']): IncomingMessage['headers'] =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name)))

function refuse(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '2' })
  response.end('The console is starting. Try again in a moment.\n')
}
