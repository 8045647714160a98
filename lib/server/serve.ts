import type { RequestListener, Server } from 'node:http'
import { closeDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { drainable } from './drain'
import { frontServer } from './front'
import { startHousekeeping } from './housekeeping'

/** A running part of the service. */
export interface Service {
  /** Lets running calls end, then closes everything in order. */
  stop(): Promise<void>
}

/** Whatever answers what is no part of the API. */
export interface Pages {
  readonly listener: RequestListener
  close(): Promise<void>
}

/**
 * Starts the service in this process: console and API on one port.
 *
 * @param pages where pages come from
 * @param open has the server take connections
 * @throws whatever keeps it from taking any
 */
export async function serve(
  { listener, close }: Pages,
  open: (server: Server) => Promise<void> | void,
): Promise<Service> {
  const server = await frontServer(listener)
  const drain = drainable(server)
  await open(server)
  const stopHousekeeping = startHousekeeping()
  return {
    async stop() {
      stopHousekeeping()
      await drain()
      await close()
      await closeDatabase()
    },
  }
}

/** Has a server listen where the configuration says. */
export const listenOnPort = (server: Server): Promise<void> => {
  const { PORT: port, HOST: host } = env()
  return listen(server, { port, host })
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
