/** `npm run build`: from a fresh clone to all that the service runs from. */
import { spawnSync } from 'node:child_process'
import './install.mjs'

const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
  stdio: 'inherit',
})
process.exit(build.status ?? 1)
