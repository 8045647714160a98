import { box, choose, field, fill } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('A new client', () => {
  test('is asked for its name: an empty form is not sent, and says why', async ({ signedInAs }) => {
    const page = await signedInAs('editor')
    await page.goto('/clients')
    await page.getByRole('link', { name: 'New client' }).click()
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
    await expect(box(page, 'name')).toBeFocused()
    // That it is needed, and its help, describe a field, and are no part of its name.
    await expect(box(page, 'name')).toHaveAccessibleName('Name')
    await expect(box(page, 'name')).toHaveAccessibleDescription(/^needed Name under which/)
    await page.keyboard.press('Enter')
    await expect(field(page, 'name')).toContainText('Enter the name')
    await expect(box(page, 'name')).toBeFocused()
    await fill(page, 'name', '   ')
    await choose(page, 'state', 'VIC')
    await page.keyboard.press('Control+s')
    await expect(field(page, 'name')).toContainText('Enter the name')
    expect(calls).toEqual([])

    const name = `Named ${crypto.randomUUID().slice(0, 8)}`
    await fill(page, 'name', name)
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Client added')).toBeVisible()
    // Its form is over, and nothing of it is left in the way back.
    await page.goBack()
    await expect(page).toHaveURL('/clients')
  })

  test('can start from the terms of another, without what is the other alone', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    await ownClient.patch({
      billing_interval: 'weekly',
      establishment_fee: 120.5,
      client_defaults: { management_fee: 12.5 },
      bank_account_number: '12345678',
      contact1_email: 'jo@example.com',
    })
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}`)
    await expect(box(page, 'name')).toBeVisible()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Copy to a new client' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: `Copy of ${ownClient.name}` }),
    ).toBeVisible()
    await expect(page).toHaveTitle(`Copy of ${ownClient.name} · New client · Fleetbook`)
    await expect(box(page, 'establishment_fee')).toHaveValue('120.50')
    await expect(field(page, 'bank_account_number')).toHaveCount(0)
    await page.getByText('Left out: what is that client').click()
    await expect(page.getByRole('definition').filter({ hasText: 'Account number' })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(field(page, 'name')).toContainText('Enter the name')

    const name = `Copied ${crypto.randomUUID().slice(0, 8)}`
    await fill(page, 'name', name)
    await fill(page, 'establishment_fee', '')
    await page.getByRole('button', { name: 'Add client' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const { body } = await (await as('viewer'))('GET', `/fm/clients/${id}`)
    expect(body).toMatchObject({
      name,
      client_type: 'fleet',
      billing_interval: 'weekly',
      client_defaults: { management_fee: 12.5 },
      establishment_fee: null,
      finance_limit: null,
      abn: null,
      bank_account_number: null,
      contact1_email: null,
    })
  })
})
