import type { RequestListener, Server } from 'node:http'
import { closeDatabase } from '@/lib/db/database'
import { closeReplicas } from '@/lib/db/replicas/replicas'
import { changeWatch } from '@/lib/records/feed/watch'
import { startDeliveries } from '@/lib/webhooks/dispatcher'
import { drainable } from './drain'
import { frontServer } from './front'
import { startHousekeeping } from './housekeeping'
import { endTraces } from './traces'

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
  const endHousekeeping = startHousekeeping()
  const endDeliveries = startDeliveries()
  return {
    async stop() {
      // Whoever waits for changes is told that there are none, and asks the process that is left.
      void changeWatch.end()
      await Promise.all([drain(), endDeliveries(), endHousekeeping()])
      await close()
      await closeReplicas()
      await closeDatabase()
      await endTraces()
    },
  }
}
