/** Lints the API document as it would be served; `npm run lint:api`. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { prepareApiDocument } from './prepare'

const require = createRequire(import.meta.url)
const { status } = spawnSync(
  process.execPath,
  [
    require.resolve('@redocly/cli/bin/cli.js'),
    'lint',
    '--config=redocly.yaml',
    prepareApiDocument(),
  ],
  {
    stdio: 'inherit',
    // Nothing about this project leaves the machine, and nothing is looked up.
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
)
process.exit(status ?? 1)
