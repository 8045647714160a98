import { expect } from 'vitest'
import { type Locator, locators, page, userEvent } from 'vitest/browser'
import { BOX } from './field'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** What a selector of CSS finds: a locator of an element goes by its text, which may change. */
    getByCss(selector: string): Locator
  }
}

locators.extend({ getByCss: (selector: string) => selector })

/** The bar over the foot of a form: there while something is unsaved. */
export const unsaved = page.getByRole('region', { name: 'Unsaved changes' })

/** The value of a field in a form, by its API name; a member of a group has its path. */
export const field = (name: string): HTMLElement | null =>
  document.querySelector(`[data-field="${name}"]`)

/** The box of a field that is typed into; null where it can only be read, or is not there. */
export const box = (name: string): HTMLInputElement | HTMLTextAreaElement | null =>
  field(name)?.querySelector(BOX) ?? null

/** The field itself. */
export const fieldAt = (name: string): Locator => page.getByCss(`[data-field="${name}"]`)

/** Its box, once that is there. */
export async function opened(name: string): Promise<Locator> {
  await expect.poll(() => box(name)?.checkVisibility()).toBe(true)
  return page.getByField(name).first()
}

/** Waits until a field holds a value. */
export const holds = (name: string, value: string): Promise<void> =>
  expect.poll(() => box(name)?.value).toBe(value)

/** Types a value in place of what is there, and leaves the field. */
export async function fill(name: string, value: string): Promise<void> {
  await (await opened(name)).fill(value)
  box(name)?.blur()
}

/** Chooses one of a list by its label. */
export async function choose(name: string, option: string): Promise<void> {
  await expect.poll(() => field(name)?.checkVisibility()).toBe(true)
  await fieldAt(name).getByRole('button').first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Asks for a save by the keys. */
export const pressSave = (): Promise<void> => userEvent.keyboard('{Control>}s{/Control}')

/** Saves by the keys and waits until nothing is unsaved. */
export async function save(): Promise<void> {
  await pressSave()
  await expect.element(unsaved).not.toBeInTheDocument()
}

/** Has a form look at once whether its record is still the same, and who holds it. */
export const look = (): boolean => document.dispatchEvent(new Event('visibilitychange'))
