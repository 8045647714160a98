import { box, fill, rows } from '@fleetbook/playwright'
import { signIn } from '../../support/browser/accounts'
import { expect, test } from '../../support/console'

const PASSWORD = 'long enough to pass'

test('a user is added with a role, and can sign in', async ({ signedInAs, browser }) => {
  const page = await signedInAs('admin')
  await page.goto('/users/new')
  const userName = `new.${crypto.randomUUID().slice(0, 8)}`
  await fill(page, 'user_name', userName)
  await fill(page, 'display_name', 'Nora New')
  await box(page, 'role_id').fill('view')
  await page.getByRole('option', { name: /^Viewer/ }).click()
  await fill(page, 'password', PASSWORD)
  await page.getByRole('button', { name: 'Add user' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nora New' })).toBeVisible()
  await page.getByRole('link', { name: 'Users' }).first().click()
  const row = rows(page).filter({ hasText: userName })
  await expect(row).toContainText('Viewer')
  await expect(row).toContainText('Yes')

  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, userName, PASSWORD)
  await expect(theirs.getByRole('button', { name: 'Account of Nora New' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Users' })).toHaveCount(0)
  await theirs.context().close()
})

test('the old addresses lead to the pages of users and roles', async ({ request }) => {
  for (const of of ['users', 'roles']) {
    const answer = await request.get(`/admin/${of}`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([308, `/${of}`])
  }
})
