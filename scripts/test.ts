/** The second part of `npm test`: checks of the code, then the suites; the last line counts them all. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium'
import { prepareApiTypes, prepareClient, prepareConsole } from './prepare'

/** What is read of vitest's JSON report. */
interface UnitReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** What is read of Playwright's JSON report. */
interface BrowserReport {
  stats: { expected: number }
  errors: { message?: string }[]
  suites: BrowserSuite[]
}

interface BrowserSuite {
  specs: {
    ok: boolean
    title: string
    file: string
    line: number
    tests: { status: string }[]
  }[]
  suites?: BrowserSuite[]
}

const total = { passed: 0, failed: 0 }
/** What failed, repeated at the end, where the tail of a long log still shows it. */
const failures: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'fleetbook-reports-'))

function fail(what: string): void {
  total.failed += 1
  failures.push(what)
}

function run(program: string, parameters: string[], environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, [join('node_modules', program), ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
}

/** A check that either holds or not; tells whether it does. */
function check(name: string, holds: () => boolean): boolean {
  const started = Date.now()
  const isHeld = holds()
  if (isHeld) total.passed += 1
  else fail(name)
  console.log(`${isHeld ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return isHeld
}

/** A check by a program, which says itself what does not hold. */
const checkBy = (name: string, program: string, ...parameters: string[]) =>
  check(name, () => run(program, parameters).status === 0)

/** Builds the console of this very code, unless it is there. */
function isBuilt(): boolean {
  try {
    prepareConsole()
    return true
  } catch {
    // What is wrong the build has said itself.
    return false
  }
}

/** Runs the suites of vitest and adds up what its report says. */
function suites(): void {
  const report = join(reports, 'vitest.json')
  run(
    'vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    { FLEETBOOK_CHROMIUM: findChromium() },
  )
  if (!existsSync(report)) {
    fail('unit, components and API: no report')
    return
  }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport
  total.passed += numPassedTests
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      if (test.status === 'failed') fail(`${file.name} › ${test.fullName}`)
    }
    // A file that cannot be loaded has no tests to fail.
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      fail(`${file.name}: ${file.message ?? 'not loaded'}`)
    }
  }
}

/** Runs the browser's suites against the console that was built. */
function browser(): void {
  const report = join(reports, 'playwright.json')
  const { status } = run('playwright/cli.js', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FLEETBOOK_CHROMIUM: findChromium(),
  })
  if (!existsSync(report)) {
    fail('browser: no report')
    return
  }
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport
  total.passed += stats.expected
  suites.forEach(failUnexpected)
  for (const error of errors) fail(`browser: ${error.message ?? 'an error outside the tests'}`)
  if (status !== 0 && failures.length === 0) fail('browser: ended with a fault')
}

/** Notes the tests below a suite of Playwright's report that failed, or held only when repeated. */
function failUnexpected(suite: BrowserSuite): void {
  for (const { ok, title, file, line, tests } of suite.specs) {
    if (!ok || tests.some((test) => test.status === 'flaky')) fail(`${file}:${line} › ${title}`)
  }
  suite.suites?.forEach(failUnexpected)
}

prepareClient()
prepareApiTypes()
// First, as the compiler also reads the types of pages that a build leaves behind: those of an
// older one name pages that are no more.
const canBrowse = check('console', isBuilt)
checkBy('types', 'typescript/bin/tsc', '--noEmit')
checkBy(
  'format, lint and import directions',
  '@biomejs/biome/bin/biome',
  'ci',
  '--error-on-warnings',
  '.',
)
checkBy('nothing unused', 'knip/bin/knip.js')
checkBy('API document', 'tsx/dist/cli.mjs', 'scripts/lintApi.ts')
suites()
if (canBrowse) browser()
rmSync(reports, { recursive: true, force: true })

for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
