/** Fleetbook's own API server as a process under test: the front server without the console. */
import type { AddressInfo } from 'node:net'
import { closeDatabase } from '@/lib/db/database'
import { frontServer } from '@/lib/server/front'
import { reportTo } from './processes'

const server = await frontServer((_request, response) => {
  response.statusCode = 404
  response.end()
})
server.listen(0, '127.0.0.1', () =>
  reportTo((server.address() as AddressInfo).port, async () => {
    server.closeAllConnections()
    await closeDatabase()
  }),
)
