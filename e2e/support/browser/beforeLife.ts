import type { Page } from 'playwright/test'

/**
 * Opens a page and does something on it before its scripts have come, as one can on a slow line;
 * then it comes to life.
 */
export async function beforeLife(
  page: Page,
  path: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const scripts = '**/_next/static/**/*.js'
  let comeToLife = () => {}
  const isAlive = new Promise<void>((resolve) => {
    comeToLife = resolve
  })
  await page.route(scripts, async (route) => {
    await isAlive
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await work()
  comeToLife()
  await page.waitForLoadState('load')
  await page.unroute(scripts)
}
