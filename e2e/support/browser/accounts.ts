import type { Page } from 'playwright/test'

/** Signs in through the page, as a person does who asked for another page. */
export async function signIn(
  page: Page,
  account: string,
  password = `${account}-demo-password`,
  leadsTo = '/',
): Promise<void> {
  await page.goto(`/sign-in?callbackUrl=${encodeURIComponent(leadsTo)}`)
  await page.getByLabel('User name').fill(account)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')
}
