import type { Page } from 'playwright'
import { percentile } from './percentile'
import type { Finding } from './run'

const TURNS = 60
const SORTS = 5

/** Scrolls through the list of clients, and sorts it: the pauses between frames, and the wait. */
export async function scrollAndSort(page: Page, url: string): Promise<Finding[]> {
  await page.goto(url)
  const rows = page.getByRole('row')
  await rows.nth(5).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const pauses: number[] = []
    Object.assign(globalThis, { pauses })
    // Without a name of its own: the compiler wraps functions with one in a helper of this process.
    void (async () => {
      for (let last = performance.now(); ; ) {
        const now = await new Promise(requestAnimationFrame)
        pauses.push(now - last)
        last = now
      }
    })()
  })
  await rows.nth(5).hover()
  for (let turn = 0; turn < TURNS; turn++) await page.mouse.wheel(0, 240)
  const pauses = await page.evaluate(() => (globalThis as unknown as { pauses: number[] }).pauses)
  const waits: number[] = []
  const head = page.getByRole('columnheader', { name: 'Client' }).getByRole('button').first()
  for (let turn = 0; turn < SORTS; turn++) {
    const started = performance.now()
    await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/api/v1/fm/clients?')),
      head.click(),
    ])
    waits.push(performance.now() - started)
  }
  await page.context().close()
  return [
    {
      name: 'List, longest pause between frames while scrolling',
      value: `${Math.max(...pauses).toFixed(0)} ms`,
    },
    {
      name: 'List, p95 between frames while scrolling',
      value: `${percentile(pauses, 0.95).toFixed(0)} ms`,
    },
    {
      name: 'List of 100 000, from sorting to the answer, median',
      value: `${percentile(waits, 0.5).toFixed(0)} ms`,
    },
  ]
}
