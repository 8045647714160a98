import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'
import { bulkScene, dialog, openUndo } from '../../support/history'

test.describe('Undoing a request', () => {
  test('sets back what nobody changed since', async ({ signedInAs, request }) => {
    const { ids, requestId, read, editor } = await bulkScene(request, 3)
    const [first = '', second = ''] = ids
    await editor('PATCH', `/fm/clients/${second}`, { management_fee: 31 })

    const page = await signedInAs('editor')
    await openUndo(page, requestId)
    await expect(dialog(page)).toContainText('1 field was changed again since')
    await expect(dialog(page)).toContainText('changed by Tom Hale')
    await expect(dialog(page)).toContainText('5 fields of 3 records')
    await expectAccessible(page, '[role=dialog]')
    await dialog(page)
      .getByRole('button', { name: /^Undo [0-9]/ })
      .click()
    await expect(page.getByText('Set back 5 fields of 3 records')).toBeVisible()

    expect(await read(first)).toMatchObject({ management_fee: 10, area: null })
    expect(await read(second)).toMatchObject({ management_fee: 31, area: null })
    const { data } = await editor('GET', `/fm/clients/${first}/events?limit=1`, undefined)
    expect(data[0]).toMatchObject({
      reason: `Undo of request ${requestId}`,
      user: { display_name: 'Tom Hale' },
    })
  })

  test('reads the preview anew when somebody was quicker, from the history of one record', async ({
    signedInAs,
    request,
  }) => {
    const { ids, read, editor } = await bulkScene(request, 2)
    const [first = '', second = ''] = ids
    const page = await signedInAs('editor')
    await page.goto(`/clients/${first}/history`)
    await page
      .getByRole('button', { name: /^More about this request/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Undo this change' }).click()
    await expect(dialog(page).getByRole('radio', { name: `client ${first}` })).toBeChecked()
    await expectAccessible(page, '[role=dialog]')
    await dialog(page).getByText('The whole request: 2 records').click()
    const undo = dialog(page).getByRole('button', { name: /^Undo [0-9]/ })
    await expect(undo).toHaveText('Undo 4 fields of 2 records')
    await editor('PATCH', `/fm/clients/${first}`, { area: 'Meanwhile' })
    await undo.click()
    await expect(dialog(page)).toContainText('Somebody changed a record meanwhile')
    await expect(dialog(page)).toContainText('1 field was changed again since')
    expect(await read(second)).toMatchObject({ area: 'Geelong' })
    await undo.click()
    await expect(dialog(page)).toBeHidden()
    expect(await read(first)).toMatchObject({ management_fee: 10, area: 'Meanwhile' })
    expect(await read(second)).toMatchObject({ management_fee: 10, area: null })
  })
})
