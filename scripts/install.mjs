/**
 * Installs the packages when they are absent or older than the lock file, also those that only build,
 * whatever NODE_ENV says. Plain JavaScript, as it runs first.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { canBuild, INSTALLED } from './tree.mjs'

/** Versions of Node by what package.json says: `^20.19 || ^22.12 || >=24`. */
const { node: ranges } = JSON.parse(readFileSync('package.json', 'utf8')).engines
const [major, minor] = process.versions.node.split('.').map(Number)
const isFit = ranges.split(' || ').some((range) => {
  const [, sign, least, after = 0] = /^(\^|>=)(\d+)(?:\.(\d+))?$/.exec(range)
  return major === Number(least) ? minor >= Number(after) : sign === '>=' && major > Number(least)
})
if (!isFit) {
  console.error(`Fleetbook needs Node ${ranges}; this is ${process.version}.`)
  process.exit(1)
}

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
