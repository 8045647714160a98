import { names, rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { walkRows } from '../../support/browser/list'
import { expect, test } from '../../support/console'
import { callerOf } from '../../support/history'

async function addFilter(page: Page, name: string, pick: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('searchbox').fill(pick)
  await page.getByRole('option', { name: pick }).first().click()
}

test('The history tells who changed a field, and for whom, by an address that leads back to it', async ({
  signedInAs,
  ownClient,
  request,
}) => {
  const admin = await callerOf(request, 'admin')
  await admin(
    'PATCH',
    `/fm/clients/${ownClient.id}`,
    { finance_limit: 2500.5 },
    { 'Audit-User-Id': '7', 'Audit-Reason': 'Yearly review' },
  )
  await ownClient.patch({ client_code: 'OTHER', lead_time: 77 })

  const page = await signedInAs('viewer')
  await page.goto(`/history?record_id=${ownClient.id}`)
  await expect(rows(page)).toHaveCount(3)
  await addFilter(page, 'Field', 'Finance limit')
  await addFilter(page, 'Recorded for', 'Sofia Moretti')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Priya Raman')
  await expect(rows(page)).toContainText('Sofia Moretti')
  await expect(rows(page)).toContainText('Yearly review')
  await expect(rows(page)).toContainText('1,000.00 AUD')
  await expect(rows(page)).toContainText('2,500.50 AUD')
  await expect(page).toHaveURL(/resource=client.*field=finance_limit&audit_user_id=7/)

  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  await page.goBack()
  await expect(rows(page)).toHaveCount(3)

  await test.step('is walked with j and k, and Enter opens a request with all that it did', async () => {
    const called = `${ownClient.name} · client ${ownClient.id}`
    await walkRows(page)
    await page.keyboard.press('k')
    const link = names(page).first().getByRole('link')
    await expect(link).toBeFocused()
    const address = (await link.getAttribute('href')) ?? 'none'
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`changed ${called}`)
    await expect(page.getByText('OTHER')).toBeVisible()
    await expect(page.getByText(/^77\b/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo this request' })).toHaveCount(0)
    await page.goBack()
    await expect(rows(page)).toHaveCount(3)
    await page.keyboard.press('j')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: called, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(ownClient.name)
  })
})
