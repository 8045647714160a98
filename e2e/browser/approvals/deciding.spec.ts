import { box, choose, field, fill, unsaved } from '@fleetbook/playwright'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

test.describe('An approval', () => {
  test('goes to batch after a last look, with a reason in the history', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The request ends here; nothing is paid.')
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    await expect(unsaved(page)).toBeHidden()

    await page.getByRole('button', { name: 'Move to batch' }).click()
    await expect(dialog).toContainText('Nobody has confirmed')
    await dialog.getByLabel('Reason (optional)').fill('Invoice checked')
    const saves = '**/api/v1/fm/approvals/*'
    await intercept(page, saves, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await dialog.getByRole('button', { name: 'Move to batch' }).click()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(dialog.getByLabel('Reason (optional)')).toHaveValue('Invoice checked')
    await page.unroute(saves)
    await dialog.getByRole('button', { name: 'Move to batch' }).click()
    await expect(page.getByRole('button', { name: 'Take out of batch' })).toBeVisible()
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'batch' })
    expect(await ownApproval.newestEvent()).toMatchObject({ reason: 'Invoice checked' })
  })

  test('is asked about before a risky status of its field is saved by the keys', async ({
    signedInAs,
    ownApproval,
  }) => {
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await choose(page, 'status_flag', 'Batch')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Move to batch?' })
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    await expect(dialog).toBeHidden()
    await expect(unsaved(page)).toContainText('1 change')
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'requested' })
    await page.keyboard.press('Control+s')
    await dialog.getByLabel('Reason (optional)').fill('Chosen in its field')
    // Until changed bank details were looked for, the keys do nothing.
    await expect(dialog.getByRole('button', { name: 'Move to batch' })).toBeEnabled()
    await page.keyboard.press('Control+s')
    await expect(unsaved(page)).toBeHidden()
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'batch' })
    expect(await ownApproval.newestEvent()).toMatchObject({ reason: 'Chosen in its field' })
  })

  test('is asked about once more where somebody has changed what was confirmed', async ({
    signedInAs,
    ownApproval,
  }) => {
    await ownApproval.patch({ supplier_id: 'S-2001', maintenance_lines: [{ amount: 100 }] })
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await expect(page.getByRole('button', { name: 'Move to batch' })).toBeVisible()
    // Before the page takes the lock, which it does with the first change.
    const other = { supplier_id: 'S-2026', maintenance_lines: [{ amount: 99_999 }] }
    await ownApproval.patch(other)
    await page.getByRole('button', { name: 'Move to batch' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to batch?' })
    await expect(dialog).toContainText('100.00 AUD')
    await dialog.getByRole('button', { name: 'Move to batch' }).click()
    await expect(dialog.getByRole('alert')).toContainText(
      'saved Supplier and Maintenance lines meanwhile. Nothing of yours is written yet',
    )
    await expect(dialog).toContainText('99,999.00 AUD')
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'requested' })
    await dialog.getByRole('button', { name: 'Move to batch' }).click()
    await expect(page.getByRole('button', { name: 'Take out of batch' })).toBeVisible()
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'batch', supplier_id: 'S-2026' })
  })

  test('is requested again without a question', async ({ signedInAs, ownApproval }) => {
    await ownApproval.patch({ status_flag: 'active' })
    const page = await signedInAs('admin')
    await page.goto(`/approvals/${ownApproval.id}`)
    await page.getByRole('button', { name: 'Request', exact: true }).click()
    await expect(page.getByText('Requested twice')).toBeVisible()
    expect(await ownApproval.read()).toMatchObject({ status_flag: 'requested' })
  })

  test('is added with what is known, and opens', async ({ signedInAs }) => {
    const page = await signedInAs('editor')
    await page.goto('/approvals/new')
    await expect(box(page, 'contract_id')).toBeFocused()
    await page.getByRole('button', { name: 'Add approval' }).click()
    await expect(field(page, 'contract_id')).toContainText(/contract/i)
    await expect(box(page, 'contract_id')).toBeFocused()
    await page.keyboard.type('C-40002')
    await fill(page, 'approval_limit', '125.5')
    await page.getByRole('button', { name: 'Add approval' }).click()
    await expect(page).toHaveURL(/\/approvals\/\d+$/)
    await expect(box(page, 'contract_id')).toHaveValue('C-40002')
  })
})
