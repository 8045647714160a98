import { choose, field, fill, save } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('The client form', () => {
  test('is found, changed again and again, and tells of it', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('editor')
    await test.step('opens from the list', async () => {
      await page.goto('/clients')
      await page.getByRole('searchbox').first().fill(ownClient.name.slice(0, 20))
      await page.getByRole('link', { name: ownClient.name }).first().click()
      await expect(page).toHaveURL(new RegExp(`/clients/${ownClient.id}`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ownClient.name)
    })

    await test.step('sends only what changed, with the precondition', async () => {
      await fill(page, 'client_code', 'ONLY-THIS')
      const sent = page.waitForRequest((request) => request.method() === 'PATCH')
      await save(page)
      const request = await sent
      expect(request.postDataJSON()).toEqual({ client_code: 'ONLY-THIS' })
      expect(request.headers()['if-match']).toBe('"1"')
      expect(request.headers()).not.toHaveProperty('authorization')
    })

    await test.step('saves again and again without a false conflict', async () => {
      for (let turn = 2; turn <= 3; turn += 1) {
        await fill(page, 'client_code', `TURN-${turn}`)
        await save(page)
      }
      expect(await ownClient.read()).toMatchObject({ client_code: 'TURN-3' })
    })

    await test.step('puts a refused value on its field', async () => {
      await fill(page, 'finance_limit', '0.1234567')
      await page.keyboard.press('Control+s')
      await expect(field(page, 'finance_limit')).toContainText('at most 6 decimals')
      await expect(field(page, 'finance_limit').locator('input')).toBeFocused()
      expect(await ownClient.read()).toMatchObject({ finance_limit: 1000 })
      await fill(page, 'finance_limit', '1000')
    })

    await test.step('shows the change in the history with its words', async () => {
      await choose(page, 'billing_interval', 'Weekly')
      await save(page)
      await page.getByRole('tab', { name: 'History' }).click()
      await expect(page.getByText('Billing interval').first()).toBeVisible()
      await expect(page.getByText('Weekly').first()).toBeVisible()
      await expect(page.getByText('Tom Hale').first()).toBeVisible()
    })
  })
})
