/**
 * Ends what is run by a Node that Fleetbook does not run by, with a sentence for the operator: it would
 * fail later, in words that say nothing of that. Plain JavaScript, as it runs before anything is installed.
 */
import { readFileSync } from 'node:fs'

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
