import { readFile } from 'node:fs/promises'
import { rows } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible } from '../../support/browser/axe'
import { chooseFile, csv, press } from '../../support/browser/importing'
import { exportAs } from '../../support/browser/list'
import { expect, test } from '../../support/console'

const COUNT = 10_000

test('ten thousand codes come by a file: three wrong rows are mended, and all are there', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  const tag = `X${Date.now().toString(36)}`
  const lines = Array.from(
    { length: COUNT },
    (_, at) => `client_group,${tag}-${at},Group ${at},${at}`,
  )
  lines[41] = `client_group,${tag}-41,Group 41,many`
  lines[5_000] = `no such list,${tag}-5000,Group 5000,1`
  lines[9_999] = `client_group,${tag}-9999,,1`
  await chooseFile(page, csv('List,Code,Name,Order', ...lines), 'codes.csv', '/codes/import')
  await press(page, 'Check the file')
  await expect(page.getByText('9,997 new', { exact: true })).toBeVisible()
  await expect(page.getByText('3 refused', { exact: true })).toBeVisible()
  const faults = page.getByRole('region', { name: 'Faults' })
  await expect(faults.getByRole('row')).toHaveCount(4)
  await expect(faults.getByRole('row', { name: /^43 Order .*many/ })).toBeVisible()
  await expect(faults.getByRole('row', { name: /^5,002 List .*no such list/ })).toBeVisible()
  await expect(faults.getByRole('row', { name: /^10,001 Name / })).toBeVisible()
  await expectAccessible(page)

  for (const [cell, text] of [
    ['Order of row 43', '41'],
    ['List of row 5002', 'Client groups'],
    ['Name of row 10001', 'Group 9999'],
  ] as const) {
    await faults.getByRole('textbox', { name: cell }).fill(text)
    await page.keyboard.press('Tab')
  }
  await press(page, 'Check again')
  await expect(page.getByText('10,000 new', { exact: true })).toBeVisible()
  await expect(page.getByText('0 refused', { exact: true })).toBeVisible()
  await press(page, 'Add 10,000 codes')
  await expect(page.getByText('10,000 added', { exact: true })).toBeVisible()

  // What is exported of them comes back as it is.
  await page.goto(`/codes?code_contains=${tag}-500&columns=code,name,list,active,order,note`)
  await expect(page.getByRole('row', { name: /Group 5000/ })).toBeVisible()
  const exported = await exportedToEdit(page)
  expect(exported).toContain(`${tag}-5000`)
  await chooseFile(page, exported, 'again.csv', '/codes/import')
  await press(page, 'Check the file')
  await expect(page.getByText('11 unchanged', { exact: true })).toBeVisible()
  await expect(page.getByText('0 will change', { exact: true })).toBeVisible()
})

test('exported suppliers come back as they are, with a new one beside them that names its terms', async ({
  signedInAs,
}) => {
  const page = await signedInAs('admin')
  await page.goto(
    '/suppliers?supplier_id=S-2026,S-2001&columns=name,payment_terms_id,bank_bsb,active',
  )
  await expect(rows(page)).toHaveCount(2)
  const exported = await exportedToEdit(page)
  const id = `New-${Date.now()}`
  const added = `${id},,Newly Added Tyres,30 days,,yes`
  await chooseFile(
    page,
    `${exported}${added}\r\ns-2026,,Nearly the same,no such terms,,yes\r\n`,
    'suppliers.csv',
    '/suppliers/import',
  )
  await press(page, 'Check the file')
  await expect(page.getByText('2 unchanged', { exact: true })).toBeVisible()
  await expect(page.getByText('2 new', { exact: true })).toBeVisible()
  const taken = page.getByRole('region', { name: 'Names' })
  await expect(taken.getByRole('row', { name: /30 days →/ })).toBeVisible()
  await expect(taken.getByRole('row', { name: /no such terms as it stands/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText('differs from S-2026')
  await expectAccessible(page)
  await press(page, 'Add 2 suppliers')
  await expect(page.getByText('2 added', { exact: true })).toBeVisible()
  await page.goto(`/suppliers/${id}`)
  await expect(page.getByRole('heading', { name: 'Newly Added Tyres' })).toBeVisible()
})

/** The list that is open, as a file to be changed and imported. */
async function exportedToEdit(page: Page): Promise<string> {
  const file = page.waitForEvent('download')
  await exportAs(page, 'Export CSV', 'To edit and import again')
  return readFile(await (await file).path(), 'utf8')
}
