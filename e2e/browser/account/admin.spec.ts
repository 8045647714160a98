import { bearerOf, signIn } from '../../support/browser/accounts'
import { caller } from '../../support/browser/records'
import { expect, test } from '../../support/console'

test.describe('Users', () => {
  test('are added with a role and can sign in', async ({ signedInAs, browser }) => {
    const page = await signedInAs('admin')
    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Add user' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a user' })
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect(dialog.getByText('Enter the name of the person.')).toBeVisible()
    const userName = `new.${crypto.randomUUID().slice(0, 8)}`
    await dialog.getByLabel('Name', { exact: true }).fill('Nora New')
    await dialog.getByLabel('User name').fill(userName)
    await dialog.getByRole('button', { name: /Role/ }).click()
    await page.getByRole('option', { name: 'Viewer' }).click()
    await dialog.getByLabel('First password').fill('too short')
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect(dialog.getByLabel('First password')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('First password').fill('long enough to pass')
    await dialog.getByRole('button', { name: 'Add user' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: userName })).toContainText('Viewer')

    const theirs = await (await browser.newContext()).newPage()
    await signIn(theirs, userName, 'long enough to pass')
    await expect(theirs.getByRole('button', { name: 'Account of Nora New' })).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Users' })).toHaveCount(0)
    await theirs.context().close()
  })

  test('may do at once what a new role allows', async ({ signedInAs, origin, ownUser }) => {
    const theirs = caller(origin, await bearerOf(origin, ownUser.userName, ownUser.password))
    expect((await theirs('GET', '/admin/users')).status).toBe(403)
    const page = await signedInAs('admin')
    await page.goto('/admin/users')
    await page.getByRole('searchbox', { name: 'Find a user' }).fill(ownUser.userName)
    const row = page.getByRole('row').filter({ hasText: ownUser.userName })
    await row.getByRole('button', { name: /Change/ }).click()
    const dialog = page.getByRole('dialog', { name: `Change ${ownUser.displayName}` })
    await dialog.getByRole('button', { name: /Role/ }).click()
    await page.getByRole('option', { name: 'Administrator' }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('Administrator')
    await expect.poll(async () => (await theirs('GET', '/admin/users')).status).toBe(200)
  })

  test('who are disabled have their next call refused', async ({ signedInAs, origin, ownUser }) => {
    const theirs = caller(origin, await bearerOf(origin, ownUser.userName, ownUser.password))
    expect((await theirs('GET', '/me')).status).toBe(200)
    const page = await signedInAs('admin')
    await page.goto('/admin/users')
    const row = page.getByRole('row').filter({ hasText: ownUser.userName })
    await row.getByRole('button', { name: /Change/ }).click()
    const dialog = page.getByRole('dialog', { name: `Change ${ownUser.displayName}` })
    await dialog.getByText('May sign in').click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toContainText('disabled')
    await expect.poll(async () => (await theirs('GET', '/me')).status).toBe(401)
  })
})

test.describe('Roles', () => {
  test('are added with their permissions, and deleted', async ({ signedInAs }) => {
    const page = await signedInAs('admin')
    const name = `Auditor ${crypto.randomUUID().slice(0, 8)}`
    await page.goto('/admin/roles')
    await page.getByRole('button', { name: 'Add role' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a role' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByText('See clients and their history').click()
    await dialog.getByRole('button', { name: 'Add role' }).click()
    await expect(dialog).toBeHidden()
    const head = page.getByRole('columnheader').filter({ hasText: name })
    await expect(head).toContainText('0 users')
    const column = await page.getByRole('columnheader').count()
    const reads = page.getByRole('row').filter({ hasText: 'Clients:Read' })
    await expect(reads.getByRole('cell').nth(column - 2)).toHaveText('allowed')

    await head.getByRole('button').click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect(head).toHaveCount(0)
  })
})
