import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Attention } from '@/components/overview/Attention'
import { DueSheet } from '@/components/overview/DueSheet'
import type { Overview } from '@/components/overview/overview'
import { RequestedSheet } from '@/components/overview/RequestedSheet'
import { TallySheet } from '@/components/overview/tally/TallySheet'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

const DUE = { total: 1, clients: [{ client_id: '10306', name: 'Mallee', date: '2026-11-20' }] }
const REQUESTED = {
  by_status: [{ value: 'requested', count: 1 }],
  requested_payment_changes: 0,
  oldest_requested: [
    { approval_id: '88021', contract_id: 'C-40001', last_edit: '2026-11-20T00:00:00Z' },
  ],
}

test('on a phone, links to what waits are no lower than a finger needs', async () => {
  await page.viewport(390, 844)
  answering(() => Response.json(listOf()))
  showSignedIn(
    <>
      <DueSheet title="Next contacts" nothing="None" due={DUE} today="2026-11-25" href="/clients" />
      <RequestedSheet approvals={REQUESTED} />
    </>,
  )
  for (const name of ['Mallee', '88021']) {
    const link = page.getByRole('link', { name, exact: true })
    await expect.element(link).toBeVisible()
    expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  }
})

test.each([0, 3])(
  'of %i changed bank details it is said behind what they stand, and nothing of all others',
  async (count) => {
    const overview = {
      today: '2026-11-25',
      approvals: { ...REQUESTED, requested_payment_changes: count },
    } as unknown as Overview
    showSignedIn(<Attention overview={overview} />)
    const figure = page.getByRole('link', { name: /^Bank details changed/ })
    await expect
      .element(figure)
      .toHaveTextContent(`Bank details changed${count}behind requested approvals`)
    // By the last change, as the list below is.
    await expect
      .element(page.getByRole('link', { name: /^Requested approvals/ }))
      .toHaveTextContent(/longest untouched \d+ (hours|days)$/)
  },
)

test('an abbreviation in a title keeps its capitals where it is said within a sentence', async () => {
  showSignedIn(
    <>
      <DueSheet title="FBT reviews" nothing="None" due={DUE} today="2026-11-25" href="/clients" />
      <TallySheet
        title="MLA by type"
        noun="Type"
        name="mlaByType"
        tally={[{ value: 'fleet', count: 1 }]}
        hrefOf={() => '/clients'}
      />
    </>,
  )
  await expect
    .element(page.getByRole('link', { name: 'All 1 FBT reviews', exact: true }))
    .toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Show as table: MLA by type', exact: true }))
    .toBeVisible()
})
