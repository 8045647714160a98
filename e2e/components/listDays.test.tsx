import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList } from '@/components/list/RecordList'
import { clientsDue } from '@/components/overview/links'
import { clockSkew, noteDate } from '@/components/time/serviceClock'
import { dayAfter } from '@/components/time/timeWords'
import { chooseTimeZone } from '@/components/time/timeZone'
import { approval, client } from '@/lib/resources'
import { DAY } from '@/lib/time/units'
import { answering } from '../support/answering'
import { listOf, refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { fileOf, wantsFile } from '../support/listFile'
import { listService } from '../support/listService'

afterEach(() => {
  clockSkew.set(0)
  chooseTimeZone(null)
})

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

test('A file is of the days of the zone in which it was begun, whichever is chosen meanwhile', async () => {
  await page.viewport(1280, 720)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const zones: (string | null)[] = []
  answering(async ({ query, headers }) => {
    const data = [{ approval_id: '1', created: '2026-11-20T03:00:00Z' }]
    const isFound = wantsFile(headers)
    if (!isFound && query.get('limit') !== '200') return Response.json(listOf(...data))
    zones.push(headers.get('time-zone'))
    if (!isFound) return refusal('permission_denied')
    await held
    return fileOf(data, query)
  })
  chooseTimeZone('Australia/Lord_Howe')
  history.replaceState(null, '', '/approvals?created_from=2026-11-20&created_to=2026-11-20')
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(approval)} />
    </AppRouterContext>,
  )
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expect.poll(() => zones).toEqual(['Australia/Lord_Howe'])
  chooseTimeZone('America/St_Johns')
  release()
  await expect.poll(() => zones).toHaveLength(2)
  expect(zones).toEqual(['Australia/Lord_Howe', 'Australia/Lord_Howe'])
})
