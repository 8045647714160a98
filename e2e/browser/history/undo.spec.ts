import { hold } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'
import { bulkScene, callerOf, dialog, openUndo } from '../../support/history'

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

  test('sets back a conflict that is ticked, for the reason that is given', async ({
    signedInAs,
    request,
  }) => {
    const { ids, requestId, read, editor } = await bulkScene(request, 2)
    const [first = ''] = ids
    await editor('PATCH', `/fm/clients/${first}`, { management_fee: 31 })
    const page = await signedInAs('editor')
    await openUndo(page, requestId)
    await expectAccessible(page)
    await dialog(page).getByText(`client ${first}`).first().click()
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Agreed with Zoë')
    await expect(dialog(page)).toContainText('4 fields of 2 records')
    await dialog(page)
      .getByRole('button', { name: /^Undo [0-9]/ })
      .click()
    await expect(dialog(page)).toBeHidden()
    expect(await read(first)).toMatchObject({ management_fee: 10, area: null })
    const { data } = await editor('GET', `/fm/clients/${first}/events?limit=1`, undefined)
    expect(data[0].reason).toBe('Agreed with Zoë')
  })

  test('from the history of one record sets back that record, and the others only when asked', async ({
    signedInAs,
    request,
  }) => {
    const { ids, read } = await bulkScene(request, 3)
    const [first = '', second = '', third = ''] = ids
    const page = await signedInAs('editor')
    const openFrom = async (id: string) => {
      await page.goto(`/clients/${id}/history`)
      await page
        .getByRole('button', { name: /^More about this request/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Undo this change' }).click()
      await expect(dialog(page).getByRole('radio', { name: `client ${id}` })).toBeChecked()
    }
    await openFrom(first)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Undo 2 fields of 1 record' }).click()
    await expect(dialog(page)).toBeHidden()
    expect(await read(first)).toMatchObject({ management_fee: 10, area: null })
    expect(await read(second)).toMatchObject({ management_fee: 25, area: 'Geelong' })

    await openFrom(second)
    await dialog(page).getByText('The whole request: 3 records').click()
    await dialog(page).getByRole('button', { name: 'Undo 4 fields of 2 records' }).click()
    await expect(dialog(page)).toBeHidden()
    for (const id of [second, third]) {
      expect(await read(id)).toMatchObject({ management_fee: 10, area: null })
    }
  })

  test('reads the preview anew when somebody was quicker', async ({ signedInAs, request }) => {
    const { ids, requestId, read, editor } = await bulkScene(request, 2)
    const [first = '', second = ''] = ids
    const page = await signedInAs('editor')
    await openUndo(page, requestId)
    await editor('PATCH', `/fm/clients/${first}`, { area: 'Meanwhile' })
    await dialog(page)
      .getByRole('button', { name: /^Undo [0-9]/ })
      .click()
    await expect(dialog(page)).toContainText('Somebody changed a record meanwhile')
    await expect(dialog(page)).toContainText('1 field was changed again since')
    expect(await read(second)).toMatchObject({ area: 'Geelong' })
    await dialog(page)
      .getByRole('button', { name: /^Undo [0-9]/ })
      .click()
    await expect(dialog(page)).toBeHidden()
    expect(await read(first)).toMatchObject({ management_fee: 10, area: 'Meanwhile' })
    expect(await read(second)).toMatchObject({ management_fee: 10, area: null })
  })

  test('covers approvals, and packaging defaults as a whole', async ({
    signedInAs,
    ownClient,
    request,
  }) => {
    const admin = await callerOf(request, 'admin')
    const requestId = `mixed-${crypto.randomUUID()}`
    const made = await admin('POST', '/fm/approvals', { contract_id: 'C-1', notes: 'before' })
    const approval = `/fm/approvals/${made.approval_id}`
    const packaging = `/sp/client/packaging-defaults/${ownClient.id}`
    await admin('PUT', packaging, { bank_bsb: '062-000', apca_number: '1' })
    const headers = { 'X-Request-Id': requestId }
    await admin('PATCH', approval, { notes: 'after' }, headers)
    await admin('PUT', packaging, { bank_bsb: '999-999', apca_number: '1' }, headers)

    const page = await signedInAs('admin')
    await openUndo(page, requestId)
    await dialog(page)
      .getByRole('button', { name: /^Undo [0-9]/ })
      .click()
    await expect(dialog(page)).toBeHidden()
    expect(await admin('GET', approval, undefined)).toMatchObject({ notes: 'before' })
    expect(await admin('GET', packaging, undefined)).toMatchObject({
      bank_bsb: '062-000',
      apca_number: '1',
    })
    const undone = await Promise.all(
      [`${approval}/events`, `${packaging}/events`].map(async (path) => {
        const { data } = await admin('GET', `${path}?limit=1`, undefined)
        return data[0].request_id
      }),
    )
    expect(new Set(undone).size).toBe(1)
    await page.goto(`/history/${undone[0]}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('changed 2 records')
  })

  test('says who stands in the way', async ({ signedInAs, request }) => {
    const [admin, integration] = await Promise.all([
      callerOf(request, 'admin'),
      callerOf(request, 'integration'),
    ])
    const requestId = `locked-${crypto.randomUUID()}`
    const { approval_id } = await admin('POST', '/fm/approvals', { contract_id: 'C-1' })
    const path = `/fm/approvals/${approval_id}`
    await admin('PATCH', path, { notes: 'after' }, { 'X-Request-Id': requestId })
    await hold(integration, approval_id)

    const page = await signedInAs('admin')
    await openUndo(page, requestId)
    await dialog(page)
      .getByRole('button', { name: /^Undo [0-9]/ })
      .click()
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText(`approval ${approval_id}: The record is locked`)
    await expect(alert).toContainText('Partner integration')
    await expect(alert).toContainText('Nothing has been set back.')
    expect(await admin('GET', path, undefined)).toMatchObject({ notes: 'after' })
  })

  test('names what was added, which stays', async ({ signedInAs, ownClient, request }) => {
    const admin = await callerOf(request, 'admin')
    const events = await admin('GET', `/fm/clients/${ownClient.id}/events`, undefined)
    const requestId = events.data[0].request_id
    await admin(
      'PATCH',
      `/fm/clients/${ownClient.id}`,
      { area: 'Later' },
      { 'X-Request-Id': requestId },
    )
    const page = await signedInAs('editor')
    await page.goto(`/history/${requestId}`)
    await page.getByRole('button', { name: 'Undo this request' }).click()
    await expect(dialog(page)).toContainText(`It added ${ownClient.name} · client ${ownClient.id}`)
    await expect(dialog(page)).toContainText('There is nothing to set back')
    await expect(dialog(page).getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  })
})
