import { expect, type Page } from 'playwright/test'

/** How Next leads from page to page. */
interface Routed {
  readonly next: { readonly router: { push(path: string): void } }
}

/**
 * Opens a page: the first as it is loaded, the others as a link leads there, which is the same page at
 * a third of the cost. The service makes each of them for whoever comes by its address.
 */
export async function go(page: Page, path: string): Promise<void> {
  if (!page.url().startsWith('http')) {
    await page.goto(path)
    return
  }
  expect((await page.request.get(path)).status()).toBeLessThan(500)
  await page.evaluate((to) => (window as unknown as Routed).next.router.push(to), path)
  await expect(page).toHaveURL(path)
}
