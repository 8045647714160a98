import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '@/scripts/bundle'
import { ifStale } from '@/scripts/prepare'

const FOLDER = join('node_modules', '.cache', 'fleetbook', 'api-server')

/** What `startService` runs; `bundleApiServer` makes it. */
export const API_SERVER = join(FOLDER, 'e2e', 'support', 'apiServer.js')

const COMMANDS = [
  'backup',
  'restore',
  'migrate',
  'verify-history',
  'verify-search',
  'create-admin',
  'demo-reset',
  'seed',
] as const
export type Command = (typeof COMMANDS)[number]

/** What runs one of the operator's commands; `bundleApiServer` makes it. */
export const commandOf = (name: Command): string => join(FOLDER, 'scripts', `${name}.js`)

/** What looks at the database as the service starts; `bundleApiServer` makes it. */
export const DATABASE_PROCESS = join(FOLDER, 'scripts', 'databaseProcess.js')

/** What admits whom an identity provider tells of; `bundleApiServer` makes it. */
export const ADMIT = join(FOLDER, 'e2e', 'support', 'admit.js')

/**
 * Bundles the API's server, and what operators run beside it, as `npm start` bundles the service. So
 * they start in less than half of the time that it takes from source, and the tests start dozens of
 * them. What is current stays as it is: tests that run beside these may start it just now.
 */
export function bundleApiServer(): void {
  const sources = ['app', 'lib', 'prisma', 'e2e/support', 'scripts', 'package-lock.json']
  ifStale('server-of-tests', API_SERVER, sources, () => {
    rmSync(FOLDER, { recursive: true, force: true })
    const commands = [...COMMANDS, 'databaseProcess'].map((name) => `scripts/${name}.ts`)
    bundle(['e2e/support/apiServer.ts', 'e2e/support/admit.ts', ...commands], FOLDER)
  })
}
