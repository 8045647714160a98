import { existsSync } from 'node:fs'

/**
 * Chromium without a window around the page. To open a page costs it a seventh of what it costs
 * the whole browser, which draws tabs and an address bar that nobody sees.
 */
export const SHELL = '/usr/bin/chromium-headless-shell'

const found = existsSync(SHELL) ? SHELL : '/usr/bin/chromium'

/** How the tests start Chromium, those of components and those of the console. */
export const launch = {
  executablePath: process.env.FLEETBOOK_CHROMIUM ?? found,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
}
