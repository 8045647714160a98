import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approval, client, supplier } from '@/lib/resources'
import type { Resource } from '@/lib/resources/resource'
import { service } from '../support/answers'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'

/** How the fields of a form stand in rows of two. */

async function open(resource: Resource, record: Record<string, unknown>, address: string) {
  await page.viewport(1280, 720)
  service(keptRecord(resource, record).answers)
  openPage(address, { permissions: ['Clients:Read', 'Suppliers:Read', 'Approvals:Read'] })
  await expect.poll(() => document.querySelector('[aria-busy]')).toBeNull()
  await expect.poll(() => document.querySelector('[data-field-row]')).not.toBeNull()
}

const boxOf = (name: string): DOMRect =>
  (document.querySelector(`[data-field-row="${name}"]`) as Element).getBoundingClientRect()

/** Whether two fields stand beside each other, the first at the left. */
function areBeside(first: string, second: string): boolean {
  const [left, right] = [boxOf(first), boxOf(second)]
  return left.top === right.top && left.right <= right.left
}

test('a postal address, an account and a contact begin a row of their own', async () => {
  await open(client, { client_id: '10001', name: 'Wattleford' }, '/clients/10001')
  await expect.poll(() => document.querySelector('[data-field-row="bank_bsb"]')).not.toBeNull()
  expect(areBeside('postal_address1', 'postal_address2')).toBe(true)
  expect(boxOf('address_detail_pid').bottom).toBeLessThanOrEqual(boxOf('postal_address1').top)
  expect(areBeside('bank_bsb', 'bank_account_number')).toBe(true)
  expect(areBeside('contact1_name', 'contact1_job_title')).toBe(true)
})

test('so does the account of a supplier', async () => {
  await open(supplier, { supplier_id: 'S-1', name: 'Stands' }, '/suppliers/S-1')
  expect(areBeside('bank_bsb', 'bank_account_number')).toBe(true)
})

test('what stands for a figure that is not shown begins where other empty values do', async () => {
  const record = { approval_id: '88001', contract_id: 'C-1', status_flag: 'requested' }
  await open(approval, record, '/approvals/88001')
  const leftOf = (name: string) => {
    const words = document.querySelector(`[data-field-row="${name}"] [data-field] bdi`) as Element
    return words.getBoundingClientRect().left - boxOf(name).left
  }
  await expect.element(page.getByText('Not shown')).toBeVisible()
  expect(leftOf('billing_period_item_no')).toBeCloseTo(leftOf('invoice_no'), 0)
})
