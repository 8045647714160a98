/**
 * Installs the packages when they are absent or older than the lock file, also those that only build,
 * whatever NODE_ENV says. Plain JavaScript, as it runs first.
 */
import './fitNode.mjs'
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { canBuild, INSTALLED } from './tree.mjs'

const isCurrent = canBuild && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs
if (!isCurrent) {
  console.log('Installing packages (a minute or two, once) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const install = spawnSync(
    npm,
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (install.status !== 0) process.exit(install.status ?? 1)
}
