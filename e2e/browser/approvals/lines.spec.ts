import { field, save, unsaved } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('The lines of an approval', () => {
  test('are typed, moved, pasted and held back until each figure is one', async ({
    signedInAs,
    context,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/approvals/${ownApproval.id}/lines`)
    const cell = (row: number) =>
      page.getByRole('textbox', { name: `Description, line ${row}`, exact: true })
    await test.step('adds, duplicates, moves and deletes lines by the keyboard', async () => {
      await cell(1).focus()
      await page.keyboard.press('Control+d')
      await expect(cell(2)).toBeFocused()
      await page.keyboard.type('Tyre')
      await page.keyboard.press('Alt+ArrowUp')
      await expect(cell(1)).toBeFocused()
      await expect(cell(1)).toHaveValue('Tyre')
      await page.keyboard.press('ArrowDown')
      await expect(cell(2)).toHaveValue('Service')
      await page.keyboard.press('Control+Delete')
      await expect(cell(2)).toHaveCount(0)
      await expect(cell(1)).toBeFocused()
      await save(page)
      expect((await ownApproval.read()).maintenance_lines).toMatchObject([{ description: 'Tyre' }])
    })

    await test.step('leaves Enter to an input method while that composes', async () => {
      const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
      await cell(1).evaluate(
        (box, init) => box.dispatchEvent(new KeyboardEvent('keydown', init)),
        composing,
      )
      await expect(cell(1)).toBeFocused()
      await expect(cell(2)).toHaveCount(0)
    })

    await test.step('takes lines from a spreadsheet, by the names of its columns', async () => {
      const rows = [
        'Amount\tDescription\tQty\tPrice',
        '91.00\tBrake pads\t2\t45.50',
        '180\tLabour, 1.5 hours\t1.5\t120',
      ]
      await page.getByRole('button', { name: 'Add line' }).click()
      await expect(page.getByRole('textbox', { name: 'Description, line 2' })).toBeFocused()
      await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join('\r\n'))
      await page.keyboard.press('Control+v')
      await expect(page.getByText('Pasted 2 lines')).toBeVisible()
      await expect(page.locator('[data-total]')).toHaveText('351.00')
      await save(page)
      expect((await ownApproval.read()).maintenance_lines).toEqual([
        { description: 'Tyre', quantity: 1, unit_price: 80, amount: 80 },
        { description: 'Brake pads', quantity: 2, unit_price: 45.5, amount: 91 },
        { description: 'Labour, 1.5 hours', quantity: 1.5, unit_price: 120, amount: 180 },
      ])
    })

    await test.step('holds the save of a cell without a figure until it is kept as text', async () => {
      const price = page.getByRole('textbox', { name: 'Unit price, line 1' })
      await price.fill('abc')
      await page.keyboard.press('Control+s')
      await expect(page.getByText('Line 1: Unit price “abc” is no figure')).toBeVisible()
      await expect(price).toBeFocused()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await expect(ownApproval.read()).resolves.toMatchObject({
        maintenance_lines: [{ unit_price: 80 }, {}, {}],
      })

      await page.getByRole('button', { name: 'Add line' }).click()
      await page.evaluate(() => navigator.clipboard.writeText('Wiper blades\ttwo\t45.50\t91'))
      await page.keyboard.press('Control+v')
      const quantity = page.getByRole('textbox', { name: 'Quantity, line 4' })
      await expect(quantity).toHaveAttribute('aria-invalid', 'true')
      await expect(unsaved(page)).toContainText('1 to mend')

      await price.press('Tab')
      await page.keyboard.press('Tab')
      await expect(
        page.getByRole('button', { name: 'Keep as text: unit price of line 1' }),
      ).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(price).toBeFocused()
      await expect(price).not.toHaveAttribute('aria-invalid')
      await page.keyboard.press('Control+s')
      await expect(quantity).toBeFocused()
      await quantity.fill('2')
      await save(page)
      expect((await ownApproval.read()).maintenance_lines).toMatchObject([
        { unit_price: 'abc', amount: 80 },
        {},
        {},
        { description: 'Wiper blades', quantity: 2, unit_price: 45.5, amount: 91 },
      ])
      await page.getByRole('textbox', { name: 'Description, line 1' }).fill('As agreed')
      await save(page)
    })

    await test.step('stand under a tab of their own, and details under another', async () => {
      await expect(field(page, 'invoice_no')).toBeHidden()
      await page.getByRole('tab', { name: 'Details' }).click()
      await expect(field(page, 'invoice_no')).toBeVisible()
      await expect(cell(1)).toBeHidden()
    })
  })

  test('have room for their words in a window of half a screen', async ({
    signedInAs,
    ownApproval,
  }) => {
    await ownApproval.patch({ maintenance_lines: [{ description: 'Wheel alignment', amount: 21 }] })
    const page = await signedInAs('admin')
    await page.setViewportSize({ width: 640, height: 360 })
    await page.goto(`/approvals/${ownApproval.id}/lines`)
    const box = page.getByRole('textbox', { name: 'Description, line 1', exact: true })
    await expect(box).toHaveValue('Wheel alignment')
    const { width = 0 } = (await box.boundingBox()) ?? {}
    expect(width).toBeGreaterThan(300)
    await expect(page.getByText('Amount', { exact: true }).first()).toBeVisible()
  })
})
