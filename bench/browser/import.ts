/**
 * `node --import tsx bench/browser/import.ts`: imports a file of 50 000 rows through the console, in
 * a real browser, and prints what the page, its worker and the server process hold of memory
 * meanwhile, and for how long the page did not answer at most. The console has to be built.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium } from 'playwright'
import { signIn } from '@/e2e/support/browser/accounts'
import { findChromium } from '@/scripts/chromium'
import { startBenchServer } from '../database'
import { startServer } from '../processes'
import { seenBy, watch } from './watch'
import { workerHeaps } from './workerHeaps'

const ROWS = 50_000
const PORT = process.env.PORT ?? '3190'
const FIRST_ID = 10_001
const LONGEST = 30 * 60_000

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const folder = mkdtempSync(join(tmpdir(), 'fleetbook-import-'))

const bench = await startBenchServer()
const url = await bench.database(ROWS)
const server = await startServer(
  'bench/browser/console.ts',
  {
    DATABASE_URL: url,
    PORT,
    NEXTAUTH_SECRET: 'only for measuring',
    NEXTAUTH_URL: `http://127.0.0.1:${PORT}`,
    LOG_LEVEL: 'error',
  },
  ['--import', 'tsx'],
)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage({ baseURL: `http://127.0.0.1:${PORT}` })
page.setDefaultTimeout(LONGEST)
const session = await page.context().newCDPSession(page)
const workers = await workerHeaps(session)
/** Long tasks of the page that have been reported. */
let reported = 0

await signIn(page, 'editor')
// The second file shows whether memory goes on growing once the process is warm.
for (const round of [1, 2]) {
  console.log(`File ${round} of ${ROWS} rows`)
  await page.goto('/clients/import')
  await watch(page)
  reported = 0
  await page.locator('input[type=file]').setInputFiles(writeRows(round))
  await page.getByRole('table').waitFor()
  await report('file chosen', await settled())
  await phase('checked', 'Check the file', 'What the check found')
  await phase('written', /^Change /, 'What was written')
  const counts = page.getByRole('status').filter({ hasText: 'changed' }).locator('span')
  console.log((await counts.allTextContents()).join(', '))
}

await browser.close()
await server.stop()
await bench.stop()
rmSync(folder, { recursive: true })

/** Writes a file in which every row changes its client, but each hundredth, which has a fault. */
function writeRows(round: number): string {
  const mark = `${Date.now()} ${round}`
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const limit = index % 100 === 0 ? 'a lot' : `${round}${index}.25`
    return `${FIRST_ID + index},${limit},30/06/2027,VIC,Yes,"Fleet, ${index % 7} of ${mark}"`
  })
  const head = 'client_id,finance_limit,finance_review_date,state,ecm_flag,client_class'
  const file = join(folder, `clients-${round}.csv`)
  writeFileSync(file, [head, ...lines, ''].join('\r\n'))
  return file
}

/** Presses a button, watches both memories until the heading is there, and prints them. */
async function phase(name: string, button: string | RegExp, heading: string): Promise<void> {
  const began = Date.now()
  await page.getByRole('button', { name: button }).click()
  const end = page.getByRole('heading', { name: heading }).waitFor()
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  let [mostHeap, mostWorker, mostServer] = [0, 0, 0]
  while (!isOver) {
    mostHeap = Math.max(mostHeap, await heapOf(session))
    mostWorker = Math.max(mostWorker, await workers())
    mostServer = Math.max(mostServer, (await server.usage()).rss)
    await Promise.race([end, page.waitForTimeout(250)])
  }
  const seconds = ((Date.now() - began) / 1000).toFixed(0)
  await report(`${name} in ${seconds} s`, await settled(), { mostHeap, mostWorker, mostServer })
}

async function report(
  name: string,
  heap: number,
  { mostHeap = heap, mostWorker = 0, mostServer = 0 } = {},
): Promise<void> {
  const { rss } = await server.usage()
  const { tasks } = await seenBy(page)
  const busy = Math.max(0, ...tasks.slice(reported))
  reported = tasks.length
  console.log(
    `${name}: page ${megabytes(heap)} after collection, at most ${megabytes(mostHeap)}, ` +
      `busy for ${busy.toFixed(0)} ms at most; worker at most ${megabytes(mostWorker)}; ` +
      `server ${megabytes(rss)}, at most ${megabytes(Math.max(rss, mostServer))}`,
  )
}

/** The page's heap once its garbage is collected. */
async function settled(): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return heapOf(session)
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('Performance.enable')
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
}
