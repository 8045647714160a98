import {
  PathnameContext,
  SearchParamsContext,
} from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readSavedViews, type SavedView } from '@/components/list/savedViews'
import { Crumbs } from '@/components/page/Crumbs'
import { RecordVisits } from '@/components/shell/palette/RecordVisits'
import { readVisits } from '@/components/shell/palette/recent'
import { SavedViews } from '@/components/shell/rail/SavedViews'
import { onDevice } from '@/components/state/webStorage'
import { Toaster } from '@/components/ui/feedback/Toaster'
import { showSignedIn } from '../support/component'

/** What a person keeps on this device, which all of their tabs share. */

const VISITS = 'fleetbook.visits.2'

const visits = () => readVisits(onDevice.read(VISITS)).map(({ label }) => label)

/** What another tab of the same person keeps, as this one hears of it. */
function keepElsewhere(key: string, value: unknown) {
  onDevice.keep(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('a record that is opened in another tab stays in front of the one that is open in this', async () => {
  showSignedIn(
    <PathnameContext.Provider value="/clients/10001">
      <Crumbs items={[{ label: 'Clients', href: '/clients' }, { label: 'Alpine' }]} />
      <RecordVisits />
    </PathnameContext.Provider>,
  )
  await expect.poll(visits).toEqual(['Alpine'])
  const before = readVisits(onDevice.read(VISITS))
  keepElsewhere(VISITS, [{ href: '/clients/10002', label: 'Bolt' }, ...before])
  // What a change sets off has run once the browser has nothing else to do.
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(visits()).toEqual(['Bolt', 'Alpine'])
})

test('a view that is deleted and brought back takes nothing of what was done to views meanwhile', async () => {
  const view = (id: string): SavedView => ({ id, name: `View ${id}`, page: '/clients', query: '' })
  const VIEWS = 'fleetbook.views.2'
  const names = () => readSavedViews(onDevice.read(VIEWS)).map(({ name }) => name)
  onDevice.keep(VIEWS, [view('a'), view('b')])
  showSignedIn(
    <PathnameContext.Provider value="/overview">
      <SearchParamsContext.Provider value={new URLSearchParams()}>
        <SavedViews />
        <Toaster />
      </SearchParamsContext.Provider>
    </PathnameContext.Provider>,
  )
  await page.getByRole('button', { name: 'View View a: rename or delete' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(names).toEqual(['View b'])
  keepElsewhere(VIEWS, [view('b'), view('c')])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['View a', 'View b', 'View c'])
})
