import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** A message as a receiver had it. */
export interface Received {
  readonly id: string
  readonly type: string
  /** The change; of a test what it says. */
  readonly data: {
    readonly resource: string
    readonly id: string
    readonly action: string
    readonly event_id: string
    readonly fields: readonly string[]
    readonly position: string
    readonly at: string
    readonly record?: Record<string, unknown> | null
    readonly [member: string]: unknown
  }
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** How a receiver answers. It may as well destroy the connection, or never answer. */
export type Behaviour = (message: Received, response: ServerResponse) => void

export const takes: Behaviour = (_, response) => {
  response.writeHead(204).end()
}

export const answers =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_, response) => {
    response.writeHead(status, headers).end('said in words')
  }

/** A receiver of deliveries on this machine, which keeps what came and does as it is told. */
export interface Receiver {
  readonly url: string
  /** What came and was answered by {@link takes}, or not, in the order in which it came. */
  readonly received: readonly Received[]
  behave(behaviour: Behaviour): void
  /** Ends at once, connections and all; {@link open} has it listen again on its port. */
  kill(): Promise<void>
  open(): Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  let behaviour = takes
  let port = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const { type, data } = JSON.parse(body)
    const { headers, url: path = '' } = request
    const message = { id: String(headers['webhook-id']), type, data, path, headers, body }
    received.push(message)
    behaviour(message, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const open = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        port = (server.address() as AddressInfo).port
        resolve()
      })
    })
  await open()
  return {
    url: `http://127.0.0.1:${port}/changes`,
    received,
    behave: (other) => {
      behaviour = other
    },
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    open,
  }
}

/** Whether a message is signed by a secret, as a receiver would find out. */
export function isSignedBy(secret: string, { body, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}
