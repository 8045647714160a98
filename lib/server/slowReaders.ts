import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { observeSlowReader } from '@/lib/metrics/counters'

/** How often connections are looked at, in ms. */
const LOOK_EVERY = 1000

/** What a connection had taken when it was first seen with something left, and when that was. */
interface Mark {
  readonly taken: number
  readonly since: number
}

/**
 * Cuts a server's connections off on which nothing of what was written to them is taken for too
 * long: what is written stays in memory until it is. An answer is written as one piece, so that
 * the time is that of a whole answer; of a page that comes in pieces, of each.
 *
 * @param patience in ms
 */
export function cutSlowReaders(server: Server, patience: number): void {
  const marks = new Map<Socket, Mark | undefined>()
  server.on('connection', (socket: Socket) => {
    marks.set(socket, undefined)
    socket.once('close', () => marks.delete(socket))
  })
  const look = () => {
    const now = performance.now()
    for (const [socket, mark] of marks) {
      const left = socket.writableLength
      const taken = socket.bytesWritten - left
      if (left === 0) marks.set(socket, undefined)
      else if (mark?.taken !== taken) marks.set(socket, { taken, since: now })
      else if (now - mark.since > patience) {
        observeSlowReader()
        socket.destroy()
      }
    }
  }
  setInterval(look, LOOK_EVERY).unref()
}
