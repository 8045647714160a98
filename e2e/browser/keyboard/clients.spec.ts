import { box, done, field, rows, unsaved } from '@fleetbook/playwright'
import { dialogOf } from '../../support/browser/bulk'
import { becomes, csv } from '../../support/browser/importing'
import { focused, press, tabTo, toField } from '../../support/browser/keys'
import { expect, test } from '../../support/console'
import { bulkScene } from '../../support/history'

const FAR = 80
/** A list opens with the focus on its box, and hides what is beside it until Tab goes on. */
const BEHIND_A_LIST = { exact: true, includeHidden: true }

// No click in this file: every step is a key.
test.describe('By the keyboard alone, with many clients and new ones,', () => {
  test('one chooses clients and edits them together', async ({ signedInAs, ownClients }) => {
    const { clients, word } = await ownClients(3)
    const page = await signedInAs('editor')
    await page.goto(`/clients?search=${word}`)
    await expect(rows(page)).toHaveCount(3)
    await press(page, 'j', 'Shift+J')
    await expect(page.getByText('2 selected')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Edit 2 clients' }))
    await press(page, 'Enter')
    const dialog = dialogOf(page)
    await tabTo(page, dialog.getByRole('combobox', { name: 'Add a field' }))
    await page.keyboard.type('client_class')
    await expect(page.getByRole('option', { name: 'client_class' }).first()).toBeVisible()
    await press(page, 'ArrowDown', 'Enter')
    const value = dialog.locator('[data-field=client_class]').getByRole('textbox')
    await tabTo(page, value)
    await page.keyboard.type('By keys')
    await tabTo(page, dialog.getByRole('button', { name: 'Preview', ...BEHIND_A_LIST }))
    await press(page, 'Enter')
    await expect(dialog).toContainText('2 will change')
    await tabTo(page, dialog.getByRole('button', { name: 'Change 2 clients' }), 'Tab', FAR)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    const kept = await Promise.all(clients.map((client) => client.read()))
    expect(kept.filter(({ client_class }) => client_class === 'By keys')).toHaveLength(2)
  })

  test('one imports a file', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('editor')
    // Asked for only with the press, the browser may open its own dialog before it is told not to.
    const chooser = page.waitForEvent('filechooser')
    await page.goto('/clients')
    await expect(rows(page).first()).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Import' }))
    await press(page, 'Enter')
    const choose = page.getByRole('button', { name: 'Choose a file' })
    await expect(choose).toBeVisible()
    await tabTo(page, choose)
    await press(page, 'Enter')
    const buffer = Buffer.from(csv('client_id,Area,finance_limit', `${ownClient.id},By keys,a lot`))
    await (await chooser).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer })
    await expect(becomes(page, 'client_id')).toHaveValue('Client ID')
    await tabTo(page, page.getByRole('button', { name: 'Check the file', ...BEHIND_A_LIST }))
    await press(page, 'Enter')
    const cell = page.getByRole('textbox', { name: 'finance_limit of row 2' })
    await expect(cell).toBeVisible()
    await tabTo(page, cell)
    await press(page, 'Control+a')
    await page.keyboard.type('much')
    await press(page, 'Enter')
    await expect(page.getByText('It has “much”.')).toBeVisible()
    await press(page, 'Control+a')
    await page.keyboard.type('2500.5')
    await press(page, 'Enter')
    await expect(page.getByText('1 cell mended, not checked yet')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Check again' }))
    await press(page, 'Enter')
    const change = page.getByRole('button', { name: 'Change 1 client' })
    await expect(change).toBeVisible()
    await tabTo(page, change)
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 changed')).toBeVisible()
    await expect(focused(page)).toHaveCount(1)
    expect(await ownClient.read()).toMatchObject({ area: 'By keys', finance_limit: 2500.5 })
  })

  test('one sets packaging defaults', async ({ signedInAs, as, ownClient }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}/packaging-defaults`)
    await expect(page.getByText('None are set for this client yet.')).toBeVisible()
    await expect(box(page, 'bank_account_name')).toBeVisible()
    await toField(page, 'bank_account_name')
    await page.keyboard.type('By keys')
    await press(page, 'Control+s')
    await expect(unsaved(page)).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    await expect(page.getByText('None are set for this client yet.')).toBeHidden()
    const call = await as('viewer')
    const kept = await done(call('GET', `/sp/client/packaging-defaults/${ownClient.id}`))
    expect(kept).toMatchObject({
      bank_account_name: 'By keys',
      aba_self_balancing_flag: 'yes',
      report_delivery_type: 'email',
    })
  })

  test('one adds a client, and an approval', async ({ signedInAs }) => {
    const page = await signedInAs('admin')
    for (const [what, name] of [
      ['New client', 'name'],
      ['New approval', 'contract_id'],
    ] as const) {
      await page.goto(what === 'New client' ? '/clients' : '/approvals')
      const link = page.getByRole('link', { name: what })
      await expect(link).toBeVisible()
      await tabTo(page, link)
      await press(page, 'Enter')
      await expect(box(page, name)).toBeFocused()
      await page.keyboard.type(`Keys ${crypto.randomUUID().slice(0, 8)}`)
      await press(page, 'Enter')
      await expect(page).toHaveURL(/\/(clients|approvals)\/\d+$/)
      await expect(field(page, name)).toBeVisible()
      await expect(focused(page)).toHaveCount(1)
    }
    // The form of what was added is over, and nothing of it is left in the way back.
    await page.goBack()
    await expect(page).toHaveURL('/approvals')
  })

  test('one finds a request in the history and undoes it', async ({ signedInAs, request }) => {
    const { ids, requestId, read } = await bulkScene(request, 2)
    const page = await signedInAs('editor')
    await page.goto(`/history?request_id=${requestId}`)
    await expect(rows(page)).toHaveCount(1)
    await press(page, 'j')
    await page.keyboard.press('Enter')
    const undo = page.getByRole('button', { name: 'Undo this request' })
    await expect(undo).toBeVisible()
    await expect(focused(page)).toHaveCount(1)
    await tabTo(page, undo)
    await press(page, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Undo this request' })
    await expect(dialog).toContainText('4 fields of 2 records')
    await tabTo(page, dialog.getByRole('button', { name: /^Undo [0-9]/ }), 'Tab', FAR)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(focused(page)).toHaveCount(1)
    expect(await read(ids[0] as string)).toMatchObject({ management_fee: 10, area: null })
  })
})
