import type { Page } from 'playwright/test'
import { expect, test } from '../../support/console'

const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Goes down a form, by a place that is there as soon as all of it is. */
async function goDown(page: Page): Promise<number> {
  await expect(page.locator('[data-field="finance_review_date"]')).toBeVisible()
  const place = 2400
  await expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to), place)
    expect(await top(page)).toBe(place)
  }).toPass()
  return place
}

async function byPalette(page: Page, words: string, name: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await palette.getByRole('searchbox').fill(words)
  await palette.getByRole('menuitem', { name }).first().click()
}

for (const [on, viewport] of [
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`another page begins at its top, and Back leads to where one was, on ${on}`, async ({
    signedInAs,
  }) => {
    const page = await signedInAs('editor')
    await page.setViewportSize(viewport)
    await page.goto('/clients/10041')
    const place = await goDown(page)
    await byPalette(page, '10051', /10051/)
    await expect(page).toHaveURL('/clients/10051')
    await expect(page.locator('[data-field="finance_review_date"]')).toBeVisible()
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/clients/10041')
    await expect(page.locator('[data-field="finance_review_date"]')).toBeVisible()
    await expect.poll(() => top(page)).toBe(place)
    await page.goForward()
    await expect(page).toHaveURL('/clients/10051')
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => top(page)).toBe(place)
    await byPalette(page, 'overview', /^Overview/)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport()
    await expect.poll(() => top(page)).toBe(0)
  })
}
