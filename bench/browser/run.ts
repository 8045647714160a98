/**
 * `npm run bench:browser`: what a person at the console waits for, in a real Chromium over the
 * database with 100 000 clients; the figures go to docs/performance.md.
 * `npm run bench:browser -- --large` walks through its pages over a million clients and ten
 * million entries of history instead.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { signIn } from '@/e2e/support/browser/accounts'
import { findChromium } from '@/scripts/chromium'
import { prepareConsole, prepareServer } from '@/scripts/prepare'
import { startBenchServer } from '../database'
import { writeSection } from '../report'
import type { Finding } from './finding'
import { firstLoad } from './firstLoad'
import { walkLargeBook } from './large'
import { scrollList, sortList } from './list'
import { typeIntoForm } from './typing'

const PORT = process.env.PORT ?? '3208'
const BASE = `http://127.0.0.1:${PORT}`
const isLarge = process.argv.includes('--large')
const CLIENTS = isLarge ? 1_000_000 : 100_000

prepareServer()
prepareConsole()
const bench = await startBenchServer()
const service = await startService(await bench.database(CLIENTS))
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  if (isLarge) await walk()
  else await measureParts()
} finally {
  await browser.close()
  service.kill('SIGTERM')
  while (service.exitCode === null && service.signalCode === null) await sleep(20)
  await bench.stop()
}

async function walk(): Promise<void> {
  const rows = await walkLargeBook(await signedIn(browser))
  console.log(rows.join('\n'))
  const head = ['| | p50 | longest | under 1000 ms |', '| --- | --- | --- | --- |']
  writeSection('large', [...head, ...rows].join('\n'))
}

async function measureParts(): Promise<void> {
  const findings: Finding[] = []
  const parts = [
    (page: Page) => firstLoad(page, `${BASE}/clients`, 'Clients list'),
    (page: Page) => firstLoad(page, `${BASE}/clients/10001`, 'Client form'),
    (page: Page) => typeIntoForm(page, `${BASE}/clients/10002`),
    (page: Page) => sortList(page, `${BASE}/clients`),
    (page: Page) => scrollList(page, `${BASE}/clients`),
  ]
  for (const part of parts) {
    for (const finding of await part(await signedIn(browser))) {
      findings.push(finding)
      const { name, value, goal } = finding
      console.log(`${name}: ${value}${goal ? ` (${goal})` : ''}`)
    }
  }
  const rows = findings.map(({ name, value, goal = '' }) => `| ${name} | ${value} | ${goal} |`)
  writeSection('browser', ['| | measured | goal |', '| --- | --- | --- |', ...rows].join('\n'))
}

/** The whole service as `npm start` runs it, over the given database. */
async function startService(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    env: { ...process.env, DATABASE_URL: url, PORT, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isReady = () =>
    fetch(`${BASE}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('the service did not start')
    await sleep(100)
  }
  return child
}

/** A page of a browser context of its own, with nothing in its caches but the sign-in page. */
async function signedIn(chromiumBrowser: Browser): Promise<Page> {
  const context = await chromiumBrowser.newContext({
    baseURL: BASE,
    viewport: { width: 1280, height: 720 },
  })
  const page = await context.newPage()
  await signIn(page, 'editor')
  return page
}
