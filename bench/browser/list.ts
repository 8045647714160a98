import type { Page } from 'playwright'
import { percentiles } from '../percentiles'
import { type Finding, inMilliseconds, longestOf } from './finding'
import { seenBy, type WatchingWindow, watch } from './watch'

/** Pages of 50 rows that are scrolled through. */
const PAGES = 8
/** One notch of a mouse wheel, in pixels. */
const NOTCH = 100
const SLOW_FRAME = 50

/** Sorts a list by each of its heads, up and down, from each click to the paint of the rows. */
export async function sortList(page: Page, url: string): Promise<Finding[]> {
  await openList(page, url)
  await page.evaluate(() => {
    const { painted } = window as unknown as WatchingWindow
    const table = document.querySelector('table') as HTMLTableElement
    let clicked: number | undefined
    window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true)
    // The list is busy from the click until its rows are those of the new order.
    new MutationObserver(() => {
      if (clicked === undefined || table.ariaBusy !== 'false') return
      painted(clicked)
      clicked = undefined
    }).observe(table, { attributeFilter: ['aria-busy'] })
  })
  const heads = page.locator('thead th').getByRole('button')
  let sorts = 0
  for (const head of await heads.all()) {
    for (const _direction of ['up', 'down']) {
      await head.click()
      sorts += 1
      await page.waitForFunction(
        (expected) => (window as unknown as WatchingWindow).watched.answers.length === expected,
        sorts,
      )
    }
  }
  const { answers, tasks } = await seenBy(page)
  await page.context().close()
  const { p50, p95 } = percentiles(answers)
  return [
    { name: 'Sorting, click to rows, p50', value: inMilliseconds(p50) },
    { name: 'Sorting, click to rows, p95', value: inMilliseconds(p95) },
    { name: `Sorting, longest task of ${sorts} sorts`, value: longestOf(tasks) },
  ]
}

/** Scrolls a list with the wheel to the foot of a page, turns it, and so on through its pages. */
export async function scrollList(page: Page, url: string): Promise<Finding[]> {
  await openList(page, url)
  const frames = await page.evaluateHandle(() => {
    const loop = {
      durations: [] as number[],
      last: performance.now(),
      next: (now: number) => {
        loop.durations.push(now - loop.last)
        loop.last = now
        requestAnimationFrame(loop.next)
      },
    }
    requestAnimationFrame(loop.next)
    return loop.durations
  })
  let rows = 0
  for (let turned = 0; turned < PAGES; turned += 1) {
    if (turned > 0) await turnPage(page)
    rows += await page.locator('[data-row]').count()
    await page.locator('[data-row]').first().hover()
    do await page.mouse.wheel(0, NOTCH)
    while (!(await isAtFoot(page)))
  }
  const durations = await frames.jsonValue()
  const slow = durations.filter((duration) => duration > SLOW_FRAME).length
  const { tasks } = await seenBy(page)
  await page.context().close()
  return [
    {
      name: `Scrolling ${rows} rows, frames over ${SLOW_FRAME} ms`,
      value: `${slow} of ${durations.length}`,
    },
    { name: `Scrolling ${rows} rows, longest task`, value: longestOf(tasks) },
  ]
}

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.locator('[data-row]').first().waitFor()
  await page.waitForLoadState('networkidle')
  await watch(page)
}

async function turnPage(page: Page): Promise<void> {
  const first = page.locator('[data-row]').first()
  const id = await first.getAttribute('data-row')
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.waitForFunction(
    (before) => document.querySelector('[data-row]')?.getAttribute('data-row') !== before,
    id,
  )
}

/** Whether the last row is in sight, once the next frame is there. */
const isAtFoot = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const { scrollTop, clientHeight, scrollHeight } = document.querySelector(
      '[data-density]',
    ) as HTMLElement
    return scrollTop + clientHeight >= scrollHeight - 1
  })
