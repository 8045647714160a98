import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval, supplier } from '@/lib/resources'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage, pageAt } from '../support/consolePage'
import { fieldText } from '../support/field'
import { keptRecord } from '../support/keptRecord'
import { namesOf } from '../support/nameService'

/** What has a name is called by it wherever it stands, and is typed by it. */

const MALLEE = { supplier_id: 'S-2026', name: 'Mallee Tyres' }
const NAMES = {
  'GET /fm/names/supplier': namesOf({ id: 'S-2026', name: 'Mallee Tyres' }),
}
const LOCK = { locking_session_id: 'L1', expires_at: '2099-01-01T00:00:00Z' }
const LOCKS = {
  'POST /fm/locking-sessions': () => Response.json(LOCK, { status: 201 }),
  'DELETE /fm/locking-sessions/L1': () => new Response(null, { status: 204 }),
}
const anApproval = () =>
  keptRecord(approval, {
    ...{ approval_id: '88001', contract_id: 'C-1', status_flag: 'requested', supplier_id: null },
  })

const heading = page.getByRole('heading', { level: 1 })
const BOTH = 'Mallee Tyres · S-2026'
const filter = () => document.querySelector('[data-filter]')?.textContent

beforeEach(async () => {
  await page.viewport(1280, 720)
})

test('in a form it is typed by its name, saved by its id, and leads to its record', async () => {
  const kept = anApproval()
  const { writes } = service(NAMES, LOCKS, kept.answers, keptRecord(supplier, MALLEE).answers)
  openPage('/approvals/88001')
  const box = page.getByField('supplier_id').first()
  await box.fill('Mallee Tyres')
  await userEvent.tab()
  await expect.element(box).toHaveValue('Mallee Tyres')
  await expect.poll(() => fieldText('supplier_id')).toContain('S-2026')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => kept.entries.length).toBe(2)
  const saved = writes().find(({ method }) => method === 'PATCH')
  expect(saved?.body).toEqual({ supplier_id: 'S-2026' })
  await page.getByRole('link', { name: 'Open Mallee Tyres' }).click()
  await expect.poll(pageAt).toBe('/suppliers/S-2026')
  await expect.element(heading).toHaveTextContent('Mallee Tyres')
})

test('in the history of a record', async () => {
  const kept = anApproval()
  kept.change({ supplier_id: 'S-2026' })
  service(NAMES, kept.answers, { 'GET /fm/events': listOf(...kept.entries) })
  openPage('/approvals/88001/history')
  const entry = page.getByRole('listitem').filter({ hasText: BOTH })
  await expect.element(entry.first()).toBeVisible()
})

test('in a list, and in the filter that names it', async () => {
  const row = { approval_id: '88001', supplier_id: 'S-2026', _etag: '"1.1"' }
  service(NAMES, { 'GET /fm/approvals': listOf(row) })
  openPage('/approvals?supplier_id=S-2026&columns=approval_id,supplier_id')
  await expect.element(page.getByRole('cell', { name: BOTH })).toBeVisible()
  await expect.poll(filter).toContain(BOTH)
})

test('a new one with an id that there is in another case is told of it', async () => {
  service({
    ...NAMES,
    'GET /fm/names/supplier': ({ query }) =>
      query.getAll('id').join().toUpperCase() === 'S-2026'
        ? { data: [{ id: 'S-2026', name: 'Mallee Tyres', active: true }] }
        : { data: [] },
  })
  openPage('/suppliers/new')
  await page.getByField('supplier_id').first().fill('s-2026')
  const words = page.getByText('There is a supplier S-2026 already, Mallee Tyres.')
  await expect.element(words).toBeVisible()
})
