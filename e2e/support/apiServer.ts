/** The API without the console, on a free port: what the tests of the API talk to. */
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { closeDatabase } from '@/lib/db/database'
import { closeReplicas } from '@/lib/db/replicas/replicas'
import { changeWatch } from '@/lib/records/feed/watch'
import { drainable } from '@/lib/server/drain'
import { frontServer } from '@/lib/server/front'
import { endTraces } from '@/lib/server/traces'
import { startDeliveries } from '@/lib/webhooks/dispatcher'

/** Pages that are being made until the test says, by a message, that the first of them is. */
const held: (() => void)[] = []
process.on('message', () => held.shift()?.())

/** In place of pages, of which there are none: tells what was passed on. */
const echo: RequestListener = async (request, response) => {
  const { method, url } = request
  if (url?.startsWith('/held')) await new Promise<void>((made) => held.push(made))
  let size = 0
  for await (const chunk of request) size += chunk.length
  response.statusCode = 404
  response.end(JSON.stringify({ method, url, size }))
}

const server = await frontServer(echo)
const drain = drainable(server)
const endDeliveries = startDeliveries()
server.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (server.address() as AddressInfo).port }),
)

const stop = () => {
  void changeWatch.end()
  void Promise.all([drain(), endDeliveries()])
    .then(closeReplicas)
    .then(closeDatabase)
    .then(endTraces)
    .then(() => process.exit(0))
}
process.once('SIGTERM', stop)
process.once('disconnect', stop)
