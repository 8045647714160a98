import { type Call, done, hold, rowBox, rows } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

/** Requested approvals of one contract, whose client is named; the third is above its limit. */
async function queue(call: Call, count: number) {
  const contract = `C-Q${crypto.randomUUID().slice(0, 8)}`
  const { client_id } = await done(call('POST', '/fm/clients', { name: `Payer of ${contract}` }))
  await done(call('PUT', `/fm/contracts/${contract}`, { client_id }))
  const ids: string[] = []
  while (ids.length < count) {
    const approval = {
      contract_id: contract,
      status_flag: 'requested',
      supplier_id: 'S-2001',
      approval_limit: ids.length === 2 ? 0.1 : 500,
      maintenance_lines: [
        { description: 'Part', amount: 0.1 },
        { amount: '0.2' },
        { amount: 'tbc' },
      ],
    }
    ids.push((await done(call('POST', '/fm/approvals', approval))).approval_id)
  }
  return { contract, ids }
}

test.describe('The queue of approvals', () => {
  test('is worked for many at once, and tells which were refused and why', async ({
    signedInAs,
    as,
  }) => {
    const admin = await as('admin')
    const { contract, ids } = await queue(admin, 5)
    const [locked = '', changed = ''] = ids
    const page = await signedInAs('admin')
    await page.goto(`/approvals?contract_id=${contract}&status_flag=requested&sort=_lines_total`)
    await expect(rows(page)).toHaveCount(5)
    await expect(rows(page).first()).toContainText(`Payer of ${contract}`)
    await expect(rows(page).first()).toContainText('$0.30')
    await rowBox(page, 'Select this page').click()
    await expect(page.locator('[data-selected-sum]')).toHaveText(
      'Lines: 1.50 AUD, without amounts of 5 approvals that are no figures, or missing',
    )

    await hold(await as('integration'), locked)
    const editor = await as('editor')
    await done(editor('PATCH', `/fm/approvals/${changed}`, { notes: 'Not yet' }))
    await page.getByRole('button', { name: 'Move to batch' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Move 5 approvals to batch?')
    await expect(dialog).toContainText('1.50 AUD')
    await expect(dialog.locator('[data-above]')).toContainText(
      / · S-2001\s*Lines\s*0.30 AUD\s*1 amount is no figure\s*Limit\s*0.10 AUD\s*0.20 AUD above it/,
    )
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByLabel('Reason (optional)').fill('Invoices checked')
    await dialog.getByRole('button', { name: 'Move 5 approvals to batch' }).click()

    await expect(dialog).toContainText('3 of 5 moved to batch')
    const refused = (id: string) => dialog.getByRole('row').filter({ hasText: id })
    await expect(refused(locked)).toContainText(/Partner integration holds it until .*\d\d:\d\d/)
    await expect(refused(changed)).toContainText('Tom Hale changed it meanwhile: Notes.')
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByText('2 selected')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    for (const id of ids) {
      const { status_flag } = await done(admin('GET', `/fm/approvals/${id}`))
      expect(status_flag).toBe(id === locked || id === changed ? 'requested' : 'batch')
    }
    const { data } = await done(admin('GET', `/fm/approvals/${ids[4]}/events?limit=1`))
    expect(data[0]).toMatchObject({ reason: 'Invoices checked' })
  })
})
