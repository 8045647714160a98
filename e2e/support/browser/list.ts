import { type Call, done, names, rows } from '@fleetbook/playwright'
import { expect, type Locator, type Page } from 'playwright/test'

/** Walks the rows of an open list with j and k, and gives the link that then has the focus. */
export async function walkRows(page: Page): Promise<Locator> {
  const link = (index: number) => names(page).nth(index).getByRole('link')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(link(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(link(1)).toBeFocused()
  return link(1)
}

/** A family to filter and to sort: of two types, each with a limit of its own. */
export const limits = [
  { client_type: 'lead', finance_limit: 5 },
  { client_type: 'fleet', finance_limit: 20 },
  { client_type: 'fleet', finance_limit: 100 },
] as const

/** Clients that a search for the word finds, and no others; the word is new each time. */
export async function family(call: Call, members: readonly Record<string, unknown>[]) {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  const word = `Q${[...bytes].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
  const made = await done(
    call(
      'POST',
      '/fm/clients',
      members.map((data, index) => ({ name: `${word} ${'ABCDEFGH'[index]}`, ...data })),
    ),
  )
  return { word, ids: made.map(({ client_id }: { client_id: string }) => client_id) }
}

/** Exports clients: which button, and what for. */
export async function exportAs(page: Page, button: string, words: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('menuitem', { name: words }).click()
}
