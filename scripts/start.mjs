/** `npm start`: from a fresh clone to a running service. */
import { spawn } from 'node:child_process'
import './install.mjs'

const service = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
  stdio: 'inherit',
})
// The terminal sends Ctrl-C to both; only the service acts on it, and its end is ours.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => service.kill('SIGTERM'))
service.on('exit', (code) => process.exit(code ?? 0))
