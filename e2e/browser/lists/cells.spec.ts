import { done, ownWord, rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

test('A list of codes is kept in its table by keys, in its cards on a phone, and what clients hold is called so', async ({
  signedInAs,
  as,
  ownClient,
}) => {
  const code = `IND-${ownWord()}`
  const [before, after] = [`Mills of ${ownWord()}`, `Works of ${ownWord()}`]
  const call = await as('admin')
  const entry = { list: 'client_industry', code, name: before }
  const { code_id } = await done(call('POST', '/fm/codes', entry))
  await ownClient.patch({ client_industry_id: code })
  const page = await signedInAs('admin')
  await page.goto(`/codes?list=client_industry&code_contains=${code}`)

  await test.step('a name is changed in its cell', async () => {
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
  })

  await test.step('another is added at the end, once its code is not taken', async () => {
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
  })

  await test.step('a note is written in its card', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: `Edit ${after}` }).click()
    await page.getByRole('button', { name: /^Note/ }).first().click()
    await page.getByRole('textbox', { name: `Note of ${after}` }).fill('Not for new clients')
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Note Not for new clients' })).toBeVisible()
    const kept = await done(call('GET', `/fm/codes/${code_id}`))
    expect(kept.note).toBe('Not for new clients')
  })

  await page.goto(`/clients/${ownClient.id}`)
  await expect(page.locator('[data-field="client_industry_id"] input')).toHaveValue(after)
})
