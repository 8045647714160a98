/** The API without the console, on a free port: what the tests of the API talk to. */
import type { AddressInfo } from 'node:net'
import { closeDatabase } from '@/lib/db/database'
import { drainable } from '@/lib/server/drain'
import { frontServer } from '@/lib/server/front'

const server = await frontServer((_request, response) => {
  response.statusCode = 404
  response.end()
})
const drain = drainable(server)
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
)

const stop = () =>
  void drain()
    .then(closeDatabase)
    .then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('disconnect', stop)
