/**
 * Fleetbook's own API server as a process under test: the front server without the console, and
 * with the service's housekeeping and deliveries to webhooks where these are asked for.
 */
import type { AddressInfo } from 'node:net'
import { closeDatabase } from '@/lib/db/database'
import { frontServer } from '@/lib/server/front'
import { startHousekeeping } from '@/lib/server/housekeeping'
import { startDeliveries } from '@/lib/webhooks/dispatcher'
import { reportTo } from './processes'

const stopHousekeeping = process.env.HOUSEKEEPING === 'yes' ? startHousekeeping() : undefined
const stopDeliveries = process.env.DELIVERIES === 'yes' ? startDeliveries() : undefined
const server = await frontServer((_request, response) => {
  response.statusCode = 404
  response.end()
})
server.listen(0, '127.0.0.1', () =>
  reportTo((server.address() as AddressInfo).port, async () => {
    stopHousekeeping?.()
    await stopDeliveries?.()
    server.closeAllConnections()
    await closeDatabase()
  }),
)
