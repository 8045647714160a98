/**
 * The process that renders the console's pages, for the processes that face the network. It has the
 * database by what Next brings: to load the API's here would take memory and answer nothing.
 */
import { createServer } from 'node:http'
import { closeConnections } from '@/lib/db/closing'
import { besidesCalls, shareMetrics } from '@/lib/metrics/service'
import { runChild } from './child'
import { drainable } from './drain'
import { listen } from './listen'
import { nextHandler } from './nextHandler'
import { readAllHeaders } from './readAllHeaders'

shareMetrics(besidesCalls)
await runChild(async () => {
  const pages = await nextHandler()
  const server = createServer(pages.listener)
  readAllHeaders(server)
  // Whoever passes requests on has ended by then.
  const drain = drainable(server, 0)
  await listen(server, { path: process.env.FLEETBOOK_CONSOLE_SOCKET ?? '' })
  return {
    async stop() {
      await drain()
      await pages.close()
      await closeConnections()
    },
  }
})
