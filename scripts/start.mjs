/** `npm start`: from a fresh clone to a running service. */
import { spawn } from 'node:child_process'
import './install.mjs'

const service = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
  stdio: 'inherit',
})
// Whoever asks for the end, a terminal or a supervisor, may ask only this process; its end is the service's.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => service.kill('SIGTERM'))
service.on('exit', (code) => process.exit(code ?? 0))
