import { box, done, field, save } from '@fleetbook/playwright'
import { createdWords } from '../../support/browser/created'
import { focused, press, skipToPage, tabTo } from '../../support/browser/keys'
import { expect, test } from '../../support/console'

// No click in this file: every step is a key.
test.describe('By the keyboard alone, about oneself and others,', () => {
  test('one adds a role and deletes it', async ({ signedInAs }) => {
    const page = await signedInAs('admin')
    const name = `Keys ${crypto.randomUUID().slice(0, 8)}`
    await page.goto('/roles')
    const add = page.getByRole('link', { name: 'New role' }).first()
    await expect(add).toBeVisible()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    await expect(box(page, 'name')).toBeFocused()
    await page.keyboard.type(name)
    const reads = page.getByRole('checkbox', { name: /^See clients and their history/ })
    await tabTo(page, reads)
    await press(page, 'Space')
    await expect(reads).toBeChecked()
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await tabTo(page, page.getByRole('button', { name: 'More', exact: true }))
    await press(page, 'Enter')
    const remove = page.getByRole('menuitem', { name: 'Delete role' })
    await tabTo(page, remove, 'ArrowDown')
    await press(page, 'Enter')
    const question = page.getByRole('alertdialog')
    await tabTo(page, question.getByRole('button', { name: /Delete/ }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/roles')
    await expect(page.locator('[data-row]').first()).toBeVisible()
    await expect(page.locator('[data-row]').filter({ hasText: name })).toHaveCount(0)
  })

  test('one disables a user', async ({ signedInAs, as, ownUser }) => {
    const page = await signedInAs('admin')
    await page.goto(`/users?user_name_contains=${ownUser.userName}`)
    const link = page.getByRole('link', { name: ownUser.displayName })
    await expect(link).toBeVisible()
    await skipToPage(page)
    await tabTo(page, link)
    await page.keyboard.press('Enter')
    await expect(box(page, 'user_name')).toHaveValue(ownUser.userName)
    await tabTo(page, field(page, 'enabled').getByRole('radio', { name: 'Yes' }))
    await press(page, 'ArrowRight')
    await expect(field(page, 'enabled').getByRole('radio', { name: 'No' })).toBeChecked()
    await save(page)
    await expect(focused(page)).toHaveCount(1)
    const user = await done((await as('admin'))('GET', `/admin/users/${ownUser.id}`))
    expect(user.enabled).toBe(false)
  })

  test('one chooses a time zone and a theme', async ({ signedInAs, as }) => {
    const call = await as('viewer')
    const page = await signedInAs('viewer')
    await page.goto('/clients/10001')
    await expect(page.getByText(await createdWords(call, '10001', 'UTC'))).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: /^Time zone/ }))
    await press(page, 'Enter')
    await expect(page.getByRole('searchbox', { name: 'Find a time zone' })).toBeFocused()
    await page.keyboard.type('adel')
    await expect(page.getByRole('menuitemradio')).toHaveCount(1)
    await press(page, 'ArrowDown', 'Enter')
    const there = await createdWords(call, '10001', 'Australia/Adelaide')
    await expect(page.getByText(there)).toBeVisible()
    await expect(focused(page)).toHaveCount(1)

    await tabTo(page, page.getByRole('button', { name: 'Account of Ana Petrov' }))
    await press(page, 'Enter')
    const dark = page.getByRole('menuitemradio', { name: 'Dark' })
    await tabTo(page, dark, 'ArrowDown')
    await press(page, 'Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
