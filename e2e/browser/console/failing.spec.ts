import { expect, test } from '../../support/console'

const PAGES = [
  ['/', '**/api/v1/fm/overview', 'The overview could not be loaded'],
  ['/clients', '**/api/v1/fm/clients?*', 'The clients could not be loaded'],
  ['/clients/10001', '**/api/v1/fm/clients/10001', 'The client could not be loaded'],
  [
    '/clients/10001/packaging-defaults',
    '**/api/v1/sp/client/packaging-defaults/10001',
    'The packaging defaults could not be loaded',
  ],
  ['/clients/10001/history', '**/api/v1/fm/events?*', 'The history could not be loaded'],
  ['/approvals/88001', '**/api/v1/fm/approvals/88001', 'The approval could not be loaded'],
  ['/history', '**/api/v1/fm/events?*', 'The changes could not be loaded'],
  ['/history/seed-client-10247-4', '**/api/v1/fm/events?*', 'The request could not be loaded'],
  ['/locks', '**/api/v1/fm/locking-sessions', 'The locks could not be loaded'],
  ['/admin/users', '**/api/v1/admin/users?*', 'The users could not be loaded'],
  ['/admin/roles', '**/api/v1/admin/roles?*', 'The roles could not be loaded'],
  ['/api-reference', '**/api/v1/openapi.json', 'The API document could not be loaded'],
] as const

test.describe('What cannot be read', () => {
  for (const [path, call, title] of PAGES) {
    test(`${path} says what failed and why, and reads it again`, async ({ signedInAs }) => {
      const page = await signedInAs('admin')
      const headers = { 'x-request-id': 'request-of-the-test' }
      await page.route(call, (route) => route.fulfill({ status: 500, headers }))
      await page.goto(path)
      const alert = page.getByRole('alert').filter({ hasText: title })
      await expect(alert).toContainText('Fleetbook failed while it answered')
      await expect(alert).toContainText('request-of-the-test')
      await page.unroute(call)
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(alert).toBeHidden()
    })
  }

  test('without a network the page says so', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.route('**/api/v1/fm/clients/10001', (route) => route.abort())
    await page.goto('/clients/10001')
    const alert = page.getByRole('alert').filter({ hasText: 'The client could not be loaded' })
    await expect(alert).toContainText('Fleetbook did not answer. Check the connection')
  })

  for (const path of ['/approvals/88001', '/clients/10001']) {
    test(`${path} says when it cannot warn of bank details that changed`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs('viewer')
      await page.route('**/payment-changes', (route) => route.fulfill({ status: 500 }))
      await page.goto(path)
      const alert = page.getByRole('alert').filter({ hasText: 'were changed lately' })
      await expect(alert).toContainText('could not be read')
      await page.unroute('**/payment-changes')
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(alert).toBeHidden()
    })
  }

  test('older changes that fail leave those that are there', async ({ signedInAs, ownClient }) => {
    for (let each = 0; each < 51; each += 1) await ownClient.patch({ area: `Area ${each}` })
    const page = await signedInAs('viewer')
    await page.goto(`/clients/${ownClient.id}/history`)
    await expect(page.getByText('Area 50').first()).toBeVisible()
    await page.route('**/api/v1/fm/events?*', (route) => route.fulfill({ status: 503 }))
    await page.getByRole('button', { name: 'Load more' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Older changes could not be loaded' })
    await expect(alert).toContainText('Fleetbook cannot answer just now')
    await expect(page.getByText('Area 50').first()).toBeVisible()
    await page.unroute('**/api/v1/fm/events?*')
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden()
  })
})
