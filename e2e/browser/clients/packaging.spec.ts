import { box, done, field, fill, openHelp, save } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test.describe('Packaging defaults', () => {
  test('are made by the first save', async ({ signedInAs, as, ownClient }) => {
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}/packaging-defaults`)
    await expect(page.getByText('None are set for this client yet.')).toBeVisible()
    await fill(page, 'bank_account_name', 'Test payroll')
    await save(page)
    await expect(page.getByText('None are set for this client yet.')).toBeHidden()
    const call = await as('viewer')
    const kept = await done(call('GET', `/sp/client/packaging-defaults/${ownClient.id}`))
    expect(kept).toMatchObject({
      bank_account_name: 'Test payroll',
      aba_self_balancing_flag: 'yes',
      report_delivery_type: 'email',
    })
  })

  test('are not made over those that somebody else has made meanwhile', async ({
    signedInAs,
    alsoSignedInAs,
    as,
    ownClient,
  }) => {
    const path = `/clients/${ownClient.id}/packaging-defaults`
    const [first, second] = [await signedInAs('editor'), await alsoSignedInAs('admin')]
    for (const page of [first, second]) {
      await page.goto(path)
      await expect(page.getByText('None are set for this client yet.')).toBeVisible()
    }
    await fill(first, 'bank_bsb', '062-000')
    await fill(first, 'bank_account_number', '11111111')
    await save(first)
    await fill(second, 'bank_account_number', '22222222')
    await fill(second, 'payroll_gst', 'GST1')
    const sent = second.waitForRequest((request) => request.method() === 'PUT')
    await second.keyboard.press('Control+s')
    expect((await sent).headers()['if-none-match']).toBe('*')
    const dialog = second.getByRole('dialog', { name: /^Tom Hale saved these packaging defaults/ })
    // Both have touched the account: none of it is taken of one and the rest of the other.
    await expect(dialog).toContainText('2 fields were changed by both of you.')
    await expect(dialog).toContainText('The bank details are kept of one side as a whole.')
    await dialog.getByText('Theirs', { exact: true }).last().click()
    await dialog.getByRole('button', { name: 'Save the merged record' }).click()
    await expect(dialog).toBeHidden()
    const call = await as('viewer')
    expect(await done(call('GET', `/sp/client/packaging-defaults/${ownClient.id}`))).toMatchObject({
      bank_bsb: '062-000',
      bank_account_number: '11111111',
      payroll_gst: 'GST1',
    })
  })

  test('say before the save what goes back to its default, and what is sent', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    const call = await as('admin')
    const path = `/sp/client/packaging-defaults/${ownClient.id}`
    await done(
      call('PUT', path, {
        apca_number: '123456',
        payroll_fbt: 'FBT9',
        report_delivery_type: 'post',
      }),
    )
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}/packaging-defaults`)
    const help = await openHelp(page, 'apca_number', 'APCA number')
    await help.getByRole('button', { name: 'Reset to default' }).click()
    await fill(page, 'payroll_gst', 'GST1')
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    const review = page.getByRole('dialog', { name: 'Review 2 changes' })
    const resets = review.getByRole('region', { name: 'Reset to the default' })
    await expect(resets.getByRole('listitem')).toHaveText(['APCA number: Not set'])
    await expect(review).toContainText('Saving replaces the whole record')

    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await review.getByRole('button', { name: 'Save 2 changes' }).click()
    const body = (await sent).postDataJSON()
    expect(body).toMatchObject({
      payroll_gst: 'GST1',
      payroll_fbt: 'FBT9',
      report_delivery_type: 'post',
    })
    await expect(review).toBeHidden()
    await expect(box(page, 'apca_number')).toHaveValue('')
    await (await sent).response()
    expect(await done(call('GET', path))).toMatchObject({
      apca_number: null,
      payroll_gst: 'GST1',
      payroll_fbt: 'FBT9',
    })
  })

  test('are there to read for those who may not set them, and lead to their history at any width', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    const call = await as('editor')
    const path = `/sp/client/packaging-defaults/${ownClient.id}`
    await done(call('PUT', path, { payroll_gst: 'GST1' }))
    const page = await signedInAs('viewer')
    await page.goto(`/clients/${ownClient.id}/packaging-defaults`)
    await expect(page.getByText('ClientPackagingDefaults:Set')).toBeVisible()
    await expect(field(page, 'bank_bsb')).toBeVisible()
    await expect(box(page, 'bank_bsb')).toHaveCount(0)
    for (const viewport of [
      { width: 1280, height: 720 },
      { width: 390, height: 844 },
    ]) {
      await test.step(`${viewport.width} wide`, async () => {
        await page.setViewportSize(viewport)
        await page.getByRole('link', { name: 'History of packaging defaults' }).click()
        await expect(page).toHaveURL(/packaging-defaults\/history$/)
        await expect(page.getByText('GST1')).toBeVisible()
        await page.goBack()
        await expect(field(page, 'bank_bsb')).toBeVisible()
      })
    }
  })
})
