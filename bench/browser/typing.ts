import type { Page } from 'playwright'
import { percentile } from './percentile'
import type { Finding } from './run'

/** Fields of several kinds and sections of the form, by their API names. */
const FIELDS = ['name', 'client_code', 'abn', 'finance_limit', 'postal_address1', 'mla_note']
const TEXT = '12345678901234567890'

interface Watched {
  /** From a key to the paint that shows it, in ms. */
  keys: number[]
  /** Tasks of the page's one thread that took more than 50 ms. */
  tasks: number[]
}

/** Types into the full form of a client, and measures from each key to the paint that shows it. */
export async function typeIntoForm(page: Page, url: string): Promise<Finding[]> {
  await page.goto(url)
  await page.locator('[data-field="name"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const watched: Watched = { keys: [], tasks: [] }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration)
    }).observe({ type: 'longtask' })
    // The first frame after the key's own has it painted: a message posted from that frame's
    // callback is handled once the frame is out.
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => watched.keys.push(performance.now() - timeStamp)
          port2.postMessage(null)
        }),
      true,
    )
  })
  for (const name of FIELDS) {
    const box = page
      .locator(`[data-field="${name}"]`)
      .locator('input:not([type=hidden]), textarea')
      .first()
    if ((await box.count()) === 0) throw new Error(`the form has no box for ${name}`)
    await box.scrollIntoViewIfNeeded()
    await box.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(TEXT, { delay: 30 })
  }
  const { keys, tasks } = await page.evaluate(
    () => (globalThis as unknown as { watched: Watched }).watched,
  )
  await page.context().close()
  const longest = Math.max(0, ...tasks)
  return [
    { name: 'Typing, key to paint, p50', value: `${percentile(keys, 0.5).toFixed(0)} ms` },
    {
      name: 'Typing, key to paint, p95',
      value: `${percentile(keys, 0.95).toFixed(0)} ms`,
      goal: 'under 50 ms',
    },
    {
      name: `Typing, longest task of ${keys.length} keys`,
      value: longest === 0 ? 'under 50 ms' : `${longest.toFixed(0)} ms`,
      goal: 'at most 100 ms',
    },
  ]
}
