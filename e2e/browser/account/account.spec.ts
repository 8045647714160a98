import { fill, save } from '@fleetbook/playwright'
import { createdWords } from '../../support/browser/created'
import { expect, test } from '../../support/console'

test.describe('An account', () => {
  test('acts for another under a banner, and both stand in the history', async ({
    signedInAs,
    ownClient,
    ownUser,
  }) => {
    const page = await signedInAs('admin')
    await page.goto(`/clients/${ownClient.id}`)
    await page.getByRole('button', { name: 'Account of Priya Raman' }).click()
    await page.getByRole('menuitem', { name: 'Act for another user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Act for another user' })
    await dialog.getByRole('searchbox').fill(ownUser.displayName)
    await dialog.getByRole('menuitemradio', { name: new RegExp(ownUser.displayName) }).click()
    const banner = page.getByText(`Acting for ${ownUser.displayName}`)
    await expect(banner).toBeVisible()
    await fill(page, 'client_code', 'ON-BEHALF')
    await save(page)
    expect(await ownClient.newestEvent()).toMatchObject({
      user: { display_name: 'Priya Raman' },
      audit_user: { display_name: ownUser.displayName },
    })
    await page.getByRole('tab', { name: 'History' }).click()
    const entry = page.getByText(new RegExp(`Priya Raman.*${ownUser.displayName}`)).first()
    await expect(entry).toBeVisible()

    await page.reload()
    await expect(banner).toBeVisible()
    await test.step('and hides nothing of what stays in sight beside a long page', async () => {
      await page.goto('/api-reference/getClient')
      const finder = page.getByRole('searchbox', { name: 'Find an operation' })
      await expect(finder).toBeVisible()
      await page.mouse.wheel(0, 2000)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await finder.click({ timeout: 60_000 })
      await page.goto(`/clients/${ownClient.id}/history`)
    })
    await page.getByRole('button', { name: 'Stop' }).click()
    await expect(banner).toBeHidden()
    await page.getByRole('tab', { name: 'Details' }).click()
    await fill(page, 'client_code', 'MY-OWN')
    await save(page)
    expect(await ownClient.newestEvent()).toMatchObject({
      audit_user: { display_name: 'Priya Raman' },
    })
  })

  test('sees times in the zone of its choice, which is sent with each call', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    const call = await as('viewer')
    const page = await signedInAs('viewer')
    await page.goto('/clients/10001')
    await expect(page.getByText(await createdWords(call, '10001', 'UTC'))).toBeVisible()
    await page.getByRole('button', { name: /^Time zone/ }).click()
    await page.getByRole('searchbox', { name: 'Find a time zone' }).fill('adel')
    await page.getByRole('menuitemradio', { name: /Adelaide/ }).click()
    const there = await createdWords(call, '10001', 'Australia/Adelaide')
    await expect(page.getByText(there)).toBeVisible()
    await expect(
      page.getByRole('button', { name: /^Time zone: Australia\/Adelaide/ }),
    ).toBeVisible()
    const sent = page.waitForRequest((request) =>
      request.url().endsWith(`/api/v1/fm/clients/${ownClient.id}`),
    )
    await page.goto(`/clients/${ownClient.id}`)
    expect((await sent).headers()['time-zone']).toBe('Australia/Adelaide')
  })

  test('keeps its theme over a reload, from the first paint', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/')
    await page.getByRole('button', { name: 'Account of Ana Petrov' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    const html = await (await page.request.get('/')).text()
    expect(html).toMatch(/<html[^>]*data-theme="dark"/)
    await page.reload()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark')
  })
})
