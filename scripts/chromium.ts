import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { chromium } from 'playwright'
import { SHELL } from '@/e2e/support/launch'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isDebianRoot = (): boolean => userInfo().uid === 0 && existsSync('/usr/bin/apt-get')

function aptInstall(name: string): void {
  const options = {
    stdio: 'ignore' as const,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 5 * 60 * 1000,
  }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync('apt-get', ['install', '-y', '-qq', name], options)
}

/** Root on a Debian machine gets the distribution's shell; undefined where that cannot be had. */
function installShell(): string | undefined {
  if (!isDebianRoot()) return undefined
  console.log('Installing Chromium’s headless shell for the browser tests (once) …')
  try {
    aptInstall('chromium-headless-shell')
  } catch {
    return undefined
  }
  return existsSync(SHELL) ? SHELL : undefined
}

/**
 * The browser that the tests drive: the one that FLEETBOOK_CHROMIUM names, else a headless shell,
 * else a whole browser that is there, else one that is installed now. Root on a Debian machine
 * installs the distribution's; everybody else gets Playwright's own.
 */
export function findChromium(): string {
  const wanted = process.env.FLEETBOOK_CHROMIUM
  if (wanted && existsSync(wanted)) return wanted
  const shell = existsSync(SHELL) ? SHELL : installShell()
  if (shell) return shell
  const find = () => [...USUAL, chromium.executablePath()].find((path) => existsSync(path))
  const found = find()
  if (found) return found
  console.log('Installing Chromium for the browser tests (once) …')
  if (isDebianRoot()) aptInstall('chromium')
  else {
    execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
  }
  const installed = find()
  if (!installed) throw new Error('There is no Chromium. Name one in FLEETBOOK_CHROMIUM.')
  return installed
}
