/** The process that renders the console's pages, for the processes that face the network. */
import { createServer } from 'node:http'
import { closeDatabase } from '@/lib/db/database'
import { runChild } from './child'
import { nextPages } from './nextPages'
import { drain, listen } from './serve'

await runChild(async () => {
  const pages = await nextPages()
  const server = createServer(pages.listener)
  await listen(server, { path: process.env.FLEETBOOK_CONSOLE_SOCKET ?? '' })
  return {
    async stop() {
      await drain(server)
      await pages.close()
      await closeDatabase()
    },
  }
})
