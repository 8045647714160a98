import { readFile } from 'node:fs/promises'
import { done, rows } from '@fleetbook/playwright'
import { expectAccessible } from '../../support/browser/axe'
import { chooseFile, press } from '../../support/browser/importing'
import { exportAs } from '../../support/browser/list'
import { expect, test } from '../../support/console'

test('exported suppliers come back as they are, with a new one beside them that names its terms', async ({
  signedInAs,
  as,
}) => {
  const page = await signedInAs('admin')
  await page.goto(
    '/suppliers?supplier_id=S-2026,S-2001&columns=name,payment_terms_id,bank_bsb,active',
  )
  await expect(rows(page)).toHaveCount(2)
  const file = page.waitForEvent('download')
  await exportAs(page, 'Export CSV', 'To edit and import again')
  const exported = await readFile(await (await file).path(), 'utf8')
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
  const kept = await done((await as('admin'))('GET', `/fm/suppliers/${id}`))
  expect(kept.name).toBe('Newly Added Tyres')
})
