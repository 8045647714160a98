/** `npm test`: everything that must hold, on a fresh clone too. */
import { spawnSync } from 'node:child_process'
import './install.mjs'

const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/test.ts'], {
  stdio: 'inherit',
})
process.exit(run.status ?? 1)
