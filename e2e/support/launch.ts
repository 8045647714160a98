import { existsSync } from 'node:fs'

/**
 * Chromium without a window around the page. To open a page costs it a seventh of what it costs
 * the whole browser, which draws tabs and an address bar that nobody sees.
 */
export const SHELL = '/usr/bin/chromium-headless-shell'

const found = existsSync(SHELL) ? SHELL : '/usr/bin/chromium'

/**
 * How the tests start Chromium. Pages of tests are short-lived: what they leave is swept seldom, by
 * the thread that left it, and what was compiled of a script is kept for the page that comes next.
 *
 * @param flags more flags of its engine
 */
const launchWith = (...flags: string[]) => ({
  executablePath: process.env.FLEETBOOK_CHROMIUM ?? found,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    // A test begins at an empty page. What comes after that would have a process of its own each
    // time, which begins by reading what the one before has at hand.
    '--process-per-site',
    // What was compiled of a script is kept the first time already, not only once it is seen to be
    // used often: a twentieth of the suite's processor time.
    '--v8-cache-options=code',
    `--js-flags=${[...ENGINE, ...flags].join(' ')}`,
  ],
})

const ENGINE = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--no-flush-bytecode',
]

/**
 * For the console's tests, each of which has a page of its own: to optimise its code costs more, on
 * threads beside its own, than it lives to win by it.
 */
export const launch = launchWith('--no-turbofan', '--no-maglev')

/** For the tests of components, all of which have one page together: its code is worth optimising. */
export const launchForMany = launchWith()
