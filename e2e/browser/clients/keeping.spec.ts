import { box, fill, save, unsaved } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('What was typed', () => {
  test('is offered after a crash and a reload, and asked about before it is left', async ({
    signedInAs,
    context,
    ownClient,
  }) => {
    const address = `/clients/${ownClient.id}`
    const lost = await signedInAs('editor')
    await lost.goto(address)
    const page = await context.newPage()
    await test.step('is offered after a crash, with what changed since', async () => {
      await fill(lost, 'client_code', 'BEFORE THE CRASH')
      await expect(unsaved(lost)).toContainText('1 change')
      const hasDraft = () => lost.evaluate(() => JSON.stringify(localStorage).includes('THE CRASH'))
      await expect.poll(hasDraft).toBe(true)
      // The page goes without a word, as with a crash.
      await lost.close({ runBeforeUnload: false })
      await ownClient.patch({ client_code: 'SAVED MEANWHILE' })
      await page.goto('/clients')
      await page.goto(address)
      await expect(page.getByText('Restore your 1 unsaved change')).toBeVisible()
      await expect(page.getByText('has been saved by somebody since')).toBeVisible()
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(box(page, 'client_code')).toHaveValue('BEFORE THE CRASH')
      await save(page)
      expect(await ownClient.read()).toMatchObject({ client_code: 'BEFORE THE CRASH' })
    })

    await test.step('is offered after a reload', async () => {
      page.on('dialog', (dialog) => dialog.accept())
      await fill(page, 'client_code', 'UNSAVED')
      await expect(unsaved(page)).toContainText('1 change')
      await page.reload()
      await page.getByRole('button', { name: 'Restore' }).click()
      await expect(box(page, 'client_code')).toHaveValue('UNSAVED')
    })

    await test.step('is asked about before it is left by a link, and by Back', async () => {
      await page.getByRole('link', { name: 'Overview' }).click()
      const dialog = page.getByRole('alertdialog', { name: 'Leave with 1 unsaved change?' })
      await dialog.getByRole('button', { name: 'Stay' }).click()
      await expect(box(page, 'client_code')).toHaveValue('UNSAVED')
      await page.goBack()
      await dialog.getByRole('button', { name: 'Discard and leave' }).click()
      await expect(page).toHaveURL('/clients')
      expect(await ownClient.read()).toMatchObject({ client_code: 'BEFORE THE CRASH' })
    })

    await test.step('leads to the list from a tab of its own, which has no page to go back to', async () => {
      const opened = context.waitForEvent('page')
      await page.evaluate((path) => void window.open(path), address)
      const tab = await opened
      await fill(tab, 'client_code', 'UNSAVED')
      await expect(unsaved(tab)).toContainText('1 change')
      await tab.goBack()
      await tab.getByRole('button', { name: 'Leave, keep draft' }).click()
      await expect(tab).toHaveURL('/clients')
    })
  })

  test('is saved once one has signed in again over the form, where the session has ended', async ({
    signedInAs,
    accounts,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    const { user_id, display_name } = await accounts.person('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_code', 'KEPT')
    const headers = { 'session-user-id': user_id }
    const ended = await page.request.delete('/api/v1/authenticate', { headers })
    expect(ended.status()).toBe(204)
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog).toContainText(display_name)
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(/wrong/i)
    await dialog.getByLabel('Password').fill('editor-demo-password')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(unsaved(page)).toBeHidden()
    await expect(box(page, 'client_code')).toHaveValue('KEPT')
    expect(await ownClient.read()).toMatchObject({ client_code: 'KEPT' })
  })
})
