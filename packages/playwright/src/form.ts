import { expect, type Locator, type Page } from 'playwright/test'
import { withAttribute } from './attribute'
import { dialog } from './dialog'

/** The value of a field in a form, by its API name; a member of a group has its path. */
export const field = (page: Page, name: string): Locator =>
  page.locator(withAttribute('data-field', name))

/** What is typed into. */
const TYPED_INTO = 'input:not([type=hidden]), textarea'

/** The box of a field that is typed into: inside of it, or the field itself, as a cell of an approval's lines is. */
export const box = (page: Page, name: string): Locator => {
  const place = field(page, name)
  return place
    .locator(TYPED_INTO)
    .or(place.and(page.locator(TYPED_INTO)))
    .first()
}

/** Types a value in place of what is there, and leaves the field. */
export async function fill(page: Page, name: string, value: string): Promise<void> {
  const input = box(page, name)
  await input.scrollIntoViewIfNeeded()
  await input.fill(value)
  await input.blur()
}

/** Chooses one of a list by its label. */
export async function choose(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).getByRole('button').first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Chooses between yes and no. */
export const answer = (page: Page, name: string, word: 'Yes' | 'No'): Promise<void> =>
  field(page, name).getByText(word, { exact: true }).click()

/** Saves by the keyboard and waits until nothing is unsaved. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(unsaved(page)).toBeHidden()
}

/** Saves after a look at what changed, with a reason, and waits until nothing is unsaved. */
export async function saveWithReason(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Review', exact: true }).click()
  const review = dialog(page, 'review')
  await review.getByLabel('Reason (optional)').fill(reason)
  await review.getByRole('button', { name: /^Save / }).click()
  await expect(unsaved(page)).toBeHidden()
}

/** The bar over the foot of a form: there while something is unsaved. */
export const unsaved = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unsaved changes' })

/** A section of a form. */
export const section = (page: Page, key: string): Locator => page.locator(`[data-section="${key}"]`)

/** Opens what is to be said about a field, and what can be done with it. */
export async function openHelp(page: Page, name: string, label: string): Promise<Locator> {
  await box(page, name).hover()
  await page.getByRole('button', { name: `About ${label}`, exact: true }).click()
  return page.getByRole('dialog', { name: `About ${label}` })
}

/** Opens the palette and waits until it takes typing. */
export async function openPalette(page: Page): Promise<Locator> {
  const palette = dialog(page, 'palette')
  // A page that has only just come does not listen to keys yet.
  await expect(async () => {
    if (await palette.isHidden()) await page.keyboard.press('Control+k')
    await expect(palette.getByRole('searchbox')).toBeFocused({ timeout: 1000 })
  }).toPass()
  return palette
}
