import { box, openPalette, unsaved } from '@fleetbook/playwright'
import { openClient } from '../../support/browser/form'
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

    await test.step('one signs out', async () => {
      await byPalette(page, 'sign out', 'Sign out')
      await expect(page).toHaveURL(/\/sign-in/)
      await expect(page.getByLabel('User name')).toBeFocused()
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
