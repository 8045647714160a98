import { readFile } from 'node:fs/promises'
import { rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expect, test } from '../../support/console'
import { bulkScene } from '../../support/history'

const heads = (page: Page) => page.getByRole('columnheader')

test.describe('The history as a list', () => {
  test('shows the columns that a person chooses, and keeps them under a name', async ({
    signedInAs,
    ownClient,
  }) => {
    const page = await signedInAs('viewer')
    await page.goto(`/history?record_id=${ownClient.id}`)
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Columns' }).click()
    const chooser = page.getByRole('dialog', { name: 'Columns' })
    await chooser.getByRole('searchbox').fill('request id')
    await chooser.getByRole('menuitem', { name: 'Request id' }).click()
    await chooser.getByRole('button', { name: 'Hide Reason' }).click()
    await chooser.getByText('Compact').click()
    await page.keyboard.press('Escape')
    await expect(heads(page).filter({ hasText: 'Reason' })).toHaveCount(0)
    await expect(heads(page).filter({ hasText: 'Request id' })).toBeVisible()
    await expect(page.locator('[data-density=compact]')).toBeVisible()
    await expect(page).toHaveURL(/columns=at,whose,.*request_id.*density=compact/)

    await page.getByRole('button', { name: 'Save view' }).click()
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Own client, by request')
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click()
    await page.goto('/history?columns=at,user&density=comfortable')
    await expect(heads(page).filter({ hasText: 'Request id' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Own client, by request' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(heads(page).filter({ hasText: 'Request id' })).toBeVisible()
  })

  test('exports a chosen range, each request whole', async ({ signedInAs, request }) => {
    const { ids, requestId } = await bulkScene(request, 2)
    const page = await signedInAs('viewer')
    // What added the two clients, and what then changed both of them.
    await page.goto(`/history?record_id=${ids[1]}`)
    await expect(rows(page)).toHaveCount(2)
    const select = (index: number) => rows(page).nth(index).locator('label')
    await select(0).click()
    await select(1).click({ modifiers: ['Shift'] })
    await expect(page.getByText('2 selected')).toBeVisible()
    await rows(page).nth(1).getByRole('link').focus()
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected')).toBeVisible()

    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export selected' }).click()
    const text = await readFile(await (await started).path(), 'utf8')
    const lines = text.trimEnd().split('\r\n').slice(1)
    expect(lines).toHaveLength(4)
    expect(lines.every((line) => line.includes(requestId))).toBe(true)
    for (const id of ids) expect(text).toContain(`client,${id},`)
  })

  test('chooses all that match, and exports them without those taken out', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    const call = await as('editor')
    for (let index = 0; index < 51; index += 1) {
      await call('PATCH', `/fm/clients/${ownClient.id}`, { area: `Place ${index}` })
    }
    const page = await signedInAs('viewer')
    await page.goto(`/history?record_id=${ownClient.id}&field=area`)
    await expect(rows(page)).toHaveCount(50)
    await page.locator('thead label').click()
    await page.getByRole('button', { name: 'Select all 51 that match' }).click()
    await expect(page.getByText('All 51 selected')).toBeVisible()
    await rows(page).first().locator('label').click()
    await expect(page.getByText('50 selected')).toBeVisible()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export selected' }).click()
    const text = await readFile(await (await started).path(), 'utf8')
    expect(text).toContain('Place 49')
    expect(text).not.toContain('Place 50')
    expect(text.trimEnd().split('\r\n')).toHaveLength(51)
  })
})
