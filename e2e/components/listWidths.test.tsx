import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage } from '../support/consolePage'

/** Lists as they stand by themselves, on a page of the usual width with its rail. */

const CLIENT = {
  client_id: '10412',
  name: 'Barossa Valley Freight',
  client_type: 'prospect',
  abn: '51824753556',
  state: 'NSW',
  finance_limit: 17_750_000,
  interest_margin: 0.9625,
  finance_review_date: '2020-06-14',
  user_id: '7',
}

const APPROVAL = {
  approval_id: '88213',
  status_flag: 'requested',
  _client_name: 'Wattleford City Council',
  _client_id: '10001',
  contract_id: 'C-40117',
  supplier_id: 'S-2010',
  _lines_total: 12_369.4,
  approval_limit: 15_000,
  invoice_no: 'INV-77120',
}

beforeEach(() => page.viewport(1280, 720))

test.each([
  ['/clients', 'Account manager', { 'GET /fm/clients': listOf(CLIENT) }],
  ['/approvals', 'Invoice', { 'GET /fm/approvals': listOf(APPROVAL) }],
])('the columns of %s are in sight without scrolling, up to %s', async (address, last, answers) => {
  service(answers)
  openPage(address)
  const head = page.getByRole('columnheader', { name: last, exact: true })
  await expect.element(head).toBeVisible()
  const box = head.element().closest('.overflow-auto') as Element
  const right = () => head.element().getBoundingClientRect().right
  // Once the table knows how wide the page is.
  await expect.poll(right).toBeLessThanOrEqual(box.getBoundingClientRect().left + box.clientWidth)
  for (const each of box.querySelectorAll('th, td')) {
    expect(each.scrollWidth, each.textContent).toBeLessThanOrEqual(each.clientWidth)
  }
})
