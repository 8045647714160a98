import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RecentChanges } from '@/components/overview/RecentChanges'
import { PaymentChanges } from '@/components/payment/PaymentChanges'
import { clockSkew, noteDate } from '@/components/time/serviceClock'
import { client } from '@/lib/resources'
import { answering } from '../support/answering'
import { service } from '../support/answers'
import { listOf } from '../support/bodies'
import { showSignedIn } from '../support/component'

afterEach(() => {
  clockSkew.set(0)
})

const person = { user_id: '7', display_name: 'Tom Hale' }
const entry = (more: Record<string, unknown>) => ({
  ...{ resource: 'client', record_id: '10001', record_name: null, action: 'updated', reason: null },
  ...{ at: new Date().toISOString(), user: person, audit_user: person, request_exact: true },
  ...more,
})

test('One call over many records is one line that leads to all of it; fields have their labels', async () => {
  const asked: URLSearchParams[] = []
  answering(({ query }) => {
    asked.push(query)
    const changes = [{ field: 'mla_date', from: null, to: '2026-01-01' }]
    const data = [
      entry({ event_id: '9', request_id: 'r-9', request_records: 12, changes }),
      entry({ event_id: '8', request_id: 'r-8', request_records: 1, changes, reason: 'Renewed' }),
    ]
    return Response.json(listOf(...data))
  })
  showSignedIn(<RecentChanges />)
  await expect.element(page.getByText('MLA date · Renewed')).toBeVisible()
  const many = page.getByRole('link', { name: '12 records' })
  await expect.element(many).toHaveAttribute('href', '/history/r-9')
  await expect
    .element(page.getByRole('link', { name: 'client 10001' }))
    .toHaveAttribute('href', '/clients/10001/history')
  expect(asked[0]?.get('group')).toBe('request')
})

test('What was done to many says what was done to all of them', async () => {
  const words = { created: 'added', updated: 'changed', null: 'changed' }
  const all = Object.keys(words).map((action, index) =>
    entry({
      ...{ event_id: `${9 - index}`, request_id: `r-${index}`, action: 'created', changes: [] },
      ...{ request_records: 3, request_action: action === 'null' ? null : action },
    }),
  )
  service({ 'GET /fm/events': listOf(...all) })
  showSignedIn(<RecentChanges />)
  const lines = () => [...document.querySelectorAll('li p:first-child')].map((p) => p.textContent)
  await expect.poll(lines).toEqual(Object.values(words).map((verb) => `Tom Hale ${verb} 3 records`))
})

test('They are of now whenever they are shown, however lately they were read', async () => {
  let reason = 'First'
  answering(() => {
    const data = [entry({ event_id: '9', request_id: 'r-9', changes: [], reason })]
    return Response.json(listOf(...data))
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  showSignedIn(<RecentChanges />, [], queries)
  await expect.element(page.getByText('First')).toBeVisible()
  reason = 'Second'
  showSignedIn(<RecentChanges />, [], queries)
  await expect.element(page.getByText('Second').first()).toBeVisible()
})

test('a name of any length stays within its sheet', async () => {
  answering(() => {
    const data = [
      entry({ event_id: '9', request_id: 'r-9', record_name: 'n'.repeat(90), changes: [] }),
    ]
    return Response.json(listOf(...data))
  })
  showSignedIn(
    <div style={{ width: 358 }}>
      <RecentChanges />
    </div>,
  )
  const name = page.getByRole('link', { name: /^nnn/ })
  await expect.element(name).toBeVisible()
  const sheet = document.querySelector('section')?.getBoundingClientRect().right as number
  expect(name.element().getBoundingClientRect().right).toBeLessThanOrEqual(sheet)
})

test('how long ago something was stays true where this device’s clock is set while the page is open', async () => {
  const now = Date.now()
  answering(() => {
    const at = new Date(now - 5 * 60_000).toISOString()
    const data = [entry({ event_id: '9', request_id: 'r-9', changes: [], at })]
    return Response.json(listOf(...data))
  })
  showSignedIn(<RecentChanges />)
  await expect.element(page.getByText('5 minutes ago')).toBeVisible()
  vi.useFakeTimers({ toFake: ['Date'], now: now - 12 * 3_600_000 })
  // The next answer of the service tells what time it is.
  noteDate(new Date(now).toUTCString())
  await expect.poll(() => document.body.textContent).toMatch(/[45] minutes ago/)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(document.body.textContent).toMatch(/[45] minutes ago/)
})

test('what was entered ahead of a clock that was set back is shown as what it is, in the order in which it was done', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const ahead = at(400 * 24 * 60 + 60)
  const done = [at(-30.5), at(0), ahead, at(0)].map((moment, index) =>
    entry({ event_id: `${9 - index}`, request_id: `r-${index}`, changes: [], at: moment }),
  )
  const payment = { ...entry({ resource: 'client', at: ahead }), fields: ['bank_bsb'] }
  service({
    'GET /fm/events': listOf(...done),
    'GET /fm/clients/10001/payment-changes': listOf(payment),
  })
  showSignedIn(
    <>
      <RecentChanges />
      <PaymentChanges resource={client} id="10001" />
    </>,
  )
  await expect
    .element(page.getByText('Bank details of this client changed 400 days from now, by Tom Hale'))
    .toBeVisible()
  const told = () => [...document.querySelectorAll('time')].map((time) => time.textContent)
  await expect.poll(told).toEqual(['30 minutes ago', 'just now', '400 days from now', 'just now'])
})
