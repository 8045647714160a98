import { expect } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

/**
 * Types into a list of names and takes the first that it offers, by the keys: a click waits until the
 * list moves no more, which on a busy machine it may do for as long as anybody waits.
 *
 * @param name what the first of them is called
 */
export async function chooseTyped(
  box: Locator,
  typed: string,
  name: string | RegExp,
): Promise<void> {
  await box.fill(typed)
  await expect.element(page.getByRole('option').first()).toHaveAccessibleName(name)
  await userEvent.keyboard('{ArrowDown}{Enter}')
}
