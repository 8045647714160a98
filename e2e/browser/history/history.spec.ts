import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/console'
import { bulkScene, callerOf, changes } from '../../support/history'

async function addFilter(page: Page, name: string, pick: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('searchbox').fill(pick)
  await page.getByRole('option', { name: pick }).first().click()
}

test.describe('The history', () => {
  test('tells who changed a field, and for whom', async ({ signedInAs, ownClient, request }) => {
    const admin = await callerOf(request, 'admin')
    await admin(
      'PATCH',
      `/fm/clients/${ownClient.id}`,
      { finance_limit: 2500.5 },
      { 'Audit-User-Id': '7', 'Audit-Reason': 'Yearly review' },
    )
    await ownClient.patch({ client_code: 'OTHER' })

    const page = await signedInAs('viewer')
    await page.goto(`/history?record_id=${ownClient.id}`)
    await expect(changes(page)).toHaveCount(3)
    await addFilter(page, 'Field', 'Finance limit')
    await addFilter(page, 'Recorded for', 'Sofia Moretti')
    await expect(changes(page)).toHaveCount(1)
    await expect(changes(page)).toContainText('Priya Raman for Sofia Moretti changed')
    await expect(changes(page)).toContainText('Yearly review')
    await expect(changes(page)).toContainText('1,000.00 AUD')
    await expect(changes(page)).toContainText('2,500.50 AUD')
    await expect(page).toHaveURL(/resource=client.*field=finance_limit&audit_user_id=7/)

    await page.reload()
    await expect(changes(page)).toHaveCount(1)
    await page.goBack()
    await expect(changes(page)).toHaveCount(2)
    await changes(page)
      .getByRole('link', { name: `client ${ownClient.id}` })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ownClient.name)
  })

  test('narrows to days, and says when none matches', async ({ signedInAs, ownClient }) => {
    const page = await signedInAs('editor')
    await page.goto(`/history?record_id=${ownClient.id}`)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Days' }).click()
    await page.getByLabel('From').fill('1/2/2020')
    await page.getByLabel('To, that day included').fill('3 Feb 2020')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('No change matches')).toBeVisible()
    await expect(page).toHaveURL(/from=2020-02-01&to=2020-02-03/)
    await page.getByRole('button', { name: 'Remove filter Days' }).click()
    await expect(changes(page)).toHaveCount(1)
  })

  test('turns pages and comes back', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/history?to=2026-11-01')
    await expect(changes(page)).toHaveCount(25)
    const first = await changes(page).first().textContent()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page.getByText(/^26 to 50 of /)).toBeVisible()
    await expect(changes(page).first()).not.toHaveText(first ?? '')
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect(changes(page).first()).toHaveText(first ?? '')
  })

  test('can be loaded again after a fault', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.route('**/api/v1/fm/events?*group=request*', (route) =>
      route.fulfill({ status: 500, json: { title: 'It failed', request_id: 'fault-17' } }),
    )
    await page.goto('/history')
    await expect(page.getByText('The history could not be loaded')).toBeVisible()
    await expect(page.getByText('fault-17')).toBeVisible()
    await page.unroute('**/api/v1/fm/events?*group=request*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(changes(page)).toHaveCount(25)
  })

  test('exports what is filtered', async ({ signedInAs, ownClient }) => {
    await ownClient.patch({ mla_note: '=HYPERLINK("x")', client_code: 'EXPORTED' })
    const page = await signedInAs('viewer')
    await page.goto(`/history?resource=client&record_id=${ownClient.id}&field=mla_note`)
    await expect(changes(page)).toHaveCount(1)
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const text = await readFile(await (await started).path(), 'utf8')
    const lines = text.trimEnd().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Done by')
    expect(lines[1]).toContain('Priya Raman,1,Priya Raman,1')
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(text).not.toContain('EXPORTED')
  })

  test('shows a request of many records as one', async ({ signedInAs, request }) => {
    const { ids, requestId } = await bulkScene(request, 3)
    const page = await signedInAs('viewer')
    await page.goto(`/history?request_id=${requestId}`)
    await expect(changes(page)).toHaveCount(1)
    await expect(changes(page)).toContainText('Priya Raman for Sofia Moretti changed 3 records')
    await page.getByRole('button', { name: 'Show all 3 records' }).click()
    for (const id of ids) {
      await expect(page.getByRole('link', { name: `client ${id}` })).toBeVisible()
    }
    await expect(page.getByRole('button', { name: 'Undo this request' })).toHaveCount(0)
  })
})
