/** `npm test`: everything that must hold, on a fresh clone too, by the Node that `testNode` finds. */
import { spawnSync } from 'node:child_process'
import './install.mjs'
import { testNode } from './testNode.mjs'

const { node, path } = testNode(process.env)
const run = spawnSync(node, ['--import', 'tsx', 'scripts/test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
if (run.error) console.error(`${node} cannot be run: ${run.error.message}`)
process.exit(run.status ?? 1)
