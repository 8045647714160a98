/**
 * The process that renders the console's pages, for the processes that face the network. It has the
 * database by what Next brings: to load the API's here would take memory and answer nothing.
 */
import { rmdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { dirname } from 'node:path'
import { closeConnections } from '@/lib/db/pool/closing'
import { besidesCalls, shareMetrics } from '@/lib/metrics/service'
import { runChild } from './child'
import { drainable } from './drain'
import { listen } from './listen'
import { nextHandler } from './nextHandler'
import { readAllHeaders } from './readAllHeaders'

shareMetrics(besidesCalls)
const socket = process.env.FLEETBOOK_CONSOLE_SOCKET ?? ''
const run = async () => {
  const pages = await nextHandler()
  const server = createServer(pages.listener)
  readAllHeaders(server)
  // Whoever passes requests on has ended by then.
  const drain = drainable(server, 0)
  await listen(server, { path: socket })
  return {
    async stop() {
      await drain()
      await pages.close()
      await closeConnections()
      // It goes with the one that started this process, which may have been killed.
      if (!process.connected) await rmdir(dirname(socket)).catch(() => {})
    },
  }
}

await runChild(run, { isLast: true })
