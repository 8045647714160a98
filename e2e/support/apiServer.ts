/** The API without the console, on a free port: what the tests of the API talk to. */
import type { AddressInfo } from 'node:net'
import { closeDatabase } from '@/lib/db/database'
import { frontServer } from '@/lib/server/front'

const server = await frontServer((_request, response) => {
  response.statusCode = 404
  response.end()
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
)

const stop = () => {
  server.close(() => closeDatabase().then(() => process.exit(0)))
  server.closeIdleConnections()
  // A connection that was busy just now stays open for the next call, which never comes.
  setTimeout(() => server.closeAllConnections(), 1000).unref()
}
process.once('SIGTERM', stop)
process.once('disconnect', stop)
