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
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // Pages of tests are short-lived: what they leave is swept seldom, by the thread that left it,
    // and what was compiled of a script is kept for the page that comes next. To optimise their
    // code costs more, on threads beside theirs, than they live to win by it.
    '--js-flags=--min-semi-space-size=64 --max-semi-space-size=64 --single-threaded-gc --no-flush-bytecode --no-turbofan --no-maglev',
  ],
}
