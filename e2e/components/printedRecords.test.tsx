import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { approval, client } from '@/lib/resources'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import '../support/field'

/** Records on paper. */

const media = (name: 'print' | '') =>
  (cdp() as { send(method: string, more: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { media: name },
  )

async function print() {
  await media('print')
  window.dispatchEvent(new Event('beforeprint'))
}

// As wide as a sheet of paper.
beforeEach(() => page.viewport(703, 1000))
afterEach(async () => {
  window.dispatchEvent(new Event('afterprint'))
  await media('')
})

const person = { user_id: '7', display_name: 'Tom Hale' }
const changed = (at: string, ...fields: string[]) => ({
  ...{ event_id: at, resource: 'client', record_id: '10001', action: 'updated', at, fields },
  ...{ user: person, audit_user: person, request_id: at, reason: null },
})

test('an approval has its lines and their total, and nothing of how they are edited', async () => {
  const lines = [
    { description: 'Front tyres', quantity: 2, unit_price: 110.25, amount: 220.5 },
    { description: 'Wheel alignment', quantity: 1, unit_price: 90, amount: 90 },
  ]
  const kept = keptRecord(approval, {
    ...{ approval_id: '88001', contract_id: 'C-1', status_flag: 'requested' },
    maintenance_lines: lines,
  })
  service(kept.answers)
  openPage('/approvals/88001')
  await expect.element(page.getByField('notes')).toBeVisible()
  const total = page.getByRole('row', { name: 'Total' })
  const hint = page.getByText('Paste rows from a spreadsheet.')
  await expect.element(total).not.toBeInTheDocument()
  const titleOfSheets = () => document.documentElement.style.getPropertyValue('--page-title')
  expect(titleOfSheets()).toContain('Approval 88001')
  await print()
  await expect.element(page.getByText('Wheel alignment')).toBeVisible()
  await expect.element(total).toHaveTextContent('310.50')
  await expect.element(hint).not.toBeVisible()
  // Repeated at the foot of each page, it would be taken for a sum of that page.
  expect(getComputedStyle(document.querySelector('tfoot') as Element).display).toBe(
    'table-row-group',
  )
  await media('')
  window.dispatchEvent(new Event('afterprint'))
  await expect.element(total).not.toBeInTheDocument()
  await page.getByRole('tab', { name: /^Lines/ }).click()
  await page.viewport(1280, 720)
  await expect.element(hint).toBeVisible()
  await print()
  await expect.element(hint).not.toBeVisible()
})

test('changes of bank details are told by their moments, all of them, and no link is drawn', async () => {
  const kept = keptRecord(client, { client_id: '10001', name: 'Wattleford' })
  service(kept.answers, {
    'GET /fm/clients/10001/payment-changes': listOf(
      changed('2026-11-19T03:00:00Z', 'bank_bsb'),
      changed('2026-11-18T03:00:00Z', 'bank_account_number'),
    ),
  })
  openPage('/clients/10001')
  const told = () => document.querySelector('[data-payment-changes]')?.textContent
  const link = page.getByRole('link', { name: 'See the change' })
  await expect.element(link).toBeVisible()
  await print()
  await expect.poll(told).toMatch(/changed 19 Nov 2026, \d\d:00 \+\d\d:00, by Tom Hale: BSB\./)
  expect(told()).toMatch(/changed 18 Nov 2026, .+: Account number\./)
  await expect.element(link).not.toBeInTheDocument()
})
