import type { Page, Route } from 'playwright/test'
import { expect } from '../console'

/** An address that nothing serves. */
const PROBE = '/intercepted'

/**
 * Routes calls of a page that is open already. The browser lets a call of it through that comes
 * right after `page.route`, so this returns only once a call of the page's own has been caught.
 */
export async function intercept(
  page: Page,
  calls: string,
  handle: (route: Route) => unknown,
): Promise<void> {
  await page.route(calls, handle)
  await page.route(`**${PROBE}`, (route) => route.fulfill({ status: 204 }))
  const caught = () => page.evaluate((probe) => fetch(probe).then((answer) => answer.status), PROBE)
  await expect.poll(caught).toBe(204)
}
