import { box, openPalette, unsaved } from '@fleetbook/playwright'
import { byPalette, focused, press, signInByKeys, tabTo, toField } from '../../support/browser/keys'
import { expect, test } from '../../support/console'

// No click in this file: every step is a key.
test.describe('By the keyboard alone', () => {
  test('one signs in, finds a client, changes fields of each main kind, saves and reviews', async ({
    page,
    ownClient,
  }) => {
    await signInByKeys(page, 'editor')
    await openPalette(page)
    await page.keyboard.type(ownClient.name.slice(0, 20))
    const line = page.getByRole('menuitem', { name: new RegExp(ownClient.id) })
    await expect(line.first()).toBeVisible()
    await expect(async () => {
      await press(page, 'ArrowDown')
      await expect(line.first()).toHaveAttribute('data-focused', 'true', { timeout: 200 })
    }).toPass()
    await press(page, 'Enter')
    await expect(page).toHaveURL(`/clients/${ownClient.id}`)
    await expect(box(page, 'name')).toBeVisible()

    await toField(page, 'client_class')
    await page.keyboard.type('Keyboard')
    await toField(page, 'finance_limit')
    await page.keyboard.type('2500.75')
    await toField(page, 'finance_review_date')
    await page.keyboard.type('30 Jun 2027')
    await toField(page, 'rcti_flag')
    await press(page, 'ArrowLeft')
    await toField(page, 'billing_interval')
    await press(page, 'Enter')
    await page.keyboard.type('we')
    await press(page, 'Enter')
    await toField(page, 'mla_note')
    await page.keyboard.type('By keys')
    await expect(unsaved(page)).toContainText('6 changes')
    await press(page, 'Control+s')
    await expect(unsaved(page)).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    expect(await ownClient.read()).toMatchObject({
      client_class: 'Keyboard',
      finance_limit: 2500.75,
      finance_review_date: '2027-06-30',
      rcti_flag: 'yes',
      billing_interval: 'weekly',
      mla_note: 'By keys',
    })

    await test.step('one reviews, and the focus comes back to where it was', async () => {
      await toField(page, 'client_code')
      await page.keyboard.type('REVIEWED')
      const review = page.getByRole('button', { name: 'Review', exact: true })
      await review.focus()
      await press(page, 'Enter')
      const dialog = page.getByRole('dialog', { name: 'Review 1 change' })
      await expect(dialog).toBeVisible()
      await tabTo(page, dialog.getByRole('textbox'))
      await press(page, 'Escape')
      await expect(review).toBeFocused()
      await press(page, 'Enter')
      await tabTo(page, dialog.getByRole('button', { name: 'Save 1 change' }))
      await page.keyboard.press('Enter')
      await expect(unsaved(page)).toBeHidden()
      await expect(dialog).toBeHidden()
      await expect(focused(page)).toHaveCount(1)
      expect(await ownClient.read()).toMatchObject({ client_code: 'REVIEWED' })
    })
  })

  test('one approves, and the focus stays on the page', async ({ signedInAs, ownApproval }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    const approve = page.getByRole('button', { name: 'Move to batch' })
    await expect(approve).toBeVisible()
    await tabTo(page, approve)
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByLabel('Reason (optional)')).toBeFocused()
    await page.keyboard.type('Looked at it')
    const confirm = dialog.getByRole('button', { name: 'Move to batch' })
    await tabTo(page, confirm)
    await expect(confirm).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Take out of batch' })).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'batch' })
  })

  test('one acts for another, stops, and signs out', async ({ page, ownUser }) => {
    await signInByKeys(page, 'admin')
    await byPalette(page, 'act for', 'Act for another user')
    const dialog = page.getByRole('dialog', { name: 'Act for another user' })
    await expect(dialog.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type(ownUser.displayName)
    await expect(dialog.getByRole('menuitemradio')).toHaveCount(1)
    await press(page, 'ArrowDown', 'Enter')
    await expect(page.getByText(`Acting for ${ownUser.displayName}`)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(focused(page)).toHaveCount(1)

    const stop = page.getByRole('button', { name: 'Stop' })
    await tabTo(page, stop, 'Shift+Tab')
    await press(page, 'Enter')
    await expect(stop).toBeHidden()
    await expect(focused(page)).toHaveCount(1)

    await byPalette(page, 'sign out', 'Sign out')
    await expect(page).toHaveURL(/\/sign-in/)
    await expect(page.getByLabel('User name')).toBeFocused()
  })
})
