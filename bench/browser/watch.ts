import type { Page } from 'playwright'

/** What a page sees of its own work from the moment it is told to watch; times in ms. */
export interface Watched {
  /** From something that a person did to the paint that shows it. */
  readonly answers: number[]
  /** Tasks of the page's one thread that took more than 50 ms. */
  readonly tasks: number[]
}

/** The window of a page that watches, for code that runs in it. */
export interface WatchingWindow extends Window {
  readonly watched: Watched
  /** Takes down how long it is since `start` once the next frame is painted. */
  painted(start: number): void
}

/** Lets the page watch its tasks from now on. */
export async function watch(page: Page): Promise<void> {
  // The compiler marks functions with their names by a helper of its own, which no page has.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(() => {
    const watched: Watched = { answers: [], tasks: [] }
    Object.assign(window, {
      watched,
      // A message posted from a frame's callback is handled once that frame is out.
      painted: (start: number) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => watched.answers.push(performance.now() - start)
          port2.postMessage(null)
        }),
    })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
}

/** What the page has seen so far. */
export const seenBy = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as WatchingWindow).watched)
