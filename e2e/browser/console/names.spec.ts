import {
  box,
  type Call,
  done,
  field,
  fill,
  names,
  ownWord,
  rows,
  save,
} from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { family } from '../../support/browser/list'
import { expect, test } from '../../support/console'

async function ownSupplier(call: Call) {
  const [id, name] = [`S-${crypto.randomUUID().slice(0, 8)}`, `Tyres of ${ownWord()}`]
  await done(call('POST', '/fm/suppliers', { supplier_id: id, name }))
  return { id, name }
}

const cell = (page: Page, words: string) => rows(page).getByRole('cell', { name: words })

test.describe('What has a name', () => {
  test('is typed by its name in a form, leads to its record, and is called by it elsewhere', async ({
    signedInAs,
    as,
    ownApproval,
  }) => {
    const { id, name } = await ownSupplier(await as('admin'))
    const page = await signedInAs('editor')
    await page.goto(`/approvals/${ownApproval.id}`)
    await fill(page, 'supplier_id', name)
    await expect(box(page, 'supplier_id')).toHaveValue(name)
    await expect(field(page, 'supplier_id')).toContainText(id)
    await save(page)
    expect(await ownApproval.read()).toMatchObject({ supplier_id: id })
    await page.getByRole('link', { name: `Open ${name}` }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/suppliers/${id}$`))

    await page.goto(`/approvals/${ownApproval.id}/history`)
    await expect(page.getByRole('listitem').filter({ hasText: `${name} · ${id}` })).not.toHaveCount(
      0,
    )
    await page.goto(`/approvals?supplier_id=${id}&columns=approval_id,supplier_id`)
    await expect(cell(page, `${name} · ${id}`)).toBeVisible()
    await expect(page.locator('[data-filter]')).toContainText(`${name} · ${id}`)
  })

  test('is what clients are filtered by: a person, found by name', async ({
    signedInAs,
    as,
    ownUser,
  }) => {
    const { word } = await family(await as('admin'), [{ user_id: ownUser.id }, {}])
    const page = await signedInAs('viewer')
    await page.goto(`/clients?search=${word}`)
    await expect(names(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Find a field' }).fill('user_id')
    await page.getByRole('menuitem').first().click()
    await page.getByRole('combobox').fill(ownUser.displayName)
    await page.getByRole('option', { name: ownUser.displayName }).click()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(names(page)).toHaveText([`${word} A`])
    await expect(page).toHaveURL(new RegExp(`user_id=${ownUser.id}(&|$)`))
    await expect(page.locator('[data-filter]')).toContainText(
      `${ownUser.displayName} · ${ownUser.id}`,
    )
  })

  test('is called by its new name once a code was given another', async ({ signedInAs, as }) => {
    const call = await as('admin')
    const code = `IND-${ownWord()}`
    const [before, after] = [`Mills of ${ownWord()}`, `Works of ${ownWord()}`]
    const entry = { list: 'client_industry', code, name: before }
    const { code_id } = await done(call('POST', '/fm/codes', entry))
    const { word } = await family(call, [{ client_industry_id: code }])
    const page = await signedInAs('admin')
    await page.goto(`/clients?search=${word}&columns=name,client_industry_id`)
    await expect(cell(page, `${before} · ${code}`)).toBeVisible()

    await rows(page).getByRole('link').click()
    await page.getByRole('link', { name: `Open ${before}` }).click()
    await expect(page).toHaveURL(new RegExp(`/codes/${code_id}$`))
    await fill(page, 'name', after)
    await save(page)
    await page.goBack()
    // A save leaves an entry behind that Back skips by itself: a second Back before that is none.
    await expect(box(page, 'client_industry_id')).toHaveValue(after)
    await page.goBack()
    await expect(cell(page, `${after} · ${code}`)).toBeVisible()
  })

  test('says when a new supplier gets an id that there is in another case', async ({
    signedInAs,
    as,
  }) => {
    const { id, name } = await ownSupplier(await as('admin'))
    const page = await signedInAs('admin')
    await page.goto('/suppliers/new')
    await box(page, 'supplier_id').fill(id.toLowerCase())
    await expect(page.getByText(`There is a supplier ${id} already, ${name}.`)).toBeVisible()
  })
})
