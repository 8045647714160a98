/** The second part of `npm test`: checks of the code, then the suites; the last line counts them all. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium'
import { prepareClient, prepareConsole } from './prepare'

const total = { passed: 0, failed: 0 }
const reports = mkdtempSync(join(tmpdir(), 'fleetbook-reports-'))

function run(program: string, parameters: string[], environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join('node_modules', program), ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
}

/** A check that either holds or not. */
function check(name: string, program: string, ...parameters: string[]): void {
  const started = Date.now()
  const holds = run(program, parameters).status === 0
  total[holds ? 'passed' : 'failed'] += 1
  console.log(`${holds ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/** Runs the suites of vitest and adds up what its report says. */
function suites(): void {
  const report = join(reports, 'vitest.json')
  run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  if (!existsSync(report)) {
    total.failed += 1
    return
  }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  total.passed += numPassedTests
  total.failed += numFailedTests
  // A file that cannot be loaded has no tests to fail.
  total.failed += testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
}

/** Runs the browser's suites against a console built from this very code. */
function browser(): void {
  const report = join(reports, 'playwright.json')
  prepareConsole()
  const { status } = run('playwright/cli.js', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FLEETBOOK_CHROMIUM: findChromium(),
  })
  if (!existsSync(report)) {
    total.failed += 1
    return
  }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  total.passed += stats.expected
  total.failed += stats.unexpected + stats.flaky + errors.length
  if (status !== 0 && total.failed === 0) total.failed += 1
}

prepareClient()
check('types', 'typescript/bin/tsc', '--noEmit')
check(
  'format, lint and import directions',
  '@biomejs/biome/bin/biome',
  'ci',
  '--error-on-warnings',
  '.',
)
check('nothing unused', 'knip/bin/knip.js')
check('API document', 'tsx/dist/cli.mjs', 'scripts/lintApi.ts')
suites()
browser()
rmSync(reports, { recursive: true, force: true })

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
