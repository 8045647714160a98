import { startTransition, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DaysPicker } from '@/components/history/record/DaysPicker'
import type { HistoryFilters } from '@/components/history/state'
import { showSignedIn } from '../support/component'

/** Keeps what is narrowed to as the address does: what hangs on it is drawn a moment later. */
function Narrowed() {
  const [filters, setFilters] = useState<HistoryFilters>({ field: 'area' })
  return (
    <>
      <p>{JSON.stringify(filters)}</p>
      <DaysPicker
        filters={filters}
        onChange={(next) => setTimeout(() => startTransition(() => setFilters(next)), 50)}
      />
    </>
  )
}

test('The history of a record is narrowed to days, and widened again where one is', async () => {
  showSignedIn(<Narrowed />)
  const any = page.getByRole('button', { name: 'Days: at any time' })
  await any.click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect
    .element(page.getByText('{"field":"area","from":"7-days-ago","to":"today"}'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Days' }).click()
  await expect.element(any).toHaveFocus()
  await expect.element(page.getByText('{"field":"area"}', { exact: true })).toBeVisible()
})
