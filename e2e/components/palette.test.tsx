import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { onDevice } from '@/components/state/webStorage'
import { approval, client } from '@/lib/resources'
import { type Answer, service } from '../support/answers'
import { listOf, refusal } from '../support/bodies'
import { takeAway } from '../support/component'
import { openPage, pageAt } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import '../support/field'

/** The palette, which leads from any page to any other. */

const CITY = { client_id: '10001', name: 'Wattleford City Council', finance_limit: 1000 }
const APPROVAL = { approval_id: '88001', contract_id: 'C-1', status_flag: 'requested' }

const palette = page.getByRole('dialog', { name: 'Find anything' })
const search = palette.getByRole('searchbox')
const line = (name: string | RegExp) => palette.getByRole('menuitem', { name })
const heading = page.getByRole('heading', { level: 1 })

async function openPalette() {
  await expect.element(page.getByRole('button', { name: /^Account of / })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(search).toHaveFocus()
}

/** Finds the client by what the service takes for a slip of its name, and the approval by its number. */
const searched =
  (word: string, row: object): Answer =>
  ({ query }) =>
    query.get('search')?.includes(word) ? listOf(row) : listOf()

function showAt(address: string, permissions?: readonly string[]) {
  const found = service(keptRecord(client, CITY).answers, keptRecord(approval, APPROVAL).answers, {
    'GET /fm/clients': searched('atleford', CITY),
    'GET /fm/approvals': searched('88001', APPROVAL),
  })
  openPage(address, permissions && { permissions })
  return found
}

beforeEach(async () => {
  await page.viewport(1280, 720)
})

test('says so when records cannot be searched, and tries again', async () => {
  const { answer } = showAt('/locks')
  answer({ 'GET /fm/clients': () => refusal('internal') })
  await openPalette()
  await userEvent.keyboard('Watleford')
  const alert = palette.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Records could not be searched')
  answer({ 'GET /fm/clients': listOf(CITY) })
  await palette.getByRole('button', { name: 'Retry' }).click()
  await expect.element(line(/Wattleford City/)).toBeVisible()
  await expect.element(alert).not.toBeInTheDocument()
})

test('finds a saved view by its name, and says of which list it is', async () => {
  const query = '?search=council&state=VIC'
  onDevice.keep('fleetbook.views.2', [
    { id: 'a', name: 'Victorian shires', page: '/clients', query },
  ])
  showAt('/locks')
  await openPalette()
  await userEvent.keyboard('shires')
  await expect.element(line(/^Victorian shires/)).toHaveTextContent('Clients')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => pageAt()).toContain(query)
})

test('opens a client by a mistyped name, and goes to a field of its form by its API name', async () => {
  showAt('/locks')
  await openPalette()
  await search.fill('Watleford City')
  await line(/Wattleford City Council/).click()
  await expect.poll(pageAt).toBe('/clients/10001')
  await expect.element(heading).toHaveTextContent('Wattleford City Council')
  const limit = page.getByField('finance_limit')
  await expect.element(limit).toBeInTheDocument()
  await openPalette()
  await userEvent.keyboard('finance_limit')
  await line(/Finance limit/)
    .first()
    .click()
  await expect.element(palette).not.toBeInTheDocument()
  await expect.element(limit).toHaveFocus()
})

test.each([
  ['/clients/10001', 'searchbox'],
  ['/clients/10001', 'textbox'],
  ['/clients/10001', 'combobox'],
  ['/clients', 'searchbox'],
] as const)('opens from within what one types in: %s, a %s', async (address, role) => {
  showAt(address)
  const place = page.getByRole('main').getByRole(role).first()
  await expect.element(place).toBeInTheDocument()
  ;(place.element() as HTMLElement).focus()
  await openPalette()
  await userEvent.keyboard('{Escape}')
  await expect.element(palette).not.toBeInTheDocument()
})

test('leads to pages that are in no rail, by what they are called', async () => {
  showAt('/locks')
  await openPalette()
  await expect.element(line('Clients')).toBeVisible()
  expect(line('New client').elements()).toEqual([])
  await userEvent.keyboard('new client')
  await expect.element(line('New client')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(pageAt).toBe('/clients/new')
})

test('opens an approval by its number with Enter, and names it as recent', async () => {
  showAt('/locks')
  await openPalette()
  await userEvent.keyboard('88001')
  // Only once the search has told of what there is such a number.
  await expect.poll(() => line(/^Go to/).elements().length).toBe(1)
  await expect.element(line('Go to approval 88001')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(pageAt).toBe('/approvals/88001')
  await expect.element(heading).toHaveTextContent('88001')
  takeAway()
  showAt('/locks')
  await openPalette()
  const recent = palette.getByRole('group', { name: 'Recently opened' })
  await expect.element(recent.getByRole('menuitem').first()).toHaveTextContent('88001')
})

test('shows no page that the role may not open', async () => {
  showAt('/', ['Clients:Read', 'Approvals:Read'])
  await openPalette()
  await expect.element(line('Approvals')).toBeVisible()
  for (const name of ['Locks', 'Users', 'Act for another user']) {
    expect(line(name).elements(), name).toEqual([])
  }
})
