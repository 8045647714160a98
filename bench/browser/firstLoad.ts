import type { Page } from 'playwright'
import { type Finding, inMilliseconds } from './finding'

/** What the page itself observes: the largest paint so far, and how much was shifted about. */
interface Observed {
  largest: number
  shifted: number
}

/**
 * Loads a page with an empty cache: the scripts that come over the wire, the largest contentful
 * paint in ms, and the cumulative layout shift.
 */
export async function firstLoad(page: Page, url: string, name: string): Promise<Finding[]> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.clearBrowserCache')
  const scripts = new Set<string>()
  let bytes = 0
  protocol.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    const seen: Observed = { largest: 0, shifted: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { largest, shifted } = await page.evaluate(
    () => (globalThis as unknown as { seen: Observed }).seen,
  )
  await page.context().close()
  return [
    { name: `${name}, scripts transferred`, value: `${(bytes / 1024).toFixed(0)} KiB` },
    { name: `${name}, largest contentful paint`, value: inMilliseconds(largest) },
    { name: `${name}, cumulative layout shift`, value: shifted.toFixed(3), goal: 'under 0.1' },
  ]
}
