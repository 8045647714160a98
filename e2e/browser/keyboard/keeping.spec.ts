import { box, field, unsaved } from '@fleetbook/playwright'
import { openClient } from '../../support/browser/form'
import { byPalette, focused, press, tabTo, toField } from '../../support/browser/keys'
import { expect, test } from '../../support/console'

const FAR = 80
/** A list opens with the focus on its box, and hides what is beside it until Tab goes on. */
const BEHIND_A_LIST = { includeHidden: true }

// No click in this file: every step is a key.
test.describe('By the keyboard alone, so that nothing typed is lost,', () => {
  test('one restores an old value, undoes a change, goes back to the default, and merges', async ({
    signedInAs,
    ownClient,
  }) => {
    await ownClient.patch({ finance_limit: 2000 })
    await ownClient.patch({ finance_limit: 3000 })
    const page = await signedInAs('editor')
    await openClient(page, ownClient.id)
    await test.step('one restores an old value of a field', async () => {
      await toField(page, 'finance_limit')
      await press(page, 'F1')
      await tabTo(page, page.getByRole('link', { name: 'History of this field' }))
      await page.keyboard.press('Enter')
      const restore = page
        .getByRole('listitem', BEHIND_A_LIST)
        .filter({ hasText: '2,000.00' })
        .getByRole('button', { name: 'Restore this value', ...BEHIND_A_LIST })
      await expect(restore).toBeVisible()
      await tabTo(page, restore, 'Tab', FAR)
      await page.keyboard.press('Enter')
      await expect(box(page, 'finance_limit')).toHaveValue('2000')
      await press(page, 'Control+s')
      await expect(unsaved(page)).toBeHidden()
      await expect(focused(page)).toHaveCount(1)
      expect(await ownClient.read()).toMatchObject({ finance_limit: 2000 })
    })

    await test.step('one undoes a change, and goes back to the default', async () => {
      await toField(page, 'area')
      await page.keyboard.type('Undo me')
      await tabTo(page, field(page, 'area').getByRole('button', { name: /^Undo/ }))
      await press(page, 'Enter')
      await expect(unsaved(page)).toBeHidden()
      await expect(box(page, 'area')).toHaveValue('')

      await toField(page, 'finance_limit')
      await press(page, 'F1')
      const help = page.getByRole('dialog', { name: 'About Finance limit' })
      await tabTo(page, help.getByRole('button', { name: 'Reset to default' }))
      await press(page, 'Enter')
      await expect(box(page, 'finance_limit')).toHaveValue('')
      await press(page, 'Control+s')
      await expect(unsaved(page)).toBeHidden()
      expect(await ownClient.read()).toMatchObject({ area: null, finance_limit: null })
    })

    await test.step('one merges with what another saved', async () => {
      await toField(page, 'client_code')
      await page.keyboard.type('MINE')
      await toField(page, 'area')
      await page.keyboard.type('Mine')
      await ownClient.patch({ client_code: 'THEIRS', area: 'Theirs' })
      await press(page, 'Control+s')
      const dialog = page.getByRole('dialog', { name: /saved this client while you were editing/ })
      await expect(dialog).toContainText('2 fields were changed by both of you.')
      const keepOf = (label: string, side: string) =>
        dialog
          .getByRole('radiogroup', { name: `Keep of ${label}` })
          .getByRole('radio', { name: side })
      await tabTo(page, keepOf('Client code', 'Theirs'))
      await press(page, 'Space')
      await expect(keepOf('Client code', 'Theirs')).toBeChecked()
      await tabTo(page, keepOf('Suburb or town', 'Theirs'))
      await press(page, 'ArrowRight')
      await expect(keepOf('Suburb or town', 'Yours')).toBeChecked()
      await tabTo(page, dialog.getByRole('button', { name: 'Save the merged record' }))
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(unsaved(page)).toBeHidden()
      await expect(focused(page)).toHaveCount(1)
      expect(await ownClient.read()).toMatchObject({ client_code: 'THEIRS', area: 'Mine' })
    })
  })

  test('one stays with what is unsaved, leaves with a draft, and takes it up again', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto('/clients')
    await openClient(page, ownClient.id)
    await toField(page, 'client_code')
    await page.keyboard.type('DRAFT')
    await byPalette(page, 'overview', 'Overview')
    const dialog = page.getByRole('alertdialog', { name: 'Leave with 1 unsaved change?' })
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused()
    await press(page, 'Enter')
    await expect(dialog).toBeHidden()
    await press(page, 'Escape', 'Escape')
    await expect(box(page, 'client_code')).toBeFocused()
    await page.goBack()
    await tabTo(page, dialog.getByRole('button', { name: 'Leave, keep draft' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/clients')
    await page.goto(`/clients/${ownClient.id}`)
    const restore = page.getByRole('button', { name: 'Restore' })
    await expect(restore).toBeVisible()
    await tabTo(page, restore)
    await press(page, 'Enter')
    await expect(box(page, 'client_code')).toHaveValue('DRAFT')
    await expect(focused(page)).toHaveCount(1)
    await press(page, 'Control+s')
    await expect(unsaved(page)).toBeHidden()
    expect(await ownClient.read()).toMatchObject({ client_code: 'DRAFT' })
  })
})
