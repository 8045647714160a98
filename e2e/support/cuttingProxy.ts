import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What becomes of a connection: it is carried, cut before or after the service had the request or
 * within its answer, or stays open without an answer.
 */
export type Cut = 'none' | 'before' | 'after' | 'middle' | 'silent'

/** A proxy that cuts connections, and may be turned to another service. */
export interface CuttingProxy {
  readonly origin: string
  /** How many connections were cut. */
  readonly cuts: number
  /** Sends connections from now on to another port, and cuts those that are open. */
  turnTo(port: number): void
  stop(): Promise<void>
}

/**
 * Starts a proxy before a service.
 *
 * @param cutOf says of each connection, by its number from 0, how it fares
 */
export async function startCuttingProxy(
  port: number,
  cutOf: (connection: number) => Cut = () => 'none',
): Promise<CuttingProxy> {
  let target = port
  let cuts = 0
  let connections = 0
  const open = new Set<Socket>()
  const server = createServer((caller) => {
    const cut = cutOf(connections)
    connections += 1
    if (cut !== 'none') cuts += 1
    open.add(caller)
    caller.on('close', () => open.delete(caller))
    // Who is cut off notices it by an error, which is what is wanted.
    caller.on('error', () => {})
    if (cut === 'silent') return
    if (cut === 'before') {
      caller.once('data', () => caller.resetAndDestroy())
      return
    }
    const service = connect(target, '127.0.0.1')
    service.on('error', () => caller.destroy())
    caller.pipe(service)
    caller.on('close', () => service.destroy())
    if (cut === 'none') service.pipe(caller)
    // The answer is there, so the service has done it.
    else {
      service.once('data', (answer) => {
        if (cut === 'after') caller.resetAndDestroy()
        else caller.end(answer.subarray(0, answer.length - 20))
        service.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get cuts() {
      return cuts
    },
    turnTo(other) {
      target = other
      for (const socket of open) socket.destroy()
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
