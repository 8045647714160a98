import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { field } from './openForm'

/** Whether something has the focus: without it, keys lead nowhere. */
const hasFocus = () => ![null, document.body].includes(document.activeElement as HTMLElement | null)

/** Waits until something has the focus. */
export const somewhere = (): Promise<void> => expect.poll(hasFocus).toBe(true)

/**
 * Presses keys one after the other. After each of them something has the focus, as a person
 * without a pointer would otherwise start again from the top of the page.
 */
export async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await userEvent.keyboard(key)
    await somewhere()
  }
}

/**
 * Goes on with Tab until the place has the focus; it is never farther than so many steps. At each
 * step something has the focus, as with {@link press}; a page that was just opened has none yet.
 */
export async function tabTo(place: Locator, key = '{Tab}', most = 40): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (place.element().contains(document.activeElement)) return
    if (step > 0) await somewhere()
    await userEvent.keyboard(key)
  }
  throw new Error(`${most} steps with ${key} did not lead to ${place.selector}`)
}

/** Chooses what the palette offers first for the words. */
export async function byPalette(words: string, name: string): Promise<void> {
  await openPalette(words)
  const first = page.getByRole('dialog').getByRole('menuitem', { name }).first()
  await expect.element(first).toHaveAttribute('data-focused', 'true')
  await press('{Enter}')
}

/** By the palette to a field of the open form. */
export async function toField(name: string): Promise<void> {
  const palette = await openPalette(name)
  await expect.element(palette.getByRole('group', { name: 'Fields of this form' })).toBeVisible()
  await press('{Enter}')
  await expect.poll(() => field(name)?.contains(document.activeElement)).toBe(true)
}

async function openPalette(words: string): Promise<Locator> {
  const palette = page.getByRole('dialog')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(palette.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard(words)
  return palette
}
