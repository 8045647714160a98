import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TimeZonePicker } from '@/components/shell/bar/TimeZonePicker'
import { ZoneList } from '@/components/shell/bar/ZoneList'
import { show } from '../support/component'

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
