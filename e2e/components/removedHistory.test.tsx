import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HistoryPage } from '@/components/history/HistoryPage'
import { RecordHistory } from '@/components/history/record/RecordHistory'
import { RequestPage } from '@/components/history/request/RequestPage'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { client } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { eventService } from '../support/eventService'

/** The history where older entries were removed by age: it says so where they would stand. */

beforeEach(() => page.viewport(1280, 720))

const REMOVED = 'Entries from before 1 Oct 2025, 10:00 were removed under the retention rule.'
const removed = page.getByText(REMOVED)
const isUnsaid = () => expect(page.getByText('retention rule').elements()).toEqual([])

const ENTRIES = Array.from({ length: 51 }, (_, at) =>
  entry({ request_id: `r-${at}`, changes: [change('area', `Place ${at}`, `Place ${at + 1}`)] }),
)

function showAt(address: string, children: ReactNode, removedBefore: string | null) {
  eventService(ENTRIES, { removedBefore })
  history.replaceState(null, '', address)
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <SearchParamsContext value={new URLSearchParams(location.search)}>
        {children}
      </SearchParamsContext>
    </AppRouterContext>,
  )
}

const ofRecord = (
  <RecordHistory
    resource={client}
    recordId="10001"
    path="/api/v1/fm/clients/10001"
    page="/clients/10001"
    queryKey={['events']}
    loaded={undefined}
    mayChange={false}
  />
)
const BEFORE = '2025-10-01T10:00:00Z'
const count = (many: number) =>
  expect.poll(() => document.querySelectorAll('[data-row]').length).toBe(many)

test.each([
  ['the newest', '/history', [null, REMOVED]],
  ['the oldest', '/history?sort=at', [REMOVED, null]],
] as const)('The list that begins with %s says it where the oldest are', async (_, at, said) => {
  showAt(at, <HistoryPage />, BEFORE)
  for (const [turned, words] of said.entries()) {
    if (turned > 0) await page.getByRole('button', { name: 'Next page' }).click()
    await count(turned > 0 ? 1 : 50)
    if (words) await expect.element(page.getByText(words)).toBeVisible()
    else isUnsaid()
  }
})

test('Nothing is said of it where none was', async () => {
  showAt('/history?sort=at', <HistoryPage />, null)
  await count(50)
  isUnsaid()
})

test.each([
  ['kept', BEFORE, 'No entry is kept'],
  ['ever made', null, 'This field was never changed'],
])('Of a field of which no entry is %s the record says that', async (_, before, words) => {
  showAt('/clients/10001/history?field=phone', ofRecord, before)
  await expect.element(page.getByText(words)).toBeVisible()
  if (before) await expect.element(removed).toBeVisible()
  else isUnsaid()
})

test('Of the values of a field the first is called that of before', async () => {
  showAt('/clients/10001/history?field=area', ofRecord, BEFORE)
  const values = page.getByRole('list', { name: 'Values of Suburb or town' })
  await expect.element(values).toHaveTextContent('Place 51')
  await expect.element(values).not.toHaveTextContent('As it was before')
  isUnsaid()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.element(values).toHaveTextContent('As it was before')
  await expect.element(removed).toBeVisible()
})

test('An unknown request may have been among them', async () => {
  showAt('/history/none', <RequestPage id="none" />, BEFORE)
  await expect.element(page.getByText('Nothing is known of this request')).toBeVisible()
  await expect.element(removed).toBeVisible()
})
