import type { OwnClient } from '@fleetbook/playwright'
import { dialogOf, fieldOf, mode, openEdit, pick, press } from '../../support/browser/bulk'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

test('Figures go up from what each client holds, and never twice', async ({
  signedInAs,
  ownClients,
}) => {
  const { clients, word } = await ownClients(3)
  const [first, unset, second] = clients as [OwnClient, OwnClient, OwnClient]
  await first.patch({ finance_limit: 33.33 })
  await unset.patch({ finance_limit: null })
  const page = await signedInAs('editor')
  await openEdit(page, clients, word)
  const dialog = dialogOf(page)
  await pick(page, 'finance_limit', 'finance_limit')
  await mode(page, 'finance_limit', 'Raise by')
  await expect(fieldOf(page, 'finance_limit')).toContainText('halves away from zero')
  await press(page, 'Preview')
  await expect(fieldOf(page, 'finance_limit')).toContainText('a number above 0')
  await fieldOf(page, 'finance_limit').getByRole('textbox').fill('2.5')
  await press(page, 'Preview')
  await expect(dialog).toContainText('2 will change')
  await expect(dialog).toContainText('1 not set, left so')
  await expect(dialog.getByRole('region', { name: 'Before and after' })).toContainText('34.16325')

  // What somebody changed after the preview is refused, not raised from what it was.
  await second.patch({ finance_limit: 2000 })
  await press(page, 'Change 2 clients')
  await expect(dialog).toContainText('1 client refused')
  expect(await first.read()).toMatchObject({ finance_limit: 33.33 })
  expect(await second.read()).toMatchObject({ finance_limit: 2000 })

  // The batch is written and its answer lost: trying again finds that, and raises nothing again.
  await press(page, 'Preview again')
  await expect(dialog).toContainText('2 will change')
  await intercept(page, '**/api/v1/fm/clients', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Change 2 clients')
  await press(page, 'Stop here')
  await expect(dialog).toContainText('2 sent without an answer')
  await page.unroute('**/api/v1/fm/clients')
  await press(page, 'Preview again')
  await expect(dialog).toContainText('may have been changed already')
  await expect(dialog).toContainText('0 will change')
  expect(await first.read()).toMatchObject({ finance_limit: 34.16325 })
  expect(await second.read()).toMatchObject({ finance_limit: 2050 })
  expect(await unset.read()).toMatchObject({ finance_limit: null })
})
