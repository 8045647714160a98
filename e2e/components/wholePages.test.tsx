import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval, client } from '@/lib/resources'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { drawn } from '../support/component'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import '../support/field'

/** Pages of records in windows of other sizes: magnified, on a phone, on a wide screen. */

const LINES = [{ description: 'Front tyres', amount: 120 }]
const CLIENT = keptRecord(client, { client_id: '10001', name: 'Wattleford' })
const APPROVAL = keptRecord(approval, {
  ...{ approval_id: '88001', contract_id: 'C-1', status_flag: 'requested', approval_amount: 120 },
  maintenance_lines: LINES,
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()

beforeEach(() => {
  const taken = { locking_session_id: 'L1', expires_at: '2099-01-01T00:00:00Z' }
  service(CLIENT.answers, APPROVAL.answers, {
    'GET /fm/events': listOf(...APPROVAL.entries),
    'POST /fm/locking-sessions': () => Response.json(taken, { status: 201 }),
    'DELETE /fm/locking-sessions/L1': () => new Response(null, { status: 204 }),
  })
})

/** How much of a window, in px of its height, bars that stay in it leave to the page. */
async function leftByBars(): Promise<number> {
  scrollTo(0, 400)
  await drawn()
  let left = 0
  for (let y = 0; y < innerHeight; y += 4) {
    const at = document.elementFromPoint(innerWidth / 2, y)
    if (at?.closest('#main') && !at.closest('.sticks')) left += 4
  }
  return left
}

test.each([
  ['/clients/10001', 'client_code'],
  ['/approvals/88001', 'notes'],
])(
  'at 400 %% bars leave the window to the page, also below what is unsaved: %s',
  async (address, field) => {
    // A desktop of 1280 by 1024.
    await page.viewport(320, 256)
    openPage(address)
    await page.getByField(field).fill('Changed')
    await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).toBeInTheDocument()
    await expect.poll(leftByBars).toBeGreaterThan(200)
    expect(document.documentElement.scrollWidth).toBe(document.body.clientWidth)
    ;(button('Review').element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const review = page.getByRole('dialog')
    await expect.element(review.getByRole('button', { name: /^Save/ })).toBeInTheDocument()
    await button('Back to the form').click()
    await expect.element(review).not.toBeInTheDocument()
  },
)

test('on a phone the parts of a line of an approval stand below one another', async () => {
  await page.viewport(390, 844)
  openPage('/approvals/88001/lines')
  const amount = page.getByRole('textbox', { name: 'Amount, line 1' })
  await expect.element(amount).toBeInTheDocument()
  const { bottom } = amount.element().getBoundingClientRect()
  expect(boxOf('[data-total]')?.top).toBeGreaterThanOrEqual(bottom)
})

test.each(['', '/lines', '/history'])(
  'at 2560 px a page of a record begins below its name: %j',
  async (part) => {
    await page.viewport(2560, 1440)
    openPage(`/approvals/88001${part}`)
    const sheet = () =>
      [...document.querySelectorAll('[role=tabpanel] .rounded-sheet')].find((each) =>
        each.checkVisibility(),
      )
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('88001')

    await expect.poll(() => sheet()?.getBoundingClientRect().x).toBe(boxOf('h1')?.x)
  },
)
