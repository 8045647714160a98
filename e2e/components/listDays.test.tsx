import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { clientsDue } from '@/components/overview/links'
import { clockSkew, noteDate } from '@/components/time/serviceClock'
import { dayAfter } from '@/components/time/words'
import { approval, client } from '@/lib/resources'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

afterEach(() => {
  vi.unstubAllGlobals()
  clockSkew.set(0)
})

const DAY = 86_400_000

test('Days that an address tells by today are counted from the day of the service', async () => {
  await page.viewport(1280, 720)
  const service = listService('client_id', [{ client_id: '1', name: 'Mallee' }])
  history.replaceState(null, '', clientsDue('next_contact_date'))
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(client)} />
    </AppRouterContext>,
  )
  await expect.element(page.getByText('1 to 1 of 1')).toBeVisible()
  // An answer says what time it is there: this device is 40 days ahead.
  const now = new Date(Date.now() - 40 * DAY)
  noteDate(now.toUTCString())
  await expect
    .poll(() => service.calls.at(-1)?.query.get('next_contact_date_to'))
    .toBe(dayAfter(now.toISOString().slice(0, 10), 30))
})

test('A card tells moments with their offset: a phone names no zone beside them', async () => {
  await page.viewport(390, 800)
  listService('approval_id', [{ approval_id: '1', created: '2026-11-20T03:00:00Z' }])
  history.replaceState(null, '', '/approvals')
  const config = { ...resourceList(approval), primary: 'created', cardColumns: ['created'] }
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={config} />
    </AppRouterContext>,
  )
  const moment = '20 Nov 2026, 03:00 +00:00'
  await expect
    .poll(() => document.querySelector('[data-row]')?.textContent)
    .toBe(`${moment}Created${moment}`)
})
