import { names, rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { press } from '../../support/browser/keys'
import { family } from '../../support/browser/list'
import { expect, test } from '../../support/console'

const chip = (page: Page, words: string | RegExp) =>
  page.locator('[data-filter]').filter({ hasText: words })
const open = (page: Page, words: string | RegExp) =>
  chip(page, words).getByRole('button', { name: /Change$/ })
const cross = (page: Page, words: string | RegExp) =>
  chip(page, words).getByRole('button', { name: /^Remove filter/ })

/** Opens the editor of a field by keys alone, finding it by its name in the API. */
async function filterBy(page: Page, field: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).focus()
  await press(page, 'Enter')
  await expect(page.getByRole('searchbox', { name: 'Find a field' })).toBeFocused()
  await page.keyboard.type(field)
  await expect(page.getByRole('menuitem')).toHaveCount(1)
  await press(page, 'ArrowDown', 'Enter')
}

async function choose(page: Page, condition: string): Promise<void> {
  await page.getByRole('button', { name: /Condition/ }).click()
  await page.getByRole('option', { name: condition, exact: true }).click()
}

/** The calendar date so many days from now, far enough from midnight in no zone to matter. */
const day = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test.describe('Filters of a list', () => {
  test('ask for amounts and days, and the address keeps them', async ({ signedInAs, as }) => {
    const { word } = await family(await as('editor'), [
      { finance_limit: 100, next_contact_date: day(-9) },
      { finance_limit: 5000.5, next_contact_date: day(9) },
      { finance_limit: 90_000, next_contact_date: day(90) },
    ])
    const page = await signedInAs('viewer')
    const shown = (...letters: string[]) =>
      expect(names(page)).toHaveText(letters.map((letter) => `${word} ${letter}`))
    await page.goto(`/clients?search=${word}&sort=name`)
    await shown('A', 'B', 'C')

    await filterBy(page, 'finance_limit')
    await page.keyboard.type('5,000.50')
    await press(page, 'Enter')
    await shown('B', 'C')
    await expect(page).toHaveURL(/finance_limit_from=5000\.5(&|$)/)
    await expect(chip(page, 'Finance limit $5,000.50 or more')).toBeVisible()

    await filterBy(page, 'next_contact_date')
    await page.getByRole('button', { name: 'Next 30 days' }).press('Enter')
    await shown('B')
    await expect(chip(page, 'Next contact in the next 30 days')).toBeVisible()
    await page.reload()
    await shown('B')
    await expect(page).toHaveURL(/next_contact_date_from=today&next_contact_date_to=in-30-days/)
    await open(page, 'Next contact').press('Enter')
    await choose(page, 'is before')
    await page.getByRole('textbox', { name: 'Next contact' }).fill('in 100 days')
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(chip(page, 'Next contact before 100 days from now')).toBeVisible()
    await shown('B', 'C')

    await page.goBack()
    await shown('B')
    await page.goBack()
    await shown('B', 'C')
    await cross(page, 'Finance limit').press('Enter')
    await shown('A', 'B', 'C')
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
  })

  test('name what they cannot use, and are what a figure of the overview leads to', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients?colour=red')
    await expect(page.getByText(/cannot be used$/)).toBeVisible()
    await expect(open(page, 'colour: red')).toHaveAccessibleName(/refused/)
    await open(page, 'colour: red').press('Enter')
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await cross(page, 'colour').click()
    await expect(rows(page).first()).toBeVisible()
    await expect(page).not.toHaveURL(/colour/)

    await page.getByRole('link', { name: 'Overview' }).first().click()
    const figure = page.getByRole('link', { name: /^Finance reviews due/ })
    const count = /\d+/.exec(String(await figure.textContent()))?.[0]
    await figure.click()
    await expect(chip(page, 'Finance review overdue or in the next 30 days')).toBeVisible()
    await expect(page.getByText(`of ${count}`, { exact: false })).toBeVisible()
  })

  test('have room at twice the size: nothing covers anything', async ({ signedInAs }) => {
    const page = await signedInAs('admin')
    await page.setViewportSize({ width: 640, height: 720 })
    const query =
      'client_type=fleet,lead,prospect&finance_limit_from=1&finance_review_date_set=true'
    for (const address of [
      `/clients?${query}`,
      '/approvals?approval_limit_from=1&status_flag=batch',
    ]) {
      await page.goto(address)
      await expect(rows(page).first()).toBeVisible()
      const toolbar = page.getByRole('region', { name: 'Search and filters' })
      const boxes = await toolbar.locator('button, a, input').evaluateAll((controls) =>
        controls.map((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          return { name: control.getAttribute('aria-label') ?? '', left, right, top, bottom }
        }),
      )
      for (const [index, one] of boxes.entries()) {
        expect(one.right, one.name).toBeLessThanOrEqual(640)
        for (const other of boxes.slice(index + 1)) {
          const covers =
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1
          expect(covers, `${one.name} and ${other.name}`).toBe(false)
        }
      }
      for (const words of await page.locator('[data-filter] span').all()) {
        const isCut = await words.evaluate((text) => text.scrollWidth > text.clientWidth)
        expect(isCut, String(await words.textContent())).toBe(false)
      }
    }
  })
})
