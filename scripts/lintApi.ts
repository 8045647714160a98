/** Lints the API document as it would be served; `npm run lint:api`. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument } from '@/lib/http/openapi/document'
import { apiOperations } from '@/lib/http/openapi/served'

const require = createRequire(import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'fleetbook-api-'))
const file = join(folder, 'openapi.json')
writeFileSync(file, JSON.stringify(openApiDocument(apiOperations), null, 2))
const { status } = spawnSync(
  process.execPath,
  [require.resolve('@redocly/cli/bin/cli.js'), 'lint', '--config=redocly.yaml', file],
  {
    stdio: 'inherit',
    // Nothing about this project leaves the machine, and nothing is looked up.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
rmSync(folder, { recursive: true, force: true })
process.exit(status ?? 1)
