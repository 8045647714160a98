import { type Locator, locators } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** The box of a field of a record, by its name in the API: of hundreds it is found at once. */
    getByField(name: string): Locator
  }
}

/** What is typed into. */
export const BOX = ':is(input:not([type=hidden]), textarea)'

locators.extend({
  getByField: (name: string) => `[data-field="${name}"] ${BOX}`,
})

/** What stands in the place of a field. */
export const fieldText = (name: string): string =>
  document.querySelector(`[data-field="${name}"]`)?.textContent ?? ''
