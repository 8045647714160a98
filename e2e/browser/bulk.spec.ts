import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/browser/axe'
import { expect, type OwnClient, test } from '../support/console'

// A list that is still closing is a dialog by its role, too.
const dialogOf = (page: Page): Locator => page.locator('[role=dialog]:not([data-trigger])')
const fieldOf = (page: Page, name: string): Locator =>
  dialogOf(page).locator(`[data-field="${name}"]`)

const rowBox = (page: Page, name: string | RegExp): Locator =>
  page.locator('label').filter({ has: page.getByRole('checkbox', { name }) })

/** Selects these clients in the list and opens their bulk edit. */
async function openEdit(page: Page, clients: readonly OwnClient[], words: string): Promise<void> {
  await page.goto(`/clients?search=${encodeURIComponent(words)}`)
  for (const { name } of clients) {
    await rowBox(page, `Select ${name}`).click()
  }
  const count = clients.length === 1 ? '1 client' : `${clients.length} clients`
  await page.getByRole('button', { name: `Edit ${count}` }).click()
  await expect(dialogOf(page)).toContainText(`Edit ${count}`)
}

async function pick(page: Page, typed: string, label: string): Promise<void> {
  await dialogOf(page).getByRole('combobox', { name: 'Add a field' }).fill(typed)
  await page.getByRole('option', { name: label }).first().click()
}

async function mode(page: Page, name: string, words: string): Promise<void> {
  await fieldOf(page, name).getByRole('button', { name: 'What becomes of' }).click()
  await page.getByRole('option', { name: words }).click()
}

const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click()

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

  test('refuses what somebody else changed, writes nothing, and sends it again', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(3)
    const page = await signedInAs('editor')
    await openEdit(page, clients, word)
    await pick(page, 'finance_limit', 'finance_limit')
    await fieldOf(page, 'finance_limit').getByRole('textbox').fill('9,999,999,999,999.123456')
    await press(page, 'Preview')
    await expect(dialogOf(page)).toContainText('3 will change')
    await clients[1]?.patch({ area: 'Theirs' })
    await press(page, 'Change 3 clients')

    await expect(dialogOf(page).getByRole('alert')).toContainText('Nothing was changed')
    await expect(dialogOf(page)).toContainText('Somebody changed it after the preview')
    await expect(dialogOf(page)).toContainText('1 refused')
    await expect(dialogOf(page)).toContainText('2 not written')
    await expect(dialogOf(page).getByRole('region', { name: 'Preview' })).toBeFocused()
    for (const each of clients)
      expect(JSON.stringify(await each.read())).toContain('"finance_limit":1000')

    await press(page, 'Preview again')
    await press(page, 'Change 3 clients')
    await expect(dialogOf(page)).toBeHidden()
    expect(await clients[1]?.text()).toContain('"finance_limit":9999999999999.123456')
    expect(await clients[1]?.read()).toMatchObject({ area: 'Theirs' })
  })

  test('names a value that does not hold before anything is asked', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(1)
    const page = await signedInAs('editor')
    await openEdit(page, clients, word)
    await pick(page, 'finance_limit', 'finance_limit')
    const box = fieldOf(page, 'finance_limit').getByRole('textbox')
    await box.fill('0.1234567')
    await press(page, 'Preview')
    await expect(fieldOf(page, 'finance_limit')).toContainText('at most 6 decimals')
    await expect(box).toBeFocused()
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
    await page.route('**/api/v1/fm/clients?dry_run=true', async (route) => {
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

  test('goes on after an answer was lost, without changing twice', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(2)
    const page = await signedInAs('editor')
    await openEdit(page, clients, word)
    await pick(page, 'client_class', 'client_class')
    await fieldOf(page, 'client_class').getByRole('textbox').fill('Once')
    await press(page, 'Preview')
    let calls = 0
    await page.route('**/api/v1/fm/clients', async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Change 2 clients')
    await expect(dialogOf(page).getByRole('alert')).toContainText('did not answer')
    await press(page, 'Retry')
    await expect(dialogOf(page)).toBeHidden()
    expect(await clients[0]?.read()).toMatchObject({ client_class: 'Once' })
  })

  test('a viewer is offered neither edit nor import', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients')
    await rowBox(page, /^Select (?!this)/)
      .first()
      .click()
    await expect(page.getByText('1 selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit 1 client' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Import' })).toBeHidden()
  })
})

test('Everybody can use the bulk edit', async ({ signedInAs, ownClients }) => {
  const { clients, word } = await ownClients(2)
  const page = await signedInAs('editor')
  await openEdit(page, clients, word)
  await pick(page, 'client_class', 'client_class')
  await fieldOf(page, 'client_class').getByRole('textbox').fill('A')
  await pick(page, 'area', 'area')
  await mode(page, 'area', 'Clear')
  await press(page, 'Preview')
  await expect(dialogOf(page)).toContainText('2 will change')
  await clients[0]?.patch({ area: 'B' })
  await press(page, 'Change 2 clients')
  await expect(dialogOf(page)).toContainText('1 refused')
  await expectAccessible(page, '[role=dialog]')
})
