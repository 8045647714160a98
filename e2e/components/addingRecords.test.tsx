import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval, client } from '@/lib/resources'
import { openConsole } from '../support/openConsole'
import { box, choose, field, fill, opened, pressSave } from '../support/openForm'
import { recordService } from '../support/recordService'

/** A new record: what is asked for first, what a copy starts from, and where one goes on. */

const MAY = ['Clients:Read', 'Clients:Create', 'Approvals:Read', 'Approvals:Create']

beforeEach(() => page.viewport(1280, 720))

const isFocused = (name: string) =>
  expect.poll(() => box(name) === document.activeElement).toBe(true)
const faultOf = (name: string) => expect.poll(() => field(name)?.textContent)
const heading = (name: string) => page.getByRole('heading', { level: 1, name })

test('A client is asked for its name: an empty form is not sent, and says why', async () => {
  const service = recordService(client, '10901', null)
  openConsole('/clients/new', MAY)
  const name = await opened('name')
  await isFocused('name')
  // That it is needed, and its help, describe a field, and are no part of its name.
  await expect.element(name).toHaveAccessibleName('Name')
  await expect.element(name).toHaveAccessibleDescription(/^needed Name under which/)
  await userEvent.keyboard('{Enter}')
  await faultOf('name').toContain('Enter the name')
  await isFocused('name')
  await fill('name', '   ')
  await choose('state', 'VIC')
  await pressSave()
  await faultOf('name').toContain('Enter the name')
  expect(service.writes()).toEqual([])

  await fill('name', 'Deepham Water')
  await pressSave()
  await expect.element(heading('Deepham Water')).toBeVisible()
  await expect.element(page.getByText('Client added')).toBeVisible()
  expect(location.pathname).toBe('/clients/10901')
  expect(service.writes().map(({ body }) => body)).toEqual([
    expect.objectContaining({ name: 'Deepham Water', state: 'VIC' }),
  ])
})

test('A client can start from the terms of another, without what is the other’s alone', async () => {
  const service = recordService(client, '10001', {
    ...{ name: 'Corio Bay', client_type: 'fleet', abn: '51824753556', finance_limit: 1000 },
    ...{ billing_interval: 'weekly', establishment_fee: 120.5 },
    ...{ client_defaults: { management_fee: 12.5 }, bank_account_number: '12345678' },
    contact1_email: 'jo@example.com',
  })
  service.answer('POST /api/v1/fm/clients', ({ body }) =>
    Response.json({ client_id: '10902', ...body }, { status: 201, headers: { etag: '"1"' } }),
  )
  const gone = openConsole('/clients/10001', MAY)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy to a new client' }).click()
  await expect.element(heading('Copy of Corio Bay')).toBeVisible()
  await expect.poll(() => document.title).toBe('Copy of Corio Bay · New client · Fleetbook')
  await expect.element(await opened('establishment_fee')).toHaveValue('120.50')
  expect(field('bank_account_number')).toBeNull()
  await page.getByText('Left out: what is that client').click()
  await expect
    .element(page.getByRole('definition').filter({ hasText: 'Account number' }))
    .toBeVisible()
  await pressSave()
  await faultOf('name').toContain('Enter the name')

  await fill('name', 'Corio Bay East')
  await fill('establishment_fee', '')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect.poll(() => gone.at(-1)).toBe('/clients/10902')
  const sent = service.calls.find(({ method }) => method === 'POST')?.body ?? {}
  expect(sent).toMatchObject({
    ...{ name: 'Corio Bay East', client_type: 'fleet', billing_interval: 'weekly' },
    client_defaults: { management_fee: 12.5 },
  })
  const left = [
    'establishment_fee',
    'finance_limit',
    'abn',
    'bank_account_number',
    'contact1_email',
  ]
  expect(left.filter((name) => (sent[name] ?? null) !== null)).toEqual([])
})

test('An approval is added with what is known, and opens', async () => {
  const service = recordService(approval, '88901', null)
  openConsole('/approvals/new', MAY)
  await opened('contract_id')
  await isFocused('contract_id')
  await page.getByRole('button', { name: 'Add approval' }).click()
  await faultOf('contract_id').toMatch(/contract/i)
  await isFocused('contract_id')
  expect(service.writes()).toEqual([])
  await userEvent.keyboard('C-40002')
  await fill('approval_limit', '125.5')
  await page.getByRole('button', { name: 'Add approval' }).click()
  await expect.poll(() => location.pathname).toBe('/approvals/88901')
  expect(service.record()).toMatchObject({ contract_id: 'C-40002', approval_limit: 125.5 })
})
