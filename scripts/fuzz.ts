/** `npm run fuzz`: the fuzz tests of the API with 2000 cases an operation, or FUZZ_CASES of them. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const { status } = spawnSync(
  process.execPath,
  [join('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', 'api', 'e2e/api/fuzz.test.ts'],
  { stdio: 'inherit', env: { FUZZ_CASES: '2000', ...process.env } },
)
process.exit(status ?? 1)
