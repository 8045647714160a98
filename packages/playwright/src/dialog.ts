import type { Locator, Page } from 'playwright/test'
import type { DialogName } from './dialogs'

/** A dialog by its name, whatever its title says. */
export const dialog = (page: Page, name: DialogName): Locator =>
  page.locator(`[data-dialog="${name}"]`)
