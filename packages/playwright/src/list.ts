import type { Locator, Page } from 'playwright/test'
import { withAttribute } from './attribute'

/** The rows of the open list. */
export const rows = (page: Page): Locator => page.locator('[data-row]')

/** What the rows are called. */
export const names = (page: Page): Locator => page.getByRole('rowheader')

/** The search of the open list. */
export const search = (page: Page): Locator => page.getByRole('searchbox', { name: /^Search/ })

/** The box that chooses a row of the open list, by what it is called. */
export const rowBox = (page: Page, name: string | RegExp): Locator =>
  page.locator('label').filter({ has: page.getByRole('checkbox', { name }) })

/** Where things are in a list. */
export interface ListLocators {
  /** All of it: toolbar, rows and foot. */
  readonly root: Locator
  readonly rows: Locator
  readonly search: Locator
  /** A row by the id of its record. */
  row(id: string): Locator
  /** The box that chooses it. */
  box(id: string): Locator
  /** A cell by the id of its record and the API name of its member. */
  cell(id: string, member: string): Locator
  /** The head of a column by the API name of its member. */
  heading(member: string): Locator
  /** All cells of a column, without its head. */
  column(member: string): Locator
  /** A filter that holds, by the label of its field. */
  filter(label: string): Locator
}

/**
 * A list by what the API calls its records: the last word of their address (`clients`,
 * `approvals`), or `history`.
 */
export function list(page: Page, name: string): ListLocators {
  const root = page.locator(withAttribute('data-list', name))
  const row = (id: string) => root.locator(withAttribute('data-row', id))
  return {
    root,
    rows: root.locator('[data-row]'),
    search: root.getByRole('searchbox', { name: /^Search/ }),
    row,
    box: (id) =>
      row(id)
        .locator('label')
        .filter({ has: page.getByRole('checkbox') }),
    cell: (id, member) => row(id).locator(withAttribute('data-column', member)),
    heading: (member) => root.locator(`th[scope=col]${withAttribute('data-column', member)}`),
    column: (member) => root.locator(`[data-row] ${withAttribute('data-column', member)}`),
    filter: (label) => root.locator(withAttribute('data-filter', label)),
  }
}
