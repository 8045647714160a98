/** What there is in the tree. Plain JavaScript, as it is asked before anything is installed. */
import { existsSync } from 'node:fs'

/** What npm writes when it has installed all. */
export const INSTALLED = 'node_modules/.package-lock.json'

const isInstalled = existsSync(INSTALLED)

/** True where there is what builds the service. */
export const canBuild = isInstalled && existsSync('node_modules/tsx')

/** True in an install for production: what was built is there, and nothing that builds. */
export const isForProduction = isInstalled && !canBuild && existsSync('dist/scripts/start.js')
