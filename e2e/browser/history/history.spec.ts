import { readFile } from 'node:fs/promises'
import { names, rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { dayAfter, todayIn } from '@/components/time/words'
import { walkRows } from '../../support/browser/list'
import { expect, test } from '../../support/console'
import { bulkScene, callerOf } from '../../support/history'

async function addFilter(page: Page, name: string, pick: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  await page.getByRole('searchbox').fill(pick)
  await page.getByRole('option', { name: pick }).first().click()
}

/** What was done weeks before the tests: nothing comes to it while they run. */
const OF_BEFORE = `/history?to=${dayAfter(todayIn('UTC'), -26)}`

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
  })

  test('is loaded again after a fault, walked, and turned page by page', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await test.step('says what failed, and Retry reads it', async () => {
      await page.route('**/api/v1/fm/events?*group=request*', (route) =>
        route.fulfill({ status: 500, json: { title: 'It failed', request_id: 'fault-17' } }),
      )
      await page.goto(OF_BEFORE)
      await expect(page.getByText('The changes could not be loaded')).toBeVisible()
      await expect(page.getByText('fault-17')).toBeVisible()
      await page.unroute('**/api/v1/fm/events?*group=request*')
      await page.getByRole('button', { name: 'Retry' }).click()
      await expect(rows(page)).toHaveCount(50)
    })

    await test.step('is walked with j and k, and Enter opens', async () => {
      const link = await walkRows(page)
      const address = (await link.getAttribute('href')) ?? 'none'
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/changed|added/)
      await page.goBack()
      await expect(page).toHaveURL(OF_BEFORE)
      await page.keyboard.press('j')
      await expect(link).toBeFocused()
    })

    await test.step('turns pages and comes back, the newest or the oldest first', async () => {
      await expect(rows(page)).toHaveCount(50)
      const first = await rows(page).first().getAttribute('data-row')
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(page.getByText(/^51 to 100 of /)).toBeVisible()
      await expect(rows(page).first()).not.toHaveAttribute('data-row', first ?? '')
      await page.getByRole('button', { name: 'Previous page' }).click()
      await expect(rows(page).first()).toHaveAttribute('data-row', first ?? '')

      const when = page.getByRole('columnheader', { name: 'When' })
      await expect(when).toHaveAttribute('aria-sort', 'descending')
      await when.getByRole('button').first().click()
      await expect(page).toHaveURL(/sort=at$/)
      await expect(when).toHaveAttribute('aria-sort', 'ascending')
      await expect(rows(page).first()).not.toHaveAttribute('data-row', first ?? '')
      const oldest = Date.parse((await names(page).first().textContent()) ?? '')
      const later = Date.parse((await names(page).last().textContent()) ?? '')
      expect(oldest).toBeLessThanOrEqual(later)
    })
  })

  test('narrows to days, opens a request with all that it did, and leads to the record', async ({
    signedInAs,
    ownClient,
  }) => {
    await ownClient.patch({ client_code: 'OTHER', finance_limit: 77 })
    const page = await signedInAs('viewer')
    await page.goto(`/history?record_id=${ownClient.id}`)
    await test.step('narrows to days, and says when none matches', async () => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Days' }).click()
      await page.getByRole('button', { name: /Condition/ }).click()
      await page.getByRole('option', { name: 'is between' }).click()
      await page.getByRole('textbox', { name: 'From' }).fill('1/2/2020')
      await page.getByRole('textbox', { name: 'To' }).fill('3 Feb 2020')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText('No change matches')).toBeVisible()
      await expect(page).toHaveURL(/from=2020-02-01&to=2020-02-03/)
      await page.getByRole('button', { name: 'Remove filter Days' }).click()
      await expect(rows(page)).toHaveCount(2)
    })

    await test.step('opens a request, and leads to the record', async () => {
      const called = `${ownClient.name} · client ${ownClient.id}`
      await names(page).first().getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`changed ${called}`)
      await expect(page.getByText('OTHER')).toBeVisible()
      await expect(page.getByText('77.00 AUD')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Undo this request' })).toHaveCount(0)
      await page.goBack()
      await expect(rows(page)).toHaveCount(2)
      await names(page).first().getByRole('link').click()
      await page.getByRole('link', { name: called, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(ownClient.name)
      await page.goto('/history/nobody-sent-this')
      await expect(page.getByText('Nothing is known of this request')).toBeVisible()
    })
  })

  test('exports what is filtered', async ({ signedInAs, ownClient }) => {
    await ownClient.patch({ mla_note: '=HYPERLINK("x")', client_code: 'EXPORTED' })
    const page = await signedInAs('viewer')
    await page.goto(`/history?resource=client&record_id=${ownClient.id}&field=mla_note`)
    await expect(rows(page)).toHaveCount(1)
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
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('3 records')
    await names(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Priya Raman for Sofia Moretti changed 3 records',
    )
    for (const id of ids) {
      await expect(page.getByRole('link', { name: `client ${id}` })).toBeVisible()
    }
  })
})
