/**
 * Ends what is run by a Node that Fleetbook does not run by, or under a limit that it cannot run under,
 * with a sentence for the operator: it would fail later, in words that say nothing of that. Plain
 * JavaScript, as it runs before anything is installed.
 */
import { existsSync, readFileSync } from 'node:fs'

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

/** How many files a process has to be allowed: to load what it runs takes more than a hundred at once. */
const LEAST_FILES = 256
/** Where Linux says what a process may have. */
const LIMITS = '/proc/self/limits'
if (existsSync(LIMITS)) {
  const [, files] = /^Max open files +(\d+)/m.exec(readFileSync(LIMITS, 'utf8')) ?? []
  if (Number(files) < LEAST_FILES) {
    console.error(
      `A process of this user may have ${files} files open at once (ulimit -n), and one of Fleetbook needs ${LEAST_FILES}. Raise that limit, and start again.`,
    )
    process.exit(1)
  }
}
