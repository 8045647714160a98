/** The whole service over a throw-away database with demo data: what the browser tests drive. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '@/lib/db/embedded/server'
import { migrate } from '@/lib/db/migrations/migrate'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { seedDemo } from '@/prisma/seed'
import { startIdentityProvider } from './identityProvider'
import { scratchFolder } from './scratch'

const folder = scratchFolder('browser')
const database = await startEmbedded(join(folder, 'postgres'), 'fast')
await migrate(database.url)
await seedDemo(database.url, { clients: 300, approvals: 800, accounts: true })

const provider = await startIdentityProvider(
  Number(process.env.PORT) + 1,
  `http://127.0.0.1:${process.env.PORT}`,
)

Object.assign(process.env, {
  NODE_ENV: 'production',
  DATABASE_URL: await embeddedServiceUrl(database.url),
  FLEETBOOK_DEMO: '1',
  NEXTAUTH_SECRET: 'only for tests',
  NEXTAUTH_URL: `http://127.0.0.1:${process.env.PORT}`,
  OIDC_ISSUER: `http://127.0.0.1:${Number(process.env.PORT) + 1}`,
  OIDC_CLIENT_ID: 'fleetbook',
  OIDC_CLIENT_SECRET: 'only for tests',
  OIDC_LABEL: 'Example Works',
  OIDC_SCOPE: 'openid profile groups',
  OIDC_SIGNATURE: 'ES256',
  OIDC_ROLES: 'fleet-admins=Administrator,fleet-staff=Viewer',
  LOG_LEVEL: 'error',
  PRINCIPAL_CACHE_MS: '0',
})
const { nextHandler } = await import('@/lib/server/nextHandler')
const { listenOnPort } = await import('@/lib/server/listen')
const { serve } = await import('@/lib/server/serve')
const service = await serve(await nextHandler(), listenOnPort)

process.once('SIGTERM', async () => {
  await service.stop()
  provider.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
