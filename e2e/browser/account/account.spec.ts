import { fill, save } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test('an account acts for another, in its theme, and both outlast a reload from the first paint', async ({
  signedInAs,
  ownClient,
  ownUser,
}) => {
  const page = await signedInAs('admin')
  await page.goto(`/clients/${ownClient.id}`)
  const account = page.getByRole('button', { name: 'Account of Priya Raman' })
  const banner = page.getByText(`Acting for ${ownUser.displayName}`)
  await test.step('acts for another under a banner, and both are recorded', async () => {
    await account.click()
    await page.getByRole('menuitem', { name: 'Act for another user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Act for another user' })
    await dialog.getByRole('searchbox').fill(ownUser.displayName)
    await dialog.getByRole('menuitemradio', { name: new RegExp(ownUser.displayName) }).click()
    await expect(banner).toBeVisible()
    await fill(page, 'client_code', 'ON-BEHALF')
    await save(page)
    expect(await ownClient.newestEvent()).toMatchObject({
      user: { display_name: 'Priya Raman' },
      audit_user: { display_name: ownUser.displayName },
    })
  })

  await test.step('another tab says that it does not, and does so on a word', async () => {
    const opened = page.context().waitForEvent('page')
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Clients' })
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab.getByText(`Another tab acts for ${ownUser.displayName}`)).toBeVisible()
    await tab.getByRole('button', { name: 'Act here too' }).click()
    await expect(tab.getByText(`Acting for ${ownUser.displayName}`)).toBeVisible()
    await tab.close()
  })

  await account.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  const answer = await page.reload()
  expect(await answer?.text()).toMatch(/<html[^>]*data-theme="dark"/)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  await expect(banner).toBeVisible()
})
