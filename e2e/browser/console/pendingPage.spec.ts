import { box, fill } from '@fleetbook/playwright'
import { expect, test } from '../../support/console'

test('a page that does not come is told to be awaited, and need not be', async ({ signedInAs }) => {
  const page = await signedInAs('viewer')
  await page.goto('/clients')
  const link = page.getByRole('link', { name: 'History', exact: true })
  const isPage = (url: URL) => url.pathname === '/history'
  await page.route(isPage, () => undefined)
  const told = page.getByRole('status').filter({ hasText: 'still on its way' })
  await link.click()
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Stay here' }).click()
  await expect(told).toBeHidden()
  await expect(page).toHaveURL('/clients')
  await page.unroute(isPage)
  await link.click()
  await expect(page).toHaveURL('/history')
  await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeHidden()
})

test('a page that is asked for while nobody answers comes once somebody does', async ({
  signedInAs,
  ownClient,
}) => {
  const page = await signedInAs('editor')
  await page.goto(`/clients/${ownClient.id}`)
  await fill(page, 'client_code', 'BAD-LINE')
  await page.context().setOffline(true)
  const told = page.getByRole('status').filter({ hasText: 'Fleetbook does not answer' })
  const tab = page.getByRole('tab', { name: 'Packaging defaults' })
  await tab.click()
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Stay here' }).click()
  await expect(told).toBeHidden()
  await expect(box(page, 'client_code')).toHaveValue('BAD-LINE')
  await tab.click()
  await expect(told).toBeVisible()
  // Whoever is kept from it by something else, as a proxy that asks people to sign in, goes there so.
  await expect(told.getByRole('button', { name: 'Load it anew' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).toHaveURL(/packaging-defaults$/)
  await expect(told).toBeHidden()
})
