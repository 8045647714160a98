import { rowBox } from '@fleetbook/playwright'
import { dialogOf, fieldOf, mode, openEdit, pick, press } from '../../support/browser/bulk'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

test.describe('Editing many clients', () => {
  test('sets, clears and puts back to the default, with a preview', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(3)
    await clients[0]?.patch({ area: 'North', ecm_flag: 'no', client_class: 'Old' })
    const page = await signedInAs('editor')
    await openEdit(page, clients, word)

    await pick(page, 'client_class', 'client_class')
    await fieldOf(page, 'client_class').getByRole('textbox').fill('Key account')
    await pick(page, 'area', 'area')
    await mode(page, 'area', 'Clear')
    await pick(page, 'ecm_flag', 'ecm_flag')
    await mode(page, 'ecm_flag', 'Back to default')
    await expect(fieldOf(page, 'ecm_flag')).toContainText('reads as the default')
    await press(page, 'Preview')
    await expect(dialogOf(page)).toContainText('3 will change')
    await expect(dialogOf(page).getByRole('region', { name: 'Before and after' })).toContainText(
      'North',
    )
    expect(await clients[0]?.read()).toMatchObject({ client_class: 'Old' })

    await dialogOf(page).getByLabel('Reason').fill('Yearly review – §4')
    await press(page, 'Change 3 clients')
    await expect(dialogOf(page)).toBeHidden()
    await expect(page.getByText('Changed 3 clients')).toBeVisible()
    for (const each of clients) {
      expect(await each.read()).toMatchObject({ client_class: 'Key account', area: null })
    }
    expect(await clients[0]?.newestEvent()).toMatchObject({ reason: 'Yearly review – §4' })
  })
  test('finds fields by a word of the trade and counts what is unchanged', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(2)
    await clients[0]?.patch({ client_class: 'A' })
    const page = await signedInAs('editor')
    await openEdit(page, clients, word)
    await dialogOf(page).getByRole('combobox', { name: 'Add a field' }).fill('rego')
    await expect(page.getByRole('option').first()).toBeVisible()
    await pick(page, 'Client class', 'client_class')
    await fieldOf(page, 'client_class').getByRole('textbox').fill('A')
    await press(page, 'Preview')
    await expect(dialogOf(page)).toContainText('1 will change')
    await expect(dialogOf(page)).toContainText('1 unchanged')
  })

  test('takes all that match, pages through them, and stops when asked', async ({ signedInAs }) => {
    const page = await signedInAs('editor')
    await page.goto('/clients')
    await rowBox(page, /^Select (?!this)/)
      .first()
      .click()
    await page.getByRole('button', { name: /^Select all \d+/ }).click()
    await page.getByRole('button', { name: /^Edit \d+ clients/ }).click()
    await pick(page, 'client_class', 'client_class')
    await fieldOf(page, 'client_class').getByRole('textbox').fill('Never written')

    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await intercept(page, '**/api/v1/fm/clients?dry_run=true', async (route) => {
      await held
      await route.continue().catch(() => undefined)
    })
    await press(page, 'Preview')
    await expect(dialogOf(page).getByRole('progressbar', { name: 'Checking' })).toBeVisible()
    await press(page, 'Stop')
    await expect(dialogOf(page).getByRole('progressbar')).toBeHidden()
    release()
    await page.unroute('**/api/v1/fm/clients?dry_run=true')
    await press(page, 'Preview')
    await expect(dialogOf(page)).toContainText(/\d+ will change/)
  })
})
