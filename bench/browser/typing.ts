import type { Page } from 'playwright'
import { percentiles } from '../percentiles'
import { type Finding, inMilliseconds, longestOf } from './finding'
import { seenBy, type WatchingWindow, watch } from './watch'

/** Fields of several kinds and sections of the form, by their API names. */
const FIELDS = ['name', 'client_code', 'abn', 'finance_limit', 'postal_address1', 'mla_note']
const TEXT = '12345678901234567890'

/** Types into the full form of a client, and measures from each key to the paint that shows it. */
export async function typeIntoForm(page: Page, url: string): Promise<Finding[]> {
  await page.goto(url)
  await page.locator('[data-field="name"]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await watch(page)
  await page.evaluate(() => {
    const { painted } = window as unknown as WatchingWindow
    window.addEventListener('keydown', ({ timeStamp }) => painted(timeStamp), true)
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
  const { answers, tasks } = await seenBy(page)
  await page.context().close()
  const { p50, p95 } = percentiles(answers)
  return [
    { name: 'Typing, key to paint, p50', value: inMilliseconds(p50) },
    { name: 'Typing, key to paint, p95', value: inMilliseconds(p95), goal: 'under 50 ms' },
    {
      name: `Typing, longest task of ${answers.length} keys`,
      value: longestOf(tasks),
      goal: 'at most 100 ms',
    },
  ]
}
