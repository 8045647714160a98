import { names, rows } from '@fleetbook/playwright'
import { press, tabTo } from '../../support/browser/keys'
import { family, limits } from '../../support/browser/list'
import { expect, test } from '../../support/console'

const FAR = 80

// No click in this file: every step is a key.
test.describe('By the keyboard alone, in a list,', () => {
  test('one filters, sorts and exports', async ({ signedInAs, as }) => {
    const { word } = await family(await as('editor'), limits)
    const page = await signedInAs('viewer')
    await page.goto(`/clients?search=${word}`)
    await expect(rows(page)).toHaveCount(3)
    await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }))
    await press(page, 'Enter')
    await page.keyboard.type('client type')
    await expect(page.getByRole('menuitem', { name: 'Client type' })).toBeVisible()
    await press(page, 'Enter')
    const fleet = page.getByRole('option', { name: /^fleet$/i })
    await expect(fleet).toBeVisible()
    await page.keyboard.type('fleet')
    await press(page, 'Enter')
    await expect(fleet).toHaveAttribute('aria-selected', 'true')
    await tabTo(page, page.getByRole('button', { name: 'Apply' }))
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(2)

    const header = page.getByRole('columnheader', { name: /Finance limit/ })
    await tabTo(page, header.getByRole('button').first(), 'Tab', FAR)
    await press(page, 'Enter', 'Enter')
    await expect(names(page)).toHaveText([`${word} C`, `${word} B`])

    const file = page.waitForEvent('download')
    await tabTo(page, page.getByRole('button', { name: 'Export CSV' }), 'Shift+Tab', FAR)
    await press(page, 'Enter')
    await expect(page.getByRole('menuitem', { name: 'What is shown' })).toBeFocused()
    await press(page, 'Enter')
    expect((await file).suggestedFilename()).toMatch(/^clients .*\.csv$/)
  })

  test('one chooses columns and density, and keeps them as a view', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients?client_type=fleet')
    await expect(rows(page).first()).toBeVisible()
    const columns = page.getByRole('button', { name: 'Columns' })
    await tabTo(page, columns)
    await press(page, 'Enter')
    const chooser = page.getByRole('dialog', { name: 'Columns' })
    await expect(chooser.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('client_code')
    await expect(chooser.getByRole('menuitem')).toHaveCount(1)
    await press(page, 'ArrowDown', 'Enter')
    await expect(page.getByRole('columnheader', { name: /Client code/ })).toBeAttached()
    const shown = chooser.getByRole('grid', { name: 'Shown columns' })
    await tabTo(page, shown, 'Shift+Tab')
    // Tab goes through what is in a row, the arrows from row to row.
    await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab')
    await expect(shown.getByRole('row', { name: 'Client code' })).toBeFocused()
    await tabTo(page, shown.getByRole('row', { name: 'State' }), 'ArrowUp')
    await tabTo(page, shown.getByRole('button', { name: 'Hide State' }))
    await press(page, 'Enter')
    await expect(page.getByRole('columnheader', { name: 'State' })).toHaveCount(0)
    await tabTo(page, chooser.getByRole('radiogroup', { name: 'Rows' }))
    await press(page, 'ArrowRight')
    await expect(page).toHaveURL(/density=compact/)
    await press(page, 'Escape')
    await expect(columns).toBeFocused()

    await tabTo(page, page.getByRole('button', { name: 'Save view' }), 'Shift+Tab')
    await press(page, 'Enter')
    const name = page.getByLabel('Name of the view')
    await expect(name).toBeFocused()
    await page.keyboard.type('Fleet by keys')
    await press(page, 'Enter')
    await page.goto('/clients')
    await expect(rows(page).first()).toBeVisible()
    const view = page.getByRole('link', { name: 'Fleet by keys' })
    await tabTo(page, view)
    await press(page, 'Enter')
    await expect(page).toHaveURL(
      /client_type=fleet.*density=compact|density=compact.*client_type=fleet/,
    )
    await expect(page.getByRole('columnheader', { name: /Client code/ })).toBeVisible()
  })
})
