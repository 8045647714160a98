import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { UndoDialog } from '@/components/history/undo/UndoDialog'
import { showSignedIn } from '../support/component'

/** What becomes of the page behind an undo. */

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['is old where an undo may have been carried out whose answer was lost', null, true],
  ['stays where an undo was refused', 423, false],
])('What was read before %s', async (_, status, isOld) => {
  const changed = entry({ changes: [change('area', 'North', 'East')] })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    if (method === 'PATCH') {
      if (status === null) throw new TypeError('no way there')
      return Response.json({ code: 'locked', detail: 'Somebody holds it.' }, { status })
    }
    const data = address.includes('conflicts_with') ? [] : [changed]
    const page = { data, next_cursor: null, total: 1, total_exact: true, removed_before: null }
    return Response.json(page)
  })
  const queries = new QueryClient()
  queries.setQueryData(['list', 'client'], [])
  showSignedIn(
    <UndoDialog event={changed} offers="request" onClose={() => {}} />,
    ['Clients:Read', 'Clients:Update'],
    queries,
  )
  await page.getByRole('button', { name: 'Undo 1 field of 1 record' }).click()
  await expect
    .element(page.getByText(isOld ? 'Fleetbook did not answer' : 'Somebody holds it.').first())
    .toBeVisible()
  await expect.poll(() => queries.getQueryState(['list', 'client'])?.isInvalidated).toBe(isOld)
})
