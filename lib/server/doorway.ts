import type { ChildProcess } from 'node:child_process'
import { createServer, type Server, type Socket } from 'node:net'
import { defineMessage } from '@/lib/ipc'
import { listen } from './listen'

/** Goes with a connection that is handed on, and comes back before anything of it is read: a number. */
const CONNECTION = defineMessage<number>('connection')

/** How often those are asked that have not said that they have all that was handed to them, in ms. */
const ASK_EVERY = 1000

/** A process that answers, and what was handed to it of which it has not said that it has it. */
interface Place {
  readonly process: ChildProcess
  readonly handed: Map<number, Socket>
  /** Whether it was asked, and has said nothing since. */
  isAsked: boolean
}

/**
 * The service's one door to the network: connections come in here and are handed, by turns, to the
 * processes that answer. The door can be closed while they still work, and before they tell anybody
 * to come again: so nobody comes in through it whom nobody is left to answer, which with Node's own
 * `cluster` some do.
 *
 * Each connection is kept until the process that it was handed to has it: one that dies before that
 * has read nothing of it, and another answers it. Nothing else would tell, as what is sent to a
 * process that has just died is sent without a fault.
 */
export class Doorway {
  private readonly server: Server
  private readonly places: Place[] = []
  /** Those who came while no process was there. */
  private readonly waiting: Socket[] = []
  private isOpen = true
  private count = 0

  constructor() {
    // Nothing of it is read here: it goes on with all that it brought.
    this.server = createServer({ pauseOnConnect: true }, (socket) => this.hand(socket))
    setInterval(() => this.places.forEach(ask), ASK_EVERY).unref()
  }

  /** @throws Error with code EADDRINUSE when the port is taken */
  open(port: number, host: string): Promise<void> {
    return listen(this.server, { port, host })
  }

  /** Hands connections to a process from now on, until it ends. */
  join(process: ChildProcess): void {
    const place: Place = { process, handed: new Map(), isAsked: false }
    this.places.push(place)
    CONNECTION.on(process, (number) => this.settle(place, number))
    process.once('exit', () => this.leave(place))
    // Not before: what it said last is heard by then.
    process.once('close', () => this.handOn(place))
    for (const socket of this.waiting.splice(0)) this.hand(socket)
  }

  /** Lets nobody in any more. */
  close(): void {
    this.isOpen = false
    this.server.close()
    for (const socket of this.waiting.splice(0)) socket.destroy()
  }

  private leave(place: Place): void {
    const at = this.places.indexOf(place)
    if (at >= 0) this.places.splice(at, 1)
  }

  private handOn({ handed }: Place): void {
    const sockets = [...handed.values()]
    handed.clear()
    for (const socket of sockets) this.hand(socket)
  }

  /** The process has a connection. Of those before it whatever it has not was lost on the way. */
  private settle(place: Place, number: number): void {
    const { handed } = place
    place.isAsked = false
    for (const [before, socket] of handed) {
      if (before > number) return
      handed.delete(before)
      if (before === number) socket.destroy()
      else this.hand(socket)
    }
  }

  /**
   * Whose turn it is, of those that are behind with the fewest: one that hangs is left alone after
   * its first.
   */
  private next(): Place | undefined {
    const least = Math.min(...this.places.map(({ handed }) => handed.size))
    const place = this.places.find(({ handed }) => handed.size === least)
    if (place) {
      this.leave(place)
      this.places.push(place)
    }
    return place
  }

  private hand(socket: Socket): void {
    const place = this.next()
    if (!place) {
      if (this.isOpen) this.waiting.push(socket)
      else socket.destroy()
      return
    }
    const number = this.count++
    place.handed.set(number, socket)
    // A fault of the sending is the process's end, at which all that it has not is handed on.
    CONNECTION.send(place.process, number, { socket, keepOpen: true })
  }
}

/**
 * Asks a process for what it has not said that it has. A connection for which it had no room, as one
 * process may have so many open, is lost without a word, and one that is behind is handed no more by
 * which that would come out.
 */
function ask(place: Place): void {
  const last = [...place.handed.keys()].at(-1)
  if (last === undefined || place.isAsked) return
  place.isAsked = true
  CONNECTION.send(place.process, last + 0.5)
}

/** Has an HTTP server answer the connections that the process which started this one hands on. */
export function takeConnections(server: Server): void {
  // Only when it hears this does Node watch for headers and bodies that do not come to their end.
  server.emit('listening')
  CONNECTION.on(process, (number, socket) => {
    // Read from once this is said, so that whoever is handed on was read by nobody.
    const whenSent = () => {
      // Asked, it has nothing more to do than to say how far it has come.
      if (!socket) return
      server.emit('connection', socket)
      socket.resume()
    }
    CONNECTION.send(process, number, { whenSent })
  })
}
