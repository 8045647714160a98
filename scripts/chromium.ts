import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { chromium } from 'playwright'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser that the tests drive: one that is there, else one that is installed now. Root on a
 * Debian machine installs the distribution's; everybody else gets Playwright's own.
 */
export function findChromium(): string {
  const wanted = process.env.FLEETBOOK_CHROMIUM
  const found = [wanted, ...USUAL, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  console.log('Installing Chromium for the browser tests (once) …')
  if (userInfo().uid === 0 && existsSync('/usr/bin/apt-get')) {
    const options = {
      stdio: 'ignore' as const,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], options)
  } else {
    execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  const installed = [...USUAL, chromium.executablePath()].find((path) => existsSync(path))
  if (!installed) throw new Error('There is no Chromium. Name one in FLEETBOOK_CHROMIUM.')
  return installed
}
