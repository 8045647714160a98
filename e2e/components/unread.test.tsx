import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { approval, client, packagingDefaults } from '@/lib/resources'
import { type Answer, service } from '../support/answers'
import { listOf, refusal } from '../support/bodies'
import { takeAway } from '../support/component'
import { openPage } from '../support/consolePage'
import { keptRecord } from '../support/keptRecord'
import '../support/field'

/** What pages of records say where a part of what they show cannot be read. */

beforeEach(async () => {
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/')
})

const CLIENT = { client_id: '10001', name: 'Wattleford City Council' }
const alertOf = (hasText: string) => page.getByRole('alert').filter({ hasText })
const broken: Answer = () => new Response('', { status: 500 })

test('without a network the page says so, and is read once there is one', async () => {
  const city = keptRecord(client, CLIENT)
  const away = () => Promise.reject(new TypeError('Failed to fetch'))
  const { answer } = service(city.answers, { 'GET /fm/clients/10001': away })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  openPage('/clients/10001')
  const alert = alertOf('The client could not be loaded')
  // What may pass by itself is asked again, seconds later.
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(2000)
      return alert.elements().length
    })
    .toBe(1)
  await expect.element(alert).toHaveTextContent('Fleetbook did not answer. Check the connection')
  answer(city.answers)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(CLIENT.name)
})

test.each([
  ['/clients/10001', keptRecord(client, CLIENT)],
  ['/approvals/88001', keptRecord(approval, { approval_id: '88001', contract_id: 'C-1' })],
])(
  '%s says that it cannot warn of changed bank details, until it can',
  async (address, { answers, path }) => {
    const call = `GET ${path}/payment-changes`
    const { answer } = service(answers, { [call]: broken })
    openPage(address)
    const alert = alertOf('were changed lately')
    await expect.element(alert).toHaveTextContent('could not be read')
    answer({ [call]: listOf() })
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect.element(alert).not.toBeInTheDocument()
  },
)

test('a proxy that knows no way to the service is not taken for its word on a record', async () => {
  const city = keptRecord(client, CLIENT)
  const defaults = keptRecord(packagingDefaults, { client_id: '10001', bank_bsb: '062-000' })
  const { asked, answer } = service(city.answers, defaults.answers)
  const noRoute = () => new Response('no route', { status: 404 })
  const bsb = page.getByField('bank_bsb')
  openPage('/clients/10001/packaging-defaults')
  await expect.element(bsb).toHaveValue('062-000')

  // The form keeps what it knows.
  answer({ [`GET ${defaults.path}`]: noRoute })
  const isAsked = () => asked.filter(({ path }) => path === defaults.path).length
  const before = isAsked()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(isAsked).toBeGreaterThan(before)
  await new Promise((resolve) => requestIdleCallback(resolve))
  await expect.element(bsb).toHaveValue('062-000')
  expect(page.getByText('saved this record').elements()).toEqual([])

  // Nothing is shown in its place.
  takeAway()
  openPage('/clients/10001/packaging-defaults')
  await expect.element(alertOf('The packaging defaults could not be loaded')).toBeVisible()
  takeAway()
  answer({ ...defaults.answers, 'GET /fm/clients/10001': noRoute })
  openPage('/clients/10001/packaging-defaults')
  const alert = alertOf('The client could not be loaded')
  await expect.element(alert).toBeVisible()
  answer(city.answers)
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(bsb).toHaveValue('062-000')
})

test('older changes that fail leave those that are there', async () => {
  const city = keptRecord(client, CLIENT)
  for (let each = 0; each < 51; each += 1) city.change({ area: `Area ${each}` })
  const events = city.entries
  const pages: Answer = ({ query }) =>
    query.has('cursor')
      ? { ...listOf(...events.slice(50)), total: 52 }
      : { ...listOf(...events.slice(0, 50)), total: 52, next_cursor: 'older' }
  const { answer } = service(city.answers, { 'GET /fm/events': pages })
  openPage('/clients/10001/history')
  const newest = page.getByText('Area 50').first()
  await expect.element(newest).toBeVisible()
  answer({ 'GET /fm/events': () => refusal('internal', { detail: 'It broke.' }) })
  await page.getByRole('button', { name: 'Load more' }).click()
  const alert = alertOf('Older changes could not be loaded')
  await expect.element(alert).toHaveTextContent('It broke.')
  await expect.element(newest).toBeVisible()
  answer({ 'GET /fm/events': pages })
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(page.getByText('Area 0').first()).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
})
