import { box, done, field, fill, save, unsaved } from '@fleetbook/playwright'
import { signIn } from '../../support/browser/accounts'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

test.describe('What was typed', () => {
  test('offers after a crash what was typed, and says what changed since', async ({
    signedInAs,
    context,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_code', 'BEFORE THE CRASH')
    await expect(unsaved(page)).toContainText('1 change')
    const hasDraft = () => page.evaluate(() => JSON.stringify(localStorage).includes('THE CRASH'))
    await expect.poll(hasDraft).toBe(true)
    // The page goes without a word, as with a crash.
    await page.close({ runBeforeUnload: false })
    await ownClient.patch({ client_code: 'SAVED MEANWHILE' })
    const again = await context.newPage()
    await again.goto(`/clients/${ownClient.id}`)
    await expect(again.getByText('Restore your 1 unsaved change')).toBeVisible()
    await expect(again.getByText('has been saved by somebody since')).toBeVisible()
    await again.getByRole('button', { name: 'Restore' }).click()
    await expect(box(again, 'client_code')).toHaveValue('BEFORE THE CRASH')
    await save(again)
    expect(await ownClient.read()).toMatchObject({ client_code: 'BEFORE THE CRASH' })
  })

  test('asks before unsaved changes are left, by a link and by Back', async ({
    signedInAs,
    context,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto('/clients')
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_code', 'UNSAVED')
    await page.getByRole('link', { name: 'Overview' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave with 1 unsaved change?' })
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(box(page, 'client_code')).toHaveValue('UNSAVED')
    await page.goBack()
    await dialog.getByRole('button', { name: 'Discard and leave' }).click()
    await expect(page).toHaveURL('/clients')
    expect(await ownClient.read()).toMatchObject({ client_code: null })

    // A tab of its own has no page to go back to.
    const opened = context.waitForEvent('page')
    await page.evaluate((path) => void window.open(path), `/clients/${ownClient.id}`)
    const tab = await opened
    await fill(tab, 'client_code', 'UNSAVED')
    await expect(unsaved(tab)).toContainText('1 change')
    await tab.goBack()
    await tab.getByRole('button', { name: 'Leave, keep draft' }).click()
    await expect(tab).toHaveURL('/clients')
  })

  test('signs in again over the form when the session has ended', async ({
    page,
    ownClient,
    ownUser,
  }) => {
    await signIn(page, ownUser.userName, ownUser.password)
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_code', 'KEPT')
    const headers = { 'session-user-id': ownUser.id }
    const ended = await page.request.delete('/api/v1/authenticate', { headers })
    expect(ended.status()).toBe(204)
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(dialog).toContainText(ownUser.displayName)
    await expect(dialog.getByLabel('Password')).toBeFocused()
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(/wrong/i)
    await dialog.getByLabel('Password').fill(ownUser.password)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(unsaved(page)).toBeHidden()
    await expect(box(page, 'client_code')).toHaveValue('KEPT')
    expect(await ownClient.read()).toMatchObject({ client_code: 'KEPT' })
  })

  test('keeps everything when the service cannot be reached, and sends it once', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_code', 'AGAIN')
    const keys: (string | undefined)[] = []
    const address = `**/api/v1/fm/clients/${ownClient.id}`
    // The change is made, and its answer is lost on the way.
    await intercept(page, address, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await page.keyboard.press('Control+s')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(unsaved(page)).toBeHidden()
    expect(new Set(keys).size).toBe(1)
    const viewer = await as('viewer')
    const events = await done(viewer('GET', `/fm/clients/${ownClient.id}/events`))
    expect(events.data).toHaveLength(2)
    await expect(field(page, 'client_code').locator('input')).toHaveValue('AGAIN')
  })
})
