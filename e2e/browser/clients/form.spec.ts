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

  test('keeps one changed field of every kind, and offers again what was not saved', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('editor')
    page.on('dialog', (dialog) => dialog.accept())
    await page.goto(`/clients/${ownClient.id}`)
    await fill(page, 'client_class', 'Key account')
    await fill(page, 'finance_limit', '9999999999999.123456')
    await fill(page, 'lead_time', '14')
    await fill(page, 'finance_review_date', '30 Jun 2027')
    await fill(page, 'mla_note', 'First line')
    await fill(page, 'client_defaults.management_fee', '12.5')
    await fill(page, 'billing_terms_id', 'NET30')
    await choose(page, 'billing_interval', 'Fortnightly')
    await field(page, 'rcti_flag').getByText('Yes', { exact: true }).click()
    await fill(page, 'dirty_flag', '2026-03-01T10:00:00+10:30')
    await fill(page, 'bespoke_field_values', '{"depot":"North","limit":12345678901234567.25}')
    const exclusions = field(page, 'inclusion_client_exclusions')
    await exclusions.getByRole('button', { name: 'Add an entry' }).click()
    await page.keyboard.type('TYRES')
    await expect(page.getByText('12 changes', { exact: true })).toBeVisible()
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await save(page)
    // Read as a double, the figure would have lost its last digits.
    expect((await sent).postData()).toContain('12345678901234567.25')

    await page.reload()
    await expect(field(page, 'client_class').locator('input')).toHaveValue('Key account')
    await expect(field(page, 'finance_limit').locator('input')).toHaveValue(
      '9,999,999,999,999.123456',
    )
    const text = JSON.stringify(await ownClient.read())
    expect(text).toContain('"lead_time":14')
    expect(await ownClient.read()).toMatchObject({
      client_class: 'Key account',
      finance_review_date: '2027-06-30',
      mla_note: 'First line',
      billing_terms_id: 'NET30',
      billing_interval: 'fortnightly',
      rcti_flag: 'yes',
      dirty_flag: '2026-02-28T23:30:00Z',
      bespoke_field_values: { depot: 'North' },
      inclusion_client_exclusions: ['TYRES'],
      client_defaults: { management_fee: 12.5 },
    })

    await test.step('a draft after a reload', async () => {
      await fill(page, 'client_code', 'HALF TYPED')
      await expect(page.getByText('1 change', { exact: true })).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: /Restore/ }).click()
      await expect(field(page, 'client_code').locator('input')).toHaveValue('HALF TYPED')
    })
  })

  test('lets a viewer read and not save', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('viewer')
    await page.goto(`/clients/${ownClient.id}`)
    await expect(field(page, 'name')).toContainText(ownClient.name)
    await expect(field(page, 'name').locator('input')).toHaveCount(0)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  })
})
