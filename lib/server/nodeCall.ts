import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { toNodeHandler } from 'srvx/node'
import { brokenOff } from '@/lib/http/parsing/body'
import type { Handler, ServedCall } from '@/lib/http/pipeline/operation'

/** A handler that needs nothing of the connection, for Node's own server. */
export const listenerOf = (handler: Handler): RequestListener =>
  toNodeHandler((request) => handler(request)) as unknown as RequestListener

/** A call as Node's own server has it, for what handlers ask of the connection. */
export class NodeCall implements ServedCall {
  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  readBytes(most: number): Promise<Uint8Array> {
    return requestBytes(this.request, most)
  }

  takesPieces(): boolean {
    const { httpVersionMajor: major, httpVersionMinor: minor } = this.request
    return major > 1 || minor > 0
  }

  isGone(): boolean {
    return this.request.socket.destroyed
  }

  isBehind(): boolean {
    return this.response.socket === null && !this.response.closed
  }

  whenSent(tell: () => void): void {
    this.atFirst([], tell)
  }

  whenTaken(): Promise<void> {
    return new Promise((resolve) => {
      // What a stream is given it gives on within this turn of the event loop.
      setImmediate(() => {
        if (this.response.writableNeedDrain) this.atFirst(['drain'], resolve)
        else resolve()
      })
    })
  }

  /** Tells of the first of some events of the response, or of its end. */
  private atFirst(events: readonly string[], tell: () => void): void {
    const { response } = this
    const { socket } = this.request
    const end = () => {
      for (const event of heard) response.off(event, end)
      socket.off('close', end)
      tell()
    }
    const heard = ['close', ...events]
    for (const event of heard) response.once(event, end)
    // An answer that waits for others on its connection does not hear of its end. Any number may wait.
    socket.setMaxListeners(0).once('close', end)
    if (response.closed || socket.destroyed) end()
  }
}

/**
 * Reads a request's body straight from the connection: for the few hundred bytes of most bodies a
 * stream of the web's kind costs more than everything else about the request.
 *
 * @throws Problem 400 where the connection ends before the body does, be it long before
 */
const requestBytes = (message: IncomingMessage, most: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    // What has ended while the caller was looked up says so no more.
    if (message.destroyed) {
      reject(brokenOff())
      return
    }
    const chunks: Buffer[] = []
    let size = 0
    const stop = () =>
      message.off('data', take).off('end', finish).off('close', giveUp).off('error', giveUp)
    const finish = () => {
      stop()
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks))
    }
    const giveUp = () => {
      stop()
      reject(brokenOff())
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= most) return
      finish()
      // What still comes is let by unread, so that the connection stays usable.
      message.resume()
    }
    message.on('data', take).once('end', finish).once('close', giveUp).once('error', giveUp)
  })
