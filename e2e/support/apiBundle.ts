import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from '@/scripts/bundle'

const FOLDER = join('node_modules', '.cache', 'fleetbook', 'api-server')

/** What `startService` runs; `bundleApiServer` makes it. */
export const API_SERVER = join(FOLDER, 'e2e', 'support', 'apiServer.js')

/**
 * Bundles the API's server as `npm start` bundles the service. So it starts in less than half of
 * the time that it takes from source, and the tests start dozens of them.
 */
export function bundleApiServer(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  bundle(['e2e/support/apiServer.ts'], FOLDER)
}
