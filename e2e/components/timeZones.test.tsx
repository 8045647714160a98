import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wayKeptAs } from '@/components/list/query/way'
import { NextInList } from '@/components/record/NextInList'
import { ResourceScope } from '@/components/record/scope'
import { TimeZonePicker } from '@/components/shell/bar/TimeZonePicker'
import { ZoneList } from '@/components/shell/bar/ZoneList'
import { inTab } from '@/components/state/webStorage'
import { chooseTimeZone } from '@/components/time/timeZone'
import { approval } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { show, showSignedIn } from '../support/component'

afterEach(() => {
  inTab.forget(wayKeptAs('approval'))
  chooseTimeZone(null)
})

test('a time zone is found by the name it has today, the one before, and its offset', async () => {
  show(<ZoneList chosen="UTC" onChosen={() => undefined} />)
  for (const [typed, zone] of [
    ['kolkata', 'Asia/Kolkata'],
    ['calcutta', 'Asia/Kolkata'],
    ['kathmandu', 'Asia/Kathmandu'],
    ['kyiv', 'Europe/Kyiv'],
    ['ho chi minh', 'Asia/Ho Chi Minh'],
    ['yangon', 'Asia/Yangon'],
    ['adel', 'Australia/Adelaide'],
    ['+5:45', 'Asia/Kathmandu'],
    ['UTC +05:45 a', 'Asia/Kathmandu'],
    ['gmt+545', 'Asia/Kathmandu'],
    ['\u22129 gamb', 'Pacific/Gambier'],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expect.element(page.getByRole('menuitemradio').first()).toHaveTextContent(zone)
  }
})

test('its place in the bar is held while the page does not know it: what stands beside it stays', () => {
  const bar = document.body.appendChild(document.createElement('div'))
  bar.innerHTML = `<div style="float: right">${renderToString(<TimeZonePicker />)}</div>`
  expect(bar.firstElementChild?.getBoundingClientRect().width).toBeGreaterThan(120)
})

test('what follows in a list is read in the zone in which the list was shown: its days are others', async () => {
  inTab.keep(wayKeptAs('approval'), {
    ...{ list: '/approvals', query: 'created_at=2026-11-21', zone: 'Australia/Perth' },
    pages: [
      {
        ...{ number: 1, before: 0, rows: 2, ids: ['1', '2'] },
        address: '/approvals?created_at=2026-11-21',
      },
    ],
    ...{ cursor: 'on', total: 3, isExact: true },
  })
  const zones: (string | null)[] = []
  answering(({ headers }) => {
    zones.push(headers.get('time-zone'))
    return Response.json({ ...listOf({ approval_id: '3' }), total: 3 })
  })
  chooseTimeZone('Pacific/Auckland')
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <ResourceScope resource={approval} all={{}}>
        <NextInList id="2" below="" />
      </ResourceScope>
    </AppRouterContext>,
  )
  const next = page.getByRole('link', { name: 'Next approval' })
  await expect.element(next).toHaveAttribute('href', '/approvals/3')
  expect(zones).toEqual(['Australia/Perth'])
})
