/** The whole service over a throw-away database with demo data: what the browser tests drive. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'
import { seedDemo } from '@/prisma/seed'

const folder = mkdtempSync(join(tmpdir(), 'fleetbook-browser-'))
const database = await startEmbedded(join(folder, 'postgres'), 'fast')
await migrate(database.url)
await seedDemo(database.url, { clients: 300, approvals: 800, accounts: true })

Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URL: database.url,
  FLEETBOOK_DEMO: '1',
  NEXTAUTH_SECRET: 'only for tests',
  NEXTAUTH_URL: `http://127.0.0.1:${process.env.PORT}`,
  LOG_LEVEL: 'error',
  PRINCIPAL_CACHE_MS: '0',
})
const { nextPages } = await import('@/lib/server/nextPages')
const { listenOnPort, serve } = await import('@/lib/server/serve')
const service = await serve(await nextPages(), listenOnPort)

process.once('SIGTERM', async () => {
  await service.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
