import type { Server } from 'node:http'
import { env } from '@/lib/env'

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
