import { field, openPalette } from '@fleetbook/playwright'
import { expect, type Locator, type Page } from 'playwright/test'

/** What has the focus. */
export const focused = (page: Page): Locator => page.locator(':focus')

/**
 * Presses keys one after the other. After each of them something has the focus, as a person
 * without a pointer would otherwise start again from the top of the page.
 */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await expect(focused(page)).toHaveCount(1)
  }
}

/**
 * Goes on with Tab until the place has the focus; it is never farther than so many steps. At each
 * step something has the focus, as with {@link press}; a page that was just opened has none yet.
 */
export async function tabTo(page: Page, place: Locator, key = 'Tab', most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    const [isHere, isNowhere] = await place.evaluate((element) => {
      const { activeElement, body } = document
      return [element.contains(activeElement), activeElement === body]
    })
    if (isHere) return
    if (isNowhere && step > 0) await expect(focused(page)).toHaveCount(1)
    await page.keyboard.press(key)
  }
  throw new Error(`${most} steps with ${key} did not lead to ${place}`)
}

/** Chooses what the palette offers first for the words. */
export async function byPalette(page: Page, words: string, name: string): Promise<void> {
  await openPalette(page)
  await page.keyboard.type(words)
  const first = page.getByRole('menuitem', { name }).first()
  await expect(first).toHaveAttribute('data-focused', 'true')
  await press(page, 'Enter')
}

/** By the palette to a field of the open form. */
export async function toField(page: Page, name: string): Promise<void> {
  await openPalette(page)
  await page.keyboard.type(name)
  await expect(
    page.getByRole('dialog').getByRole('group', { name: 'Fields of this form' }),
  ).toBeVisible()
  await press(page, 'Enter')
  await expect(field(page, name).locator(':focus')).toHaveCount(1)
}

/** Signs in without a pointer. */
export async function signInByKeys(page: Page, account: string): Promise<void> {
  await page.goto('/sign-in')
  await expect(page.getByLabel('User name')).toBeFocused()
  await page.keyboard.type(account)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`${account}-demo-password`)
  await page.keyboard.press('Enter')
  await page.waitForURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
}
