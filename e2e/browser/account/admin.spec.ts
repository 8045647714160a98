import { bearerOf, box, caller, done, field, fill, rows, save, search } from '@fleetbook/playwright'
import type { Page } from 'playwright/test'
import { signIn } from '../../support/browser/accounts'
import { expectAccessible, settled } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

const PASSWORD = 'long enough to pass'
const token = () => crypto.randomUUID().slice(0, 8)

/** Chooses what a reference names by typing some of its name. */
async function refer(page: Page, name: string, typed: string, option: RegExp): Promise<void> {
  await box(page, name).fill(typed)
  await page.getByRole('option', { name: option }).click()
}

/** Opens the menu of the form, and takes a line of it. */
async function act(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: line }).click()
}

test.describe('Users', () => {
  test('are added with a role and can sign in', async ({ signedInAs, browser }) => {
    const page = await signedInAs('admin')
    await page.goto('/users')
    await page.getByRole('link', { name: 'New user' }).first().click()
    await page.getByRole('button', { name: 'Add user' }).click()
    await expect(box(page, 'user_name')).toHaveAttribute('aria-invalid', 'true')
    const userName = `new.${token()}`
    await fill(page, 'user_name', userName)
    await fill(page, 'display_name', 'Nora New')
    await refer(page, 'role_id', 'view', /^Viewer/)
    await expect(box(page, 'role_id')).toHaveValue('Viewer')
    await fill(page, 'password', 'too short')
    await page.getByRole('button', { name: 'Add user' }).click()
    await expect(box(page, 'password')).toHaveAttribute('aria-invalid', 'true')
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

  test('are found by role, and given another one, a new password, and no access any more', async ({
    signedInAs,
    origin,
    ownUser,
  }) => {
    const page = await signedInAs('admin')
    await page.goto('/users')
    await test.step('are listed by the role that a filter names', async () => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Role', exact: true }).click()
      await page.getByRole('combobox', { name: 'Role' }).fill('integ')
      await page.getByRole('option', { name: /^Integration/ }).click()
      await expect(page.getByRole('list', { name: 'Chosen for Role' })).toContainText('Integration')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.locator('[data-filter=Role]')).toContainText('Role: Integration')
      await expect(rows(page).filter({ hasText: 'Partner integration' })).toBeVisible()
      await expect(rows(page).filter({ hasText: ownUser.userName })).toHaveCount(0)
    })

    await test.step('are given a new password, with which they sign in', async () => {
      await page.getByRole('button', { name: 'Remove filter Role' }).click()
      await search(page).fill(ownUser.displayName)
      await rows(page).getByRole('link', { name: ownUser.displayName }).click()
      await act(page, 'Set password')
      const dialog = page.getByRole('dialog', {
        name: `Set the password of ${ownUser.displayName}`,
      })
      await expect(box(page, 'password')).toBeFocused()
      await page.keyboard.type('short')
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText('at least 12 characters')
      await expectAccessible(page, '[role=dialog]')
      await box(page, 'password').fill('another long passphrase')
      await page.keyboard.press('Control+s')
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('tab', { name: 'History 2' })).toBeVisible()

      // The password is no field of the form: what is saved next is no second person's change.
      await fill(page, 'display_name', `${ownUser.displayName} again`)
      await save(page)
      await expect(page.getByText('Saved 1 change', { exact: true })).toBeVisible()
    })

    // The new password is the one that signs in.
    const bearer = await bearerOf(origin, ownUser.userName, 'another long passphrase')
    const theirs = caller(origin, bearer)
    await test.step('may do at once what a new role allows', async () => {
      expect((await theirs('GET', '/admin/users')).status).toBe(403)
      await refer(page, 'role_id', 'admin', /^Administrator/)
      await save(page)
      await expect(page.getByText('Role name Administrator')).toBeVisible()
      await expect.poll(async () => (await theirs('GET', '/admin/users')).status).toBe(200)
    })

    await test.step('who are disabled have their next call refused', async () => {
      expect((await theirs('GET', '/me')).status).toBe(200)
      await field(page, 'enabled').getByText('No', { exact: true }).click()
      await save(page)
      await expect.poll(async () => (await theirs('GET', '/me')).status).toBe(401)
    })
  })

  test('who were changed meanwhile are merged, and a change is undone', async ({
    signedInAs,
    as,
    ownUser,
  }) => {
    const call = await as('admin')
    const page = await signedInAs('admin')
    await page.goto(`/users/${ownUser.id}`)
    await fill(page, 'user_name', `${ownUser.userName}.mine`)
    await done(call('PATCH', `/admin/users/${ownUser.id}`, { display_name: 'Changed by another' }))
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/^Saved 1 change, merged with/)).toBeVisible()
    await expect(box(page, 'display_name')).toHaveValue('Changed by another')

    await page.getByRole('tab', { name: /^History/ }).click()
    const more = page.getByRole('button', { name: /^More about this request/ }).first()
    await more.click()
    await page.getByRole('menuitem', { name: 'Undo this change' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Undo 1 field/ })
      .click()
    await expect
      .poll(async () => (await done(call('GET', `/admin/users/${ownUser.id}`))).user_name)
      .toBe(ownUser.userName)
  })
})

test.describe('Roles', () => {
  test('are added with their permissions, deleted where nobody has them, and start from another one', async ({
    as,
    signedInAs,
  }) => {
    const call = await as('admin')
    const page = await signedInAs('admin')
    const name = `Auditor ${token()}`
    const toRole = async (role: string) => {
      await page.getByRole('link', { name: 'Roles' }).first().click()
      await rows(page).getByRole('link', { name: role, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: role, exact: true })).toBeVisible()
    }
    await page.goto('/roles/new')
    await test.step('are added with their permissions', async () => {
      await fill(page, 'name', name)
      await field(page, 'permissions').getByText('See approvals and their history').click()
      await page.getByRole('button', { name: 'Add role' }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const reads = page.getByRole('checkbox', { name: /Approvals:Read/ })
      await expect(reads).toBeChecked()
      // Ticked off and on again, nothing has changed.
      const approvals = page.getByRole('region', { name: 'Approvals' })
      await approvals.getByText('Approvals:Read').click()
      await page.getByRole('region', { name: 'Locks' }).getByText('Locks:Break').click()
      await approvals.getByText('Approvals:Read').click()
      await save(page)
      await page.getByRole('link', { name: 'Roles' }).first().click()
      await expect(rows(page).filter({ hasText: name })).toContainText('2 entries')
    })

    await test.step('are deleted', async () => {
      await toRole(name)
      await act(page, 'Delete role')
      const question = page.getByRole('alertdialog', { name: `Delete the role ${name}?` })
      await expectAccessible(page, '[role=alertdialog]')
      await question.getByRole('button', { name: 'Delete role' }).click()
      await expect(page).toHaveURL('/roles')
      await expect(rows(page).first()).toBeVisible()
      await expect(rows(page).filter({ hasText: name })).toHaveCount(0)
    })

    await test.step('that somebody has are not deleted, and it is said why', async () => {
      await toRole('Integration')
      await act(page, 'Delete role')
      const question = page.getByRole('alertdialog')
      await question.getByRole('button', { name: 'Delete role' }).click()
      await expect(question.getByRole('alert')).toContainText('Give that user another role first.')
      await question.getByRole('button', { name: 'Keep it' }).click()
      await expect(question).toBeHidden()
      await expect(page.getByRole('heading', { level: 1, name: 'Integration' })).toBeVisible()
    })

    await test.step('start from another one, under a name of their own', async () => {
      const another = `Second editor ${token()}`
      await toRole('Editor')
      await act(page, 'Copy to a new role')
      await expect(page.getByRole('heading', { level: 1, name: 'Copy of Editor' })).toBeVisible()
      await expect(box(page, 'name')).toHaveValue('')
      await fill(page, 'name', another)
      await page.keyboard.press('Control+s')
      await expect(page.getByRole('heading', { level: 1, name: another })).toBeVisible()
      const id = new URL(page.url()).pathname.split('/').at(-1)
      const read = async (role: string | undefined) => done(call('GET', `/admin/roles/${role}`))
      expect((await read(id)).permissions).toEqual((await read('2')).permissions)
      await done(call('DELETE', `/admin/roles/${id}`))
    })
  })

  test('that are deleted elsewhere say so where one is open, and its form makes another', async ({
    as,
    signedInAs,
  }) => {
    const call = await as('admin')
    const name = `Gone ${token()}`
    const made = await done(call('POST', '/admin/roles', { name, permissions: ['Clients:Read'] }))
    const page = await signedInAs('admin')
    await page.goto(`/roles/${made.role_id}`)
    await fill(page, 'name', `${name} anew`)
    await call('DELETE', `/admin/roles/${made.role_id}`)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const told = page.getByRole('alert').filter({ hasText: 'You deleted this role at' })
    await expect(box(page, 'name')).toHaveValue(`${name} anew`)
    await told.getByRole('button', { name: 'Copy to a new role' }).click()
    await expect(page).toHaveURL(/\/roles\/new/)
    await page.reload()
    await expect(box(page, 'name')).toHaveValue(`${name} anew`)
    await page.getByRole('button', { name: 'Add role' }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name} anew` })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: /Clients:Read/ })).toBeChecked()
  })

  test('give nothing that whoever changes them lacks', async ({ as, signedInAs }) => {
    const call = await as('admin')
    const made = await done(
      call('POST', '/admin/roles', {
        name: `Keeper ${token()}`,
        permissions: ['Roles:Manage', 'Users:Manage', 'Clients:Read'],
      }),
    )
    const userName = `keeper.${token()}`
    await done(
      call('POST', '/admin/users', {
        user_name: userName,
        display_name: 'Kay Keeper',
        role_id: made.role_id,
        password: PASSWORD,
      }),
    )
    const page = await signedInAs('viewer')
    await page.context().clearCookies()
    await signIn(page, userName, PASSWORD)
    await page.goto('/roles/3')
    await settled(page)
    await expect(page.getByText(/Nobody grants what they lack/)).toBeVisible()
    const box = (name: RegExp) => page.getByRole('checkbox', { name })
    await expect(box(/Locks:Break/)).toBeDisabled()
    await expect(box(/Roles:Manage/)).toBeEnabled()
    // What the role has stays with it.
    await expect(box(/Approvals:Read/)).toBeChecked()
    await expect(box(/Approvals:Read/)).toBeDisabled()
    await expectAccessible(page)
  })
})

test('the old addresses lead to the pages of users and roles', async ({ signedInAs }) => {
  const page = await signedInAs('admin')
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/users')
  const answer = await page.request.get('/admin/roles', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([308, '/roles'])
})
