import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { withConnection } from '@/lib/db/connection'
import { startEmbedded } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'
import { embeddedServiceUrl } from '@/lib/db/serviceRole'
import { QUICKER, SETTINGS } from '@/lib/db/session'
import { seedDemo } from '@/prisma/seed'
import { bundleApiServer } from './apiBundle'
import { announcePooler, announceReplica, between, type Running, startPgBouncer } from './between'
import { startReplica } from './replica'
import { SERVICE_PASSWORD } from './service'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated and seeded database that each test file copies. */
    templateUrl: string
  }
}

const CLIENTS = 60
const APPROVALS = 120

/**
 * Starts a PostgreSQL for one run of the tests, with a template that each test file copies: tests
 * never share a database, and never touch the one of `npm start`. Bundles the server they start.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  bundleApiServer()
  const folder = mkdtempSync(join(tmpdir(), 'fleetbook-test-'))
  const database = await startEmbedded(join(folder, 'postgres'), 'fast')
  await migrate(database.url)
  await seedDemo(database.url, { clients: CLIENTS, approvals: APPROVALS, accounts: true })
  await embeddedServiceUrl(database.url, SERVICE_PASSWORD)
  project.provide('templateUrl', database.url)
  const pooler = between === 'pgbouncer' ? await startPooler(database.url) : undefined
  const replica = between === 'replica' ? await startReplica(database.url) : undefined
  if (replica) announceReplica(database.url, replica.port)
  return async () => {
    await pooler?.stop()
    await replica?.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A pooler, and the settings of all sessions behind it; the tests' processes hear of its port. */
async function startPooler(url: string): Promise<Running> {
  await withConnection(url, async (connection) => {
    const given = Object.entries({ ...SETTINGS, ...QUICKER })
    await connection.query(
      given.map(([name, value]) => `ALTER ROLE CURRENT_USER SET ${name} = '${value}'`).join(';'),
    )
  })
  const pooler = await startPgBouncer(url)
  announcePooler(url, pooler)
  return pooler
}
