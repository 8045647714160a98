import { signIn } from '../../support/browser/accounts'
import { expectAccessible } from '../../support/browser/axe'
import { expect, test } from '../../support/console'

test.describe('The profile', () => {
  test('changes the password of whoever is signed in, and ends their other sessions', async ({
    page,
    browser,
    ownUser,
  }) => {
    const other = await (await browser.newContext()).newPage()
    await signIn(other, ownUser.userName, ownUser.password)
    await signIn(page, ownUser.userName, ownUser.password)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownUser.displayName)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Profile')
    await expectAccessible(page)

    const field = (name: string) => page.getByLabel(name, { exact: true })
    const submit = page.getByRole('button', { name: 'Change password' })
    await submit.click()
    await expect(field('Present password')).toBeFocused()
    await field('Present password').fill('not the password')
    await field('New password').fill('a new long passphrase')
    await field('New password again').fill('a new long passphras')
    await submit.click()
    await expect(page.getByText('This is not the same password.')).toBeVisible()
    await field('New password again').fill('a new long passphrase')
    await submit.click()
    await expect(page.getByText('This is not your present password.')).toBeVisible()
    await field('Present password').fill(ownUser.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Changed your password/)).toBeVisible()
    await expect(field('New password')).toHaveValue('')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownUser.displayName)
    await other.reload()
    await expect(other).toHaveURL(/\/sign-in/)
    await signIn(other, ownUser.userName, 'a new long passphrase')
    await other.context().close()
  })
})
