import { done, field, fill, ownWord, rows, search } from '@fleetbook/playwright'
import type { Page, Route } from 'playwright/test'
import { intercept } from '../../support/browser/intercept'
import { expect, test } from '../../support/console'

/** Addresses of pages, the call that each stands on, what failed with it, and what it waits for. */
const PAGES = [
  ['/', '**/api/v1/fm/overview', 'The overview could not be loaded', 'the overview'],
  ['/clients', '**/api/v1/fm/clients?*', 'The clients could not be loaded', 'the clients'],
  ['/clients/10001', '**/api/v1/fm/clients/10001', 'The client could not be loaded', 'the client'],
  [
    '/clients/10001/packaging-defaults',
    '**/api/v1/sp/client/packaging-defaults/10001',
    'The packaging defaults could not be loaded',
    'the packaging defaults',
  ],
  [
    '/clients/10001/history',
    '**/api/v1/fm/events?*',
    'The history could not be loaded',
    'the history',
  ],
  [
    '/approvals/88001',
    '**/api/v1/fm/approvals/88001',
    'The approval could not be loaded',
    'the approval',
  ],
  ['/history', '**/api/v1/fm/events?*', 'The changes could not be loaded', 'the changes'],
  [
    '/history/seed-client-10247-4',
    '**/api/v1/fm/events?*',
    'The request could not be loaded',
    'the request',
  ],
  ['/locks', '**/api/v1/fm/locking-sessions', 'The locks could not be loaded', 'the locks'],
  ['/users', '**/api/v1/admin/users?*', 'The users could not be loaded', 'the users'],
  ['/roles', '**/api/v1/admin/roles?*', 'The roles could not be loaded', 'the roles'],
  [
    '/api-reference',
    '**/api/v1/openapi.json',
    'The API document could not be loaded',
    'the API document',
  ],
] as const

/** So much later a page says what it still waits for. */
const SLOW = 3500

/** Lets time pass for a page, on its own clock, until it says what it still waits for. */
const untilSlow = (page: Page, what: string) =>
  expect(async () => {
    await page.clock.fastForward(SLOW)
    await expect(page.getByText(`Still waiting for ${what}`)).toBeVisible({ timeout: 500 })
  }).toPass()

test.describe('Each page', () => {
  for (const [path, call, title, what] of PAGES) {
    test(`${path} says what it waits for, lets go of it, says what failed and why, and reads it again`, async ({
      signedInAs,
    }) => {
      const page = await signedInAs('admin')
      await page.clock.install()
      let answer: (route: Route) => unknown = () => undefined
      await page.route(call, (route) => answer(route))
      await page.goto(path)
      await untilSlow(page, what)
      const ended = page.waitForEvent('requestfailed')
      await page.getByRole('button', { name: 'Stop waiting' }).click()
      await ended
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expect(page.getByText('You stopped waiting for the answer.')).toBeVisible()
      await expect(page.getByText('Still waiting')).toBeHidden()

      const headers = { 'x-request-id': 'request-of-the-test' }
      answer = (route) => route.fulfill({ status: 500, headers })
      await page.getByRole('button', { name: 'Ask again' }).click()
      const alert = page.getByRole('alert').filter({ hasText: title })
      await expect(alert).toContainText('Fleetbook failed while it answered')
      await expect(alert).toContainText('request-of-the-test')
      await expect(page.getByText('You stopped waiting')).toBeHidden()

      answer = (route) => route.continue()
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(alert).toBeHidden()
    })
  }
})

/** A record says that it cannot warn of changed bank details, and reads them again when asked. */
async function untilWarned(page: Page): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: 'were changed lately' })
  await expect(alert).toContainText('could not be read')
  await page.unroute('**/payment-changes')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeHidden()
}

test.describe('What cannot be read', () => {
  test('without a network the page says so, and says when it cannot warn of bank details that changed', async ({
    signedInAs,
  }) => {
    const page = await signedInAs('viewer')
    await page.route('**/payment-changes', (route) => route.fulfill({ status: 500 }))
    await test.step('without a network', async () => {
      await page.route('**/api/v1/fm/clients/10001', (route) => route.abort())
      await page.goto('/clients/10001')
      const alert = page.getByRole('alert').filter({ hasText: 'The client could not be loaded' })
      await expect(alert).toContainText('Fleetbook did not answer. Check the connection')
      await page.unroute('**/api/v1/fm/clients/10001')
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(alert).toBeHidden()
    })
    await test.step('no warning of a client', () => untilWarned(page))
    await test.step('no warning of an approval', async () => {
      await page.route('**/payment-changes', (route) => route.fulfill({ status: 500 }))
      await page.goto('/approvals/88001')
      await untilWarned(page)
    })
  })

  test('a proxy that knows no way to the service is not taken for its word on a record', async ({
    signedInAs,
    own,
  }) => {
    const { client } = await own.packagingDefaults({ bank_bsb: '062-000' })
    const page = await signedInAs('admin')
    await page.goto(`/clients/${client.id}/packaging-defaults`)
    const bsb = page.getByRole('textbox', { name: 'BSB', exact: true })
    await expect(bsb).toHaveValue('062-000')
    const noRoute = (route: Route) => route.fulfill({ status: 404, body: 'no route' })
    const calls = `**/packaging-defaults/${client.id}`
    await intercept(page, calls, noRoute)
    await test.step('the form keeps what it knows', async () => {
      const answer = page.waitForResponse(calls)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await (await answer).finished()
      await expect(bsb).toHaveValue('062-000')
      await expect(page.getByText('saved this record')).toBeHidden()
    })
    await test.step('nothing is shown in its place', async () => {
      await page.reload()
      const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' })
      await expect(alert).toContainText('The packaging defaults could not be loaded')
      await page.unroute(calls)
      await page.route('**/api/v1/fm/clients/*', noRoute)
      await page.reload()
      await expect(alert).toContainText('The client could not be loaded')
      await page.unroute('**/api/v1/fm/clients/*')
      await alert.getByRole('button', { name: 'Retry' }).click()
      await expect(bsb).toHaveValue('062-000')
    })
  })

  test('older changes that fail leave those that are there', async ({ signedInAs, ownClient }) => {
    for (let each = 0; each < 51; each += 1) await ownClient.patch({ area: `Area ${each}` })
    const page = await signedInAs('viewer')
    await page.goto(`/clients/${ownClient.id}/history`)
    await expect(page.getByText('Area 50').first()).toBeVisible()
    await intercept(page, '**/api/v1/fm/events?*', (route) => route.fulfill({ status: 503 }))
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

test.describe('What takes long', () => {
  test('a page that does not come is told to be awaited, and need not be', async ({
    signedInAs,
  }) => {
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

  test('the page of what was just added is told to be awaited', async ({ as, signedInAs }) => {
    const call = await as('admin')
    const page = await signedInAs('admin')
    const name = `Awaited ${ownWord()}`
    await page.goto('/roles/new')
    await fill(page, 'name', name)
    await field(page, 'permissions').getByText('See approvals and their history').click()
    const isPage = (url: URL) => /^\/roles\/\d+$/.test(url.pathname)
    await page.route(isPage, () => undefined)
    await page.getByRole('button', { name: 'Add role' }).click()
    await expect(page.getByText('Role added')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'on its way' })).toBeVisible()
    const { data } = await done(call('GET', `/admin/roles?search=${encodeURIComponent(name)}`))
    await done(call('DELETE', `/admin/roles/${data[0].role_id}`))
  })

  test('a list keeps its rows while it waits for others', async ({ signedInAs }) => {
    const page = await signedInAs('viewer')
    await page.goto('/clients')
    await expect(rows(page).first()).toBeVisible()
    await page.clock.install()
    await intercept(page, '**/api/v1/fm/clients?*', () => undefined)
    const asked = page.waitForRequest(/search=Deepham/)
    await search(page).fill('Deepham')
    await page.clock.runFor(SLOW)
    await asked
    await untilSlow(page, 'the clients')
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(page.getByText('You stopped waiting for the answer.')).toBeVisible()
    await page.unroute('**/api/v1/fm/clients?*')
    await page.getByRole('button', { name: 'Ask again' }).click()
    await expect(rows(page).first()).toContainText('Deepham')
  })
})
