import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ServedCall } from '@/lib/http/pipeline/operation'
import { requestBytes } from './requestBytes'

/** A call as Node's own server has it, for what handlers ask of the connection. */
export class NodeCall implements ServedCall {
  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
  ) {}

  readBytes(most: number): Promise<Uint8Array> {
    return requestBytes(this.request, most)
  }

  isGone(): boolean {
    return this.request.socket.destroyed
  }

  whenSent(tell: () => void): void {
    const { response } = this
    const { socket } = this.request
    const end = () => {
      response.off('close', end)
      socket.off('close', end)
      tell()
    }
    response.once('close', end)
    // An answer that waits for others on its connection does not hear of its end.
    socket.once('close', end)
    if (response.closed || socket.destroyed) end()
  }
}
