import { once } from 'node:events'
import type { Server } from 'node:net'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** Has a server listen where the configuration says. */
export const listenOnPort = (server: Server): Promise<void> => {
  const { PORT: port, HOST: host } = env()
  return listen(server, { port, host })
}

/**
 * Resolves once the server listens.
 *
 * @throws Error with code EADDRINUSE when the place is taken
 */
export async function listen(
  server: Server,
  where: { readonly port: number; readonly host: string } | { readonly path: string },
): Promise<void> {
  server.listen(where)
  await once(server, 'listening')
  // Heard by nobody it would end the process, with the calls of all others.
  server.on('error', (error) => log().warn({ err: error }, 'a connection could not be taken'))
}
