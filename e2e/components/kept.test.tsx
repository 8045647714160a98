import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, expect, test } from 'vitest'
import { Crumbs } from '@/components/page/Crumbs'
import { RecordVisits } from '@/components/shell/palette/RecordVisits'
import { readVisits } from '@/components/shell/palette/recent'
import { onDevice } from '@/components/state/kept'
import { showSignedIn } from '../support/component'

/** What a person keeps on this device, which all of their tabs share. */

afterEach(() => onDevice.clear())

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
