import { expectAccessible } from '../../support/browser/axe'
import { dialogOf, fieldOf, mode, openEdit, pick, press } from '../../support/browser/bulk'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

test.describe('An edit of many clients', () => {
  test('refuses what somebody else changed, writes nothing, and sends it again', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(3)
    const page = await signedInAs('editor')
    await openEdit(page, clients, word)
    await pick(page, 'finance_limit', 'finance_limit')
    await fieldOf(page, 'finance_limit').getByRole('textbox').fill('9,999,999,999,999.123456')
    await pick(page, 'client_class', 'client_class')
    await mode(page, 'client_class', 'Clear')
    await press(page, 'Preview')
    await expect(dialogOf(page)).toContainText('3 will change')
    await clients[1]?.patch({ area: 'Theirs' })
    await press(page, 'Change 3 clients')

    await expect(dialogOf(page).getByRole('alert')).toContainText('Nothing was changed')
    await expect(dialogOf(page)).toContainText('Somebody changed it after the preview')
    await expect(dialogOf(page)).toContainText('1 refused')
    await expect(dialogOf(page)).toContainText('2 not written')
    await expect(dialogOf(page).getByRole('region', { name: 'Preview' })).toBeFocused()
    await expectAccessible(page, '[role=dialog]')
    for (const each of clients)
      expect(JSON.stringify(await each.read())).toContain('"finance_limit":1000')

    await press(page, 'Preview again')
    await press(page, 'Change 3 clients')
    await expect(dialogOf(page)).toBeHidden()
    expect(await clients[1]?.text()).toContain('"finance_limit":9999999999999.123456')
    expect(await clients[1]?.read()).toMatchObject({ area: 'Theirs' })
  })

  test('names a value that does not hold, and goes on after an answer was lost', async ({
    signedInAs,
    ownClients,
  }) => {
    const { clients, word } = await ownClients(2)
    const page = await signedInAs('editor')
    await openEdit(page, clients, word)
    await test.step('names a value that does not hold before anything is asked', async () => {
      await pick(page, 'finance_limit', 'finance_limit')
      const box = fieldOf(page, 'finance_limit').getByRole('textbox')
      await box.fill('0.1234567')
      await press(page, 'Preview')
      await expect(fieldOf(page, 'finance_limit')).toContainText('at most 6 decimals')
      await expect(box).toBeFocused()
      await box.fill('75.5')
    })

    await test.step('goes on after an answer was lost, without changing twice', async () => {
      await pick(page, 'client_class', 'client_class')
      await fieldOf(page, 'client_class').getByRole('textbox').fill('Once')
      await press(page, 'Preview')
      let calls = 0
      await intercept(page, '**/api/v1/fm/clients', async (route) => {
        calls += 1
        if (calls > 1) return route.continue()
        await route.fetch()
        await route.abort()
      })
      await press(page, 'Change 2 clients')
      await expect(dialogOf(page).getByRole('alert')).toContainText('did not answer')
      // What was not sent yet would go unsaid.
      await page.goBack()
      const leaving = page.getByRole('alertdialog', { name: 'Leave while clients are written?' })
      await leaving.getByRole('button', { name: 'Stay' }).click()
      await expect(leaving).toBeHidden()
      await press(page, 'Retry')
      await expect(dialogOf(page)).toBeHidden()
      expect(await clients[0]?.read()).toMatchObject({
        client_class: 'Once',
        finance_limit: 75.5,
      })
    })
  })
})
