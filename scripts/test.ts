/** The second part of `npm test`: checks of the code, then the suites; the last line counts them all. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { bundleApiServer } from '@/e2e/support/apiBundle'
import { findChromium } from './chromium'
import { prepareApiTypes, prepareClient } from './prepare'

/** What is read of vitest's JSON report. */
interface UnitReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** What is read of Playwright's JSON report. */
interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites: BrowserSuite[]
}

interface BrowserSuite {
  specs: {
    ok: boolean
    title: string
    file: string
    line: number
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: BrowserSuite[]
}

/** As much of what a failed test says as tells where and how it failed. */
const LINES_OF_WHY = 16

const total = { passed: 0, failed: 0 }
/** What failed, repeated at the end, where the tail of a long log still shows it. */
const failures: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'fleetbook-reports-'))

/** @param why the messages of what failed, of which the first lines are kept */
function fail(what: string, why: readonly string[] = []): void {
  total.failed += 1
  const told = stripVTControlCharacters(why.join('\n')).split('\n').filter(Boolean)
  failures.push([what, ...told.slice(0, LINES_OF_WHY).map((line) => `    ${line}`)].join('\n'))
}

/** How a program ended, and its last lines, without colours. */
interface Ended {
  isHeld: boolean
  said: string[]
}

/** As many of a program's last lines as hold an error that no test waited for, and vitest's sums. */
const LAST_LINES = 60

/** Runs a program beside others; each line that it prints says whose it is. */
async function run(
  name: string,
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const said: string[] = []
  const child = spawn(process.execPath, [join('node_modules', program), ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      console.log(`${name} | ${line}`)
      said.push(stripVTControlCharacters(line))
      if (said.length > LAST_LINES) said.shift()
    })
  }
  const [code] = await once(child, 'close')
  return { isHeld: code === 0, said }
}

/**
 * Notes a program that ended with a fault which is in no test's report, with what it said of it: an
 * error that no test waited for, or whatever ended it though no test failed.
 *
 * @param failed how many of its tests failed
 */
function failUntold(name: string, { isHeld, said }: Ended, failed: number): void {
  const begin = said.findIndex((line) => line.includes('Unhandled'))
  if (isHeld || (failed > 0 && begin < 0)) return
  fail(`${name}: ended with a fault`, begin < 0 ? said.slice(-LINES_OF_WHY) : said.slice(begin))
}

/** A check by a program, which says itself what does not hold; tells whether it holds. */
async function check(name: string, program: string, ...parameters: string[]): Promise<boolean> {
  const started = Date.now()
  const { isHeld } = await run(name, program, parameters)
  if (isHeld) total.passed += 1
  else fail(name)
  console.log(`${isHeld ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return isHeld
}

/** Runs projects of vitest and adds up what its report says. */
async function suites(name: string, ...projects: string[]): Promise<void> {
  const report = join(reports, `${name}.json`)
  const ended = await run(
    name,
    'vitest/vitest.mjs',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${report}`,
    ],
    { FLEETBOOK_CHROMIUM: chromium },
  )
  if (!existsSync(report)) {
    fail(`${name}: no report`, ended.said.slice(-LINES_OF_WHY))
    return
  }
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport
  total.passed += numPassedTests
  let failed = 0
  for (const file of testResults) {
    if (file.status === 'failed') failed += 1
    for (const test of file.assertionResults) {
      if (test.status !== 'failed') continue
      fail(`${file.name} › ${test.fullName}`, test.failureMessages)
    }
    // A file that cannot be loaded has no tests to fail.
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      fail(`${file.name}: ${file.message ?? 'not loaded'}`)
    }
  }
  failUntold(name, ended, failed)
}

/** Runs the browser's suites against the console that was built. */
async function browser(): Promise<void> {
  const report = join(reports, 'playwright.json')
  const ended = await run('browser', 'playwright/cli.js', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FLEETBOOK_CHROMIUM: chromium,
  })
  if (!existsSync(report)) {
    fail('browser: no report', ended.said.slice(-LINES_OF_WHY))
    return
  }
  const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport
  total.passed += stats.expected
  suites.forEach(failUnexpected)
  for (const error of errors) fail(`browser: ${error.message ?? 'an error outside the tests'}`)
  failUntold('browser', ended, stats.unexpected + stats.flaky + errors.length)
}

/** Notes the tests below a suite of Playwright's report that failed, or held only when repeated. */
function failUnexpected(suite: BrowserSuite): void {
  for (const { ok, title, file, line, tests } of suite.specs) {
    if (ok && tests.every((test) => test.status !== 'flaky')) continue
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    const messages = errors.map(({ message = 'no message' }) => message)
    fail(`${file}:${line} › ${title}`, messages)
  }
  suite.suites?.forEach(failUnexpected)
}

console.log(`Node ${process.versions.node}`)
prepareClient()
prepareApiTypes()
bundleApiServer()
const chromium = findChromium()

/**
 * The build first, as the compiler also reads the types of pages that it leaves behind: those of an
 * older one name pages that are no more. Faults last: they mostly wait, for what they killed.
 */
async function checks(build: Promise<boolean>): Promise<void> {
  await build
  await check('types', 'typescript/bin/tsc', '--noEmit')
  await check('lint', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.')
  await check('unused', 'knip/bin/knip.js')
  await check('document', 'tsx/dist/cli.mjs', 'scripts/lintApi.ts')
  if (await build) await suites('faults', 'faults')
}

/** The browser's suite has both cores busy by itself, and so has what goes before it. */
async function tests(build: Promise<boolean>): Promise<void> {
  await suites('tests', 'unit', 'components', 'api', 'extend')
  if (await build) await browser()
}

const build = check('build', 'tsx/dist/cli.mjs', 'scripts/build.ts')
await Promise.all([checks(build), tests(build)])
rmSync(reports, { recursive: true, force: true })

for (const failure of failures) console.log(`✗ ${failure}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)
