/** Installs the packages when they are absent or older than the lock file. Plain JavaScript, as it runs first. */
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

const NEEDED = 20
const INSTALLED = 'node_modules/.package-lock.json'

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(`Fleetbook needs Node ${NEEDED} or newer; this is ${process.version}.`)
  process.exit(1)
}

const isInstalled =
  existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isInstalled) {
  console.log('Installing packages (a minute or two, once) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (install.status !== 0) process.exit(install.status ?? 1)
}
