import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from 'playwright/test'

/** A file of these lines. */
export const csv = (...lines: string[]): string => `${lines.join('\r\n')}\r\n`

/** Gives the import a file where it asks for one, or for the next; else on a page newly opened. */
export async function chooseFile(
  page: Page,
  content: string,
  name = 'changes.csv',
  address = '/clients/import',
): Promise<void> {
  const another = page.getByRole('button', { name: 'Import another file' })
  const choose = page.getByRole('button', { name: 'Choose a file' })
  if (await another.isVisible()) await another.click()
  else if (await choose.isHidden()) await page.goto(address)
  const chooser = page.waitForEvent('filechooser')
  await choose.click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  await expect(page.getByRole('table', { name: 'Columns of the file' })).toBeVisible()
}

/** Presses a button of the import. */
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

/** The box that says which field a column of the file is. */
export const becomes = (page: Page, column: string): Locator =>
  page.getByRole('combobox', { name: `What ${column} becomes` })

/** Presses a button that downloads a file, and reads it. */
export async function downloaded(page: Page, button: string | RegExp): Promise<string> {
  const event = page.waitForEvent('download')
  await press(page, button)
  return readFile(await (await event).path(), 'utf8')
}
