import { execFileSync } from 'node:child_process'

/** Builds what is not as its sources are: tests start the service from what was built. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
}
