import { done, ownWord, rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test.describe('A list of codes', () => {
  test('is kept in its table by keys, and what clients hold is called so', async ({
    signedInAs,
    as,
    ownClient,
  }) => {
    const code = `IND-${ownWord()}`
    const [before, after] = [`Mills of ${ownWord()}`, `Works of ${ownWord()}`]
    const entry = { list: 'client_industry', code, name: before }
    const { code_id } = await done((await as('admin'))('POST', '/fm/codes', entry))
    await ownClient.patch({ client_industry_id: code })
    const page = await signedInAs('admin')
    await page.goto(`/codes?list=client_industry&code_contains=${code}`)
    await link(page, before).focus()
    await page.keyboard.press('F2')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: `Name of ${before}` }).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(after)
    await page.keyboard.press('Tab')
    await expect(page.locator(`[data-row="${code_id}"] [data-field="active"]`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link(page, after)).toBeVisible()

    await page.getByRole('button', { name: 'Add code here' }).click()
    await page.keyboard.type(`Yards of ${ownWord()}`)
    await page.keyboard.press('Tab')
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`already: Code ID ${code_id}`)).toBeVisible()
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill(`${code}-2`)
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(2)
    await page.keyboard.press('Escape')

    await page.goto(`/clients/${ownClient.id}`)
    await expect(page.locator('[data-field="client_industry_id"] input')).toHaveValue(after)
  })

  test('is only read by who may not change it, and written in its cards on a phone', async ({
    signedInAs,
    as,
  }) => {
    const code = `IND-${ownWord()}`
    const name = `Mills of ${ownWord()}`
    const entry = { list: 'client_industry', code, name }
    const { code_id } = await done((await as('admin'))('POST', '/fm/codes', entry))
    const viewer = await signedInAs('viewer')
    await viewer.goto(`/codes?code_contains=${code}`)
    await expect(link(viewer, name)).toBeVisible()
    await expect(viewer.getByRole('grid')).toHaveCount(0)
    const page = await signedInAs('admin')
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(`/codes?code_contains=${code}`)
    await page.getByRole('button', { name: `Edit ${name}` }).click()
    await page.getByRole('button', { name: /^Note/ }).click()
    await page.getByRole('textbox', { name: `Note of ${name}` }).fill('Not for new clients')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Note Not for new clients' })).toBeVisible()
    const kept = await done((await as('admin'))('GET', `/fm/codes/${code_id}`))
    expect(kept.note).toBe('Not for new clients')
  })
})
