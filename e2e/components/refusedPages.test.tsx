import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { service } from '../support/answers'
import { refusal } from '../support/bodies'
import { openPage } from '../support/consolePage'

/** Pages that a role may not open: they say so alike, and lead on. */

const refused = () =>
  refusal('permission_denied', {
    detail: 'This needs the permission Suppliers:Read, which your role Guest lacks.',
    required_permission: 'Suppliers:Read',
  })

const GUEST = {
  user: { user_id: '9', user_name: 'guest', display_name: 'Guest' },
  role: { name: 'Guest' },
  permissions: [],
  ...{ needs_second_factor: false, is_federated: false, key: null },
}

test.each([
  ['/suppliers', 'Your role may not open this'],
  ['/suppliers/S-1', 'Your role may not open this'],
  ['/suppliers/new', 'Your role may not add suppliers'],
  ['/locks', 'Your role may not open this'],
])('%s leads to a page that opens', async (address, title) => {
  await page.viewport(1280, 720)
  service({
    'GET /fm/suppliers': refused,
    'GET /fm/suppliers/S-1': refused,
    'GET /fm/locking-sessions': refused,
  })
  openPage(address, GUEST)
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByText('An administrator can add it.')).toBeVisible()
  const way = page.getByRole('main').getByRole('link', { name: 'Go to the overview' })
  await expect.element(way).toHaveAttribute('href', '/')
})
