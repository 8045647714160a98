import { box, fill, openPalette, unsaved } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

test.describe('The keyboard', () => {
  test('lists other shortcuts on a list, from the palette too', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await openPalette(page)
    await page.keyboard.type('List keyboard')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(dialog.getByRole('region', { name: 'In a list' })).toContainText('Choose the row')
    await expect(dialog.getByRole('region', { name: 'In a form' })).toHaveCount(0)
  })

  test('of a form: saves from the review, lists its shortcuts, leaves by the palette', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await test.step('saves from the review with its reason, and keeps the reason on the way back', async () => {
      await fill(page, 'client_code', 'WHY')
      await page.getByRole('button', { name: 'Review', exact: true }).click()
      const review = page.getByRole('dialog', { name: 'Review 1 change' })
      await review.getByRole('textbox', { name: 'Reason' }).fill('Asked for by phone')
      await review.getByRole('button', { name: 'Back to the form' }).click()
      await expect(review).toBeHidden()
      await page.keyboard.press('Control+s')
      await expect(unsaved(page)).toBeHidden()
      expect(await ownClient.newestEvent()).toMatchObject({ reason: 'Asked for by phone' })

      await fill(page, 'client_code', 'AGAIN')
      await page.getByRole('button', { name: 'Review', exact: true }).click()
      await expect(review.getByRole('textbox', { name: 'Reason' })).toHaveValue('')
      await review.getByRole('textbox', { name: 'Reason' }).fill('From the dialog')
      await page.keyboard.press('Control+s')
      await expect(unsaved(page)).toBeHidden()
      expect(await ownClient.newestEvent()).toMatchObject({ reason: 'From the dialog' })
    })

    await test.step('lists the shortcuts of the page at hand with ?, but not while one types', async () => {
      const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await box(page, 'client_code').focus()
      await page.keyboard.type('Why?')
      await expect(box(page, 'client_code')).toHaveValue('AGAINWhy?')
      await expect(dialog).toBeHidden()

      await page.getByRole('button', { name: /^Account/ }).focus()
      await page.keyboard.press('?')
      await expect(dialog.getByRole('region', { name: 'In a form' })).toContainText('SaveCtrlS')
      await expect(dialog.getByRole('region', { name: 'Everywhere' })).toContainText('CtrlK')
      await expect(dialog.getByRole('region', { name: 'In a list' })).toHaveCount(0)
      await expectAccessible(page, '[role=dialog]')
      await dialog.getByText('Shortcuts of a single key').click()
      await expect(dialog.getByText('List the shortcuts')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.keyboard.press('?')
      await expect(dialog).toBeHidden()

      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
      await dialog.getByText('Shortcuts of a single key').click()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('leaves a form through the palette, which is gone before the question', async () => {
      await fill(page, 'client_code', 'UNSAVED')
      for (const key of ['Enter', 'click']) {
        const palette = await openPalette(page)
        await page.keyboard.type('10001')
        const line = palette.getByRole('menuitem', { name: 'Go to client 10001' })
        await expect(line).toBeVisible()
        if (key === 'click') await line.click()
        else await page.keyboard.press('Enter')
        const question = page.getByRole('alertdialog', { name: /^Leave with 1 unsaved change/ })
        await expect(question).toBeVisible()
        await expect(palette).toHaveCount(0)
        await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(question).toBeHidden()
        await expect(page).toHaveURL(`/clients/${ownClient.id}`)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Open navigation' }).click()
      const drawer = page.getByRole('dialog', { name: 'Navigation' })
      await drawer.getByRole('link', { name: 'Overview' }).click()
      await expect(drawer).toBeHidden()
      await page.getByRole('button', { name: 'Leave, keep draft' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})
