/** Answers each call of the connections that it is handed, and nothing else. */
import { createServer } from 'node:http'
import { takeConnections } from '@/lib/server/doorway'

takeConnections(createServer((_request, response) => response.end('here')))
process.once('disconnect', () => process.exit())
process.send?.({ ready: true })
