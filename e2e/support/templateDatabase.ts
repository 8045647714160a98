import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '@/lib/db/embedded'
import { migrate } from '@/lib/db/migrate'
import { seedDemo } from '@/prisma/seed'
import { bundleApiServer } from './apiBundle'

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
  project.provide('templateUrl', database.url)
  return async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
