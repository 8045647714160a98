import type { RequestListener, Server } from 'node:http'
import { closeDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { frontServer } from './front'
import { startHousekeeping } from './housekeeping'
import { nextPages } from './nextPages'

const DRAIN_TIMEOUT = 10_000

/** A running service. */
export interface Service {
  readonly url: string
  /** Lets running calls end, then closes everything in order. */
  stop(): Promise<void>
}

/** Whatever answers what is no part of the API. */
export interface Pages {
  readonly listener: RequestListener
  close(): Promise<void>
}

/**
 * Starts the service: console and API on one port.
 *
 * @param pages where pages come from; Next in this very process without it
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function serve(pages?: Pages): Promise<Service> {
  const { PORT: port, HOST: hostname } = env()
  const { listener, close } = pages ?? (await nextPages())
  const server = await frontServer(listener)
  await listen(server, { port, host: hostname })
  const stopHousekeeping = startHousekeeping()
  return {
    url: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`,
    async stop() {
      stopHousekeeping()
      await drain(server)
      await close()
      await closeDatabase()
    },
  }
}

/** Resolves once the server listens. */
export const listen = (
  server: Server,
  where: { readonly port: number; readonly host: string } | { readonly path: string },
): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(where, resolve)
  })

/** Takes no new connections, ends the idle ones, and gives the running calls their time. */
export function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT)
    server.close(() => {
      clearTimeout(patience)
      resolve()
    })
    server.closeIdleConnections()
  })
}
