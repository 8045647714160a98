/** The process that renders the console's pages, for the processes that face the network. */
import { createServer } from 'node:http'
import { closeDatabase } from '@/lib/db/database'
import { runChild } from './child'
import { drainable } from './drain'
import { nextPages } from './nextPages'
import { listen } from './serve'

await runChild(async () => {
  const pages = await nextPages()
  const server = createServer(pages.listener)
  // Whoever passes requests on has ended by then.
  const drain = drainable(server, 0)
  await listen(server, { path: process.env.FLEETBOOK_CONSOLE_SOCKET ?? '' })
  return {
    async stop() {
      await drain()
      await pages.close()
      await closeDatabase()
    },
  }
})
