/**
 * `npm run faults -- 40`: each fault as often as that (20 times without a number), with what was
 * counted for docs/reliability.md; `npm test` tries each a few times.
 */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'faults', '--disable-console-intercept'],
  { stdio: 'inherit', env: { ...process.env, FAULTS_ROUNDS: process.argv[2] ?? '20' } },
)
process.exit(status ?? 1)
