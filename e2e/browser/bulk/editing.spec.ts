import type { OwnClient } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { dialogOf, fieldOf, mode, openEdit, pick, press } from '../../support/browser/bulk'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

test('Many clients are edited with a preview, over nobody else’s change, and never twice', async ({
  signedInAs,
  ownClients,
}) => {
  const { clients, word } = await ownClients(3)
  const [first, second] = clients as [OwnClient, OwnClient, OwnClient]
  await first.patch({ area: 'North', ecm_flag: 'no', client_class: 'Old' })
  const page = await signedInAs('editor')
  const dialog = dialogOf(page)
  await openEdit(page, clients, word)

  await test.step('fields are set, cleared and put back to their default, as the preview says', async () => {
    await pick(page, 'client_class', 'client_class')
    await fieldOf(page, 'client_class').getByRole('textbox').fill('Key account')
    await pick(page, 'finance_limit', 'finance_limit')
    await fieldOf(page, 'finance_limit').getByRole('textbox').fill('9,999,999,999,999.123456')
    await pick(page, 'area', 'area')
    await mode(page, 'area', 'Clear')
    await pick(page, 'ecm_flag', 'ecm_flag')
    await mode(page, 'ecm_flag', 'Back to default')
    await expect(fieldOf(page, 'ecm_flag')).toContainText('reads as the default')
    await press(page, 'Preview')
    await expect(dialog).toContainText('3 will change')
    await expect(dialog.getByRole('region', { name: 'Before and after' })).toContainText('North')
    expect(await first.read()).toMatchObject({ client_class: 'Old' })
  })

  await test.step('what somebody else changed since is refused, and nothing is written', async () => {
    await second.patch({ phone: '0398765432' })
    await press(page, 'Change 3 clients')
    await expect(dialog.getByRole('alert')).toContainText('Nothing was changed')
    await expect(dialog).toContainText('Somebody changed it after the preview')
    await expect(dialog).toContainText('1 refused')
    await expect(dialog).toContainText('2 not written')
    await expect(dialog.getByRole('region', { name: 'Preview' })).toBeFocused()
    await expectAccessible(page, '[role=dialog]')
    for (const each of clients) expect(await each.text()).toContain('"finance_limit":1000')
    await press(page, 'Preview again')
    await expect(dialog).toContainText('3 will change')
    await dialog.getByLabel('Reason').fill('Yearly review')
  })

  await test.step('after an answer was lost it goes on, without changing anything twice', async () => {
    let calls = 0
    await intercept(page, '**/api/v1/fm/clients', async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await press(page, 'Change 3 clients')
    await expect(dialog.getByRole('alert')).toContainText('did not answer')
    // What was not sent yet would go unsaid.
    await page.goBack()
    const leaving = page.getByRole('alertdialog', { name: 'Leave while clients are written?' })
    await leaving.getByRole('button', { name: 'Stay' }).click()
    await expect(leaving).toBeHidden()
    await press(page, 'Retry')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Changed 3 clients')).toBeVisible()
    for (const each of clients) {
      expect(await each.read()).toMatchObject({ client_class: 'Key account', area: null })
      expect(await each.text()).toContain('"finance_limit":9999999999999.123456')
    }
    expect(await first.newestEvent()).toMatchObject({ reason: 'Yearly review' })
    expect(await second.read()).toMatchObject({ phone: '0398765432' })
  })
})
