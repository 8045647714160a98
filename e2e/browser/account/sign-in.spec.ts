import { expect, signIn, test } from '../../support/console'

test.describe('Signing in', () => {
  test('brings back to the page that was asked for', async ({ page }) => {
    await page.goto('/clients/10001')
    await expect(page).toHaveURL(/\/sign-in/)
    await page.getByLabel('User name').fill('editor')
    await page.getByLabel('Password').fill('editor-demo-password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/clients\/10001/)
  })

  test('says that name or password is wrong, and not which', async ({ page }) => {
    await page.goto('/sign-in')
    await page.getByLabel('User name').fill(`nobody-${crypto.randomUUID()}`)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert').first()).toContainText(/wrong/i)
  })

  test('keeps its cookie from scripts, and signing out ends the token', async ({
    page,
    request,
  }) => {
    await signIn(page, 'viewer')
    const cookie = (await page.context().cookies()).find(({ name }) =>
      name.includes('session-token'),
    )
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    const session = await (await page.request.get('/api/auth/session')).json()
    const headers = { authorization: `Bearer ${session.accessToken}` }
    expect((await request.get('/api/v1/me', { headers })).status()).toBe(200)
    await page.getByRole('button', { name: /account/i }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    expect((await request.get('/api/v1/me', { headers })).status()).toBe(401)
  })
})
