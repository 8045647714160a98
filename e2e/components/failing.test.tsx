import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/accessible'
import { type Answers, service, unanswered } from '../support/answers'
import { listOf } from '../support/bodies'
import { openPage } from '../support/consolePage'

/** What a page says while what it stands on does not come, and where it comes to nothing. */

const record = (body: object) => () => Response.json(body, { headers: { etag: '"1.1"' } })

/** What the service has that is no list. */
const THERE: Answers = {
  'GET /fm/overview': { today: '2026-11-21', clients: null, approvals: null },
  'GET /fm/clients/10001': record({ client_id: '10001', name: 'Wattleford City Council' }),
  'GET /sp/client/packaging-defaults/10001': record({ client_id: '10001', pay_run_start: 1 }),
  'GET /fm/approvals/88001': record({ approval_id: '88001', contract_id: 'C-1' }),
  'GET /openapi.json': {
    ...{ openapi: '3.1.0', info: { title: 'Fleetbook', version: '1', description: '' } },
    ...{ servers: [{ url: '/api/v1' }], tags: [], paths: {}, components: {} },
  },
}

/** Addresses of pages, the call that each stands on, what failed with it, and what it waits for. */
const PAGES = [
  ['/', '/fm/overview', 'The overview could not be loaded', 'the overview'],
  ['/clients', '/fm/clients', 'The clients could not be loaded', 'the clients'],
  ['/clients/10001', '/fm/clients/10001', 'The client could not be loaded', 'the client'],
  [
    '/clients/10001/packaging-defaults',
    '/sp/client/packaging-defaults/10001',
    'The packaging defaults could not be loaded',
    'the packaging defaults',
  ],
  ['/clients/10001/history', '/fm/events', 'The history could not be loaded', 'the history'],
  ['/approvals/88001', '/fm/approvals/88001', 'The approval could not be loaded', 'the approval'],
  ['/history', '/fm/events', 'The changes could not be loaded', 'the changes'],
  ['/history/r-7', '/fm/events', 'The request could not be loaded', 'the request'],
  ['/locks', '/fm/locking-sessions', 'The locks could not be loaded', 'the locks'],
  ['/users', '/admin/users', 'The users could not be loaded', 'the users'],
  ['/roles', '/admin/roles', 'The roles could not be loaded', 'the roles'],
  ['/api-reference', '/openapi.json', 'The API document could not be loaded', 'the API document'],
] as const

/** So much later a page says what it still waits for. */
const SLOW = 3500

beforeEach(async () => {
  await page.viewport(1280, 720)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})

const button = (name: string) => page.getByRole('button', { name })

test.each(PAGES)(
  '%s says what it waits for, lets go of it, says what failed and why, and reads it again',
  async (address, path, title, what) => {
    const call = `GET ${path}`
    const { asked, answer } = service(THERE, { [call]: unanswered })
    openPage(address)
    const isAsked = () => asked.some((each) => `${each.method} ${each.path}` === call)
    await expect.poll(isAsked).toBe(true)
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(SLOW)
        return page.getByText(`Still waiting for ${what}`, { exact: true }).elements().length
      })
      .toBe(1)
    await button('Stop waiting').click()
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(page.getByText('You stopped waiting for the answer.')).toBeVisible()
    await expect.element(page.getByText('Still waiting')).not.toBeInTheDocument()
    expect(asked.find(({ path: each }) => each === path)?.signal?.aborted).toBe(true)

    const headers = { 'x-request-id': 'request-of-the-test' }
    answer({ [call]: () => new Response('', { status: 500, headers }) })
    await button('Ask again').click()
    const alert = page.getByRole('alert').filter({ hasText: title })
    await expect.element(alert).toHaveTextContent('Fleetbook failed while it answered')
    await expect.element(alert).toHaveTextContent('request-of-the-test')
    await expect.element(page.getByText('You stopped waiting')).not.toBeInTheDocument()
    await expectAccessible('#main')

    answer({ [call]: THERE[call] ?? listOf() })
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect.element(alert).not.toBeInTheDocument()
  },
)

test('a list keeps its rows while it waits for others', async () => {
  const list = (name: string) => listOf({ client_id: '10001', name, _etag: '"1.1"' })
  const { asked, answer } = service({ 'GET /fm/clients': list('Wattleford') })
  openPage('/clients')
  const row = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(row('Wattleford')).toBeVisible()
  answer({ 'GET /fm/clients': unanswered })
  await page.getByRole('main').getByRole('searchbox').fill('Deepham')
  const isAsked = () => asked.some(({ query }) => query.get('search') === 'Deepham')
  const still = page.getByText('Still waiting for the clients')
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(SLOW)
      return isAsked() && still.elements().length
    })
    .toBe(1)
  await expect.element(row('Wattleford')).toBeVisible()
  await button('Stop waiting').click()
  await expect.element(page.getByText('You stopped waiting for the answer.')).toBeVisible()
  answer({ 'GET /fm/clients': list('Deepham') })
  await button('Ask again').click()
  await expect.element(row('Deepham')).toBeVisible()
})
