import type { ChildProcess } from 'node:child_process'
import { createServer, type Server, type Socket } from 'node:net'

/** What goes with a connection that is handed on. */
const CONNECTION = 'fleetbook connection'

/**
 * The service's one door to the network: connections come in here and are handed, by turns, to the
 * processes that answer. The door can be closed while they still work, and before they tell anybody
 * to come again: so nobody comes in through it whom nobody is left to answer, which with Node's own
 * `cluster` some do.
 */
export class Doorway {
  private readonly server: Server
  private readonly processes: ChildProcess[] = []
  /** Those who came while no process was there. */
  private readonly waiting: Socket[] = []

  constructor() {
    // Nothing of it is read here: it goes on with all that it brought.
    this.server = createServer({ pauseOnConnect: true }, (socket) => this.hand(socket))
  }

  /** @throws Error with code EADDRINUSE when the port is taken */
  open(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, host, resolve)
    })
  }

  /** Hands connections to a process from now on, until it ends. */
  join(process: ChildProcess): void {
    this.processes.push(process)
    process.once('exit', () => this.leave(process))
    for (const socket of this.waiting.splice(0)) this.hand(socket)
  }

  /** Lets nobody in any more. */
  close(): void {
    this.server.close()
    for (const socket of this.waiting.splice(0)) socket.destroy()
  }

  private leave(process: ChildProcess): void {
    const place = this.processes.indexOf(process)
    if (place >= 0) this.processes.splice(place, 1)
  }

  private hand(socket: Socket): void {
    const process = this.processes.shift()
    if (!process) {
      this.waiting.push(socket)
      return
    }
    this.processes.push(process)
    process.send(CONNECTION, socket, { keepOpen: false }, (error) => {
      if (!error) return
      this.leave(process)
      this.hand(socket)
    })
  }
}

/** Has an HTTP server answer the connections that the process which started this one hands on. */
export function takeConnections(server: Server): void {
  // Only when it hears this does Node watch for headers and bodies that do not come to their end.
  server.emit('listening')
  process.on('message', (message, socket?: Socket) => {
    // One that was given up on its way comes without its socket.
    if (message !== CONNECTION || !socket) return
    server.emit('connection', socket)
    socket.resume()
  })
}
