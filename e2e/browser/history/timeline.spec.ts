import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'
import { callerOf } from '../../support/history'

test.describe('The timeline of a field', () => {
  test('restores an old value as a pending change', async ({ signedInAs, ownClient }) => {
    await ownClient.patch({ finance_limit: 2000 })
    await ownClient.patch({ finance_limit: 3000 })
    const page = await signedInAs('editor')
    await page.goto(`/clients/${ownClient.id}?field=finance_limit`)
    await page.locator('[data-help=finance_limit]').click()
    await page.getByRole('link', { name: 'History of this field' }).click()
    const values = page.getByRole('list', { name: 'Values of Finance limit' }).getByRole('listitem')
    await expect(values).toHaveCount(3)
    await expect(values.nth(0)).toContainText('3,000.00 AUD')
    await expect(values.nth(0)).toContainText('now')
    await expect(values.nth(1)).toContainText('by Priya Raman')
    await expectAccessible(page)
    await values.nth(1).getByRole('button', { name: 'Restore this value' }).click()

    await expect(page.getByText('1 change', { exact: true })).toBeVisible()
    await expect(page.locator('[data-field=finance_limit] input')).toHaveValue('2000')
    expect(await ownClient.read()).toMatchObject({ finance_limit: 3000 })
    await page.keyboard.press('Control+s')
    await expect.poll(async () => (await ownClient.read()).finance_limit).toBe(2000)
  })

  test('a record can be narrowed to a person and to days', async ({
    signedInAs,
    ownClient,
    request,
  }) => {
    const editor = await callerOf(request, 'editor')
    await editor('PATCH', `/fm/clients/${ownClient.id}`, { area: 'By Tom' })
    const page = await signedInAs('viewer')
    await page.goto(`/clients/${ownClient.id}/history?to=2-days-ago`)
    await expect(page.getByRole('tab', { name: 'History 2' })).toBeVisible()
    await test.step('or to days, which may be told as they stand to today', async () => {
      await expect(page.getByText('No change matches')).toBeVisible()
      await page.getByRole('button', { name: 'Remove filter Days' }).click()
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Days: at any time' })).toBeFocused()
      await page.getByRole('button', { name: 'Days: at any time' }).click()
      const editor = page.getByRole('dialog', { name: 'Filter by days' })
      await editor.getByRole('button', { name: 'Last 7 days' }).click()
      await expect(page.getByRole('article')).toHaveCount(2)
    })
    await page.getByRole('combobox', { name: 'Done by' }).fill('Tom')
    await page.getByRole('option', { name: 'Tom Hale' }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('By Tom')
    await expect(page.getByRole('button', { name: 'Restore this value' })).toHaveCount(0)
  })
})
