import { type OwnClient, rowBox } from '@fleetbook/playwright'
import { expect, type Locator, type Page } from 'playwright/test'

/** The dialog of the edit; a list that is still closing is a dialog by its role, too. */
export const dialogOf = (page: Page): Locator => page.locator('[role=dialog]:not([data-trigger])')

/** A field of the edit, by its API name. */
export const fieldOf = (page: Page, name: string): Locator =>
  dialogOf(page).locator(`[data-field="${name}"]`)

/** Selects these clients in the list and opens their bulk edit. */
export async function openEdit(
  page: Page,
  clients: readonly OwnClient[],
  words: string,
): Promise<void> {
  await page.goto(`/clients?search=${encodeURIComponent(words)}`)
  for (const { name } of clients) {
    await rowBox(page, `Select ${name}`).click()
  }
  const count = clients.length === 1 ? '1 client' : `${clients.length} clients`
  await page.getByRole('button', { name: `Edit ${count}` }).click()
  await expect(dialogOf(page)).toContainText(`Edit ${count}`)
}

/** Adds a field to the edit, found by what is typed. */
export async function pick(page: Page, typed: string, label: string): Promise<void> {
  await dialogOf(page).getByRole('combobox', { name: 'Add a field' }).fill(typed)
  await page.getByRole('option', { name: label }).first().click()
}

/** Says what becomes of a field: set, cleared, or back to its default. */
export async function mode(page: Page, name: string, words: string): Promise<void> {
  await fieldOf(page, name).getByRole('button', { name: 'What becomes of' }).click()
  await page.getByRole('option', { name: words }).click()
}

/** Presses a button of the edit. */
export const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click()
