import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ChangedRecord } from '@/components/form/model/changedRecord'
import { HistoryPage } from '@/components/history/HistoryPage'
import { RequestPage } from '@/components/history/request/RequestPage'
import { change, entry } from '@/components/history/undo/plan.fixture'
import { showSignedIn } from '../support/component'
import { downloaded } from '../support/downloaded'
import { eventService } from '../support/eventService'

/** The history as a list: its pages, order and days, what is chosen of it, and its files. */

beforeEach(() => page.viewport(1280, 720))

const ROUTER = {} as ContextType<typeof AppRouterContext>

async function showList(entries: readonly ChangedRecord[], query = '') {
  const asked = eventService(entries)
  history.replaceState(null, '', `/history${query}`)
  showSignedIn(
    <AppRouterContext value={ROUTER}>
      <HistoryPage />
    </AppRouterContext>,
  )
  await expect.poll(() => rows().length).toBeGreaterThan(0)
  return asked
}

const rows = () => [...document.querySelectorAll('[data-row]')]
const first = () => rows()[0]?.textContent ?? ''
const count = (expected: number) => expect.poll(() => rows().length).toBe(expected)
const said = (words: string) => expect.element(page.getByText(words)).toBeVisible()
const choose = (at: number, modifiers: 'Shift'[] = []) =>
  page
    .getByRole('checkbox', { name: /^Select (?!this)/ })
    .nth(at)
    .click({ force: true, modifiers })
const exported = async (button: string) => {
  const { text } = await downloaded(() => page.getByRole('button', { name: button }).click())
  return text.trimEnd().split('\r\n')
}

/** So many requests, each a minute after the one before. */
const requests = (many: number): ChangedRecord[] =>
  Array.from({ length: many }, (_, at) =>
    entry({
      request_id: `r-${at}`,
      at: new Date(Date.UTC(2026, 10, 20, 3, at)).toISOString(),
      changes: [change('area', `Place ${at}`, `Place ${at + 1}`)],
    }),
  )

test('It is turned page by page and back, the newest or the oldest first', async () => {
  await showList(requests(120))
  await count(50)
  const newest = first()
  expect(newest).toContain('Place 120')
  await page.getByRole('button', { name: 'Next page' }).click()
  await said('51 to 100 of 120')
  expect(first()).toContain('Place 70')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.poll(first).toBe(newest)

  const when = page.getByRole('columnheader', { name: 'When', exact: true })
  await expect.element(when).toHaveAttribute('aria-sort', 'descending')
  await when.getByRole('button').first().click()
  await expect.element(when).toHaveAttribute('aria-sort', 'ascending')
  expect(location.search).toBe('?sort=at')
  await expect.poll(first).toContain('20 Nov 2026, 03:00')
  expect(rows().at(-1)?.textContent).toContain('20 Nov 2026, 03:49')
})

test('A short value stands whole beside one for which there is no room', async () => {
  const long =
    'Tyres in sets of four only go to the depot that has a hoist, and to no other. '.repeat(2)
  await showList([
    entry({ request_id: 'r-1', changes: [change('area', 'Uluru', long)] }),
    entry({ request_id: 'r-2', changes: [change('area', long, 'Uluru')] }),
  ])
  await count(2)
  const short = [...document.querySelectorAll('[data-row] *')].filter(
    (each) => each.childElementCount === 0 && each.textContent === 'Uluru',
  )
  expect(short).toHaveLength(2)
  for (const each of short) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth)
})

test('How many more fields were changed is in sight, whatever stands before it', async () => {
  const more = [change('area', 'Uluru', 'Perth'), change('phone_number', '1', '2')]
  const [short, long] = ['Noah Kovac', 'Noah Kovacevic-Whitlock of the depot in Perth']
  const cases = [short, long].flatMap((from) => [short, long].map((to) => [from, `${to}!`]))
  await showList(
    cases.map(([from, to], at) =>
      entry({ request_id: `r-${at}`, changes: [change('contact1_name', from, to), ...more] }),
    ),
  )
  await count(cases.length)
  for (const told of page.getByText('and 2 more').elements()) {
    const cell = told.closest('.truncate') as HTMLElement
    expect(told.getBoundingClientRect().right).toBeLessThanOrEqual(
      cell.getBoundingClientRect().right,
    )
  }
})

test('It is narrowed to days, which are typed as people write them', async () => {
  const asked = await showList(requests(2), '?record_id=10001')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Days' }).click()
  await page.getByRole('button', { name: /Condition/ }).click()
  await page.getByRole('option', { name: 'is between' }).click()
  await page.getByRole('textbox', { name: 'From' }).fill('1/2/2020')
  await page.getByRole('textbox', { name: 'To' }).fill('3 Feb 2020')
  await page.getByRole('button', { name: 'Apply' }).click()
  await said('No change matches')
  expect(location.search).toContain('from=2020-02-01&to=2020-02-03')
  expect([asked.at(-1)?.get('from'), asked.at(-1)?.get('to')]).toEqual(['2020-02-01', '2020-02-03'])
  await page.getByRole('button', { name: 'Remove filter Days' }).click()
  await count(2)
})

/** Two clients that one request added and another changed, and whose area a third has changed. */
function twoClients(): ChangedRecord[] {
  const both = (request_id: string, part: Partial<ChangedRecord>) =>
    ['10001', '10002'].map((record_id) => entry({ ...part, record_id, request_id }))
  return [
    ...both('made', { action: 'created', changes: [change('name', null, 'Mallee')] }),
    ...both('fees', { reason: 'Fee round', changes: [change('management_fee', 10, 25)] }),
  ]
}

describe('A request of many records', () => {
  test('is one row of the list', async () => {
    await showList(twoClients(), '?request_id=fees')
    await count(1)
    expect(first()).toContain('2 records')
  })

  test('says who changed what of each, and leads to them', async () => {
    const audit_user = { user_id: '7', display_name: 'Sofia Moretti' }
    eventService(twoClients().map((each) => ({ ...each, audit_user })))
    showSignedIn(
      <AppRouterContext value={ROUTER}>
        <RequestPage id="fees" />
      </AppRouterContext>,
    )
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Tom Hale for Sofia Moretti changed 2 records')
    for (const id of ['10001', '10002']) {
      await expect
        .element(page.getByRole('link', { name: `client ${id}` }))
        .toHaveAttribute('href', `/clients/${id}/history`)
    }
    // Whoever may only read is not offered to undo it.
    expect(page.getByRole('button', { name: /^Undo/ }).elements()).toEqual([])
  })

  test('goes whole into a file of what is chosen, whatever the list is narrowed to', async () => {
    await showList(twoClients(), '?record_id=10002')
    await count(2)
    await choose(0)
    await choose(1, ['Shift'])
    await said('2 selected')
    document.querySelector<HTMLElement>('[data-row]:nth-of-type(2) a')?.focus()
    await userEvent.keyboard('x')
    await said('1 selected')
    const [, ...lines] = await exported('Export selected')
    expect(lines).toHaveLength(2)
    for (const line of lines) expect(line).toContain(',fees,')
    for (const id of ['10001', '10002']) expect(lines.join('\n')).toContain(`,client,${id},`)
  })
})

test('All that match are exported but for those taken out, also of pages that nobody has seen', async () => {
  await showList(requests(51), '?field=area')
  await count(50)
  await page.getByRole('checkbox', { name: 'Select this page' }).click({ force: true })
  await page.getByRole('button', { name: 'Select all 51 that match' }).click()
  await said('All 51 selected')
  await choose(0)
  await said('50 selected')
  const lines = await exported('Export selected')
  expect(lines).toHaveLength(51)
  expect(lines.join()).toContain('Place 1,')
  expect(lines.join()).not.toContain('Place 51')
})

test.each(['', '?resource=client&field=area'])(
  'A file of all has each record of a request that changed several%s',
  async (query) => {
    const ids = ['10001', '10002', '10003']
    await showList(
      ids.map((record_id) =>
        entry({ record_id, request_id: 'r-bulk', changes: [change('area', null, record_id)] }),
      ),
      query,
    )
    await count(1)
    const [, ...lines] = await exported('Export CSV')
    expect(lines).toHaveLength(3)
    for (const id of ids) expect(lines.join('\n')).toContain(`,client,${id},`)
    await page.getByRole('checkbox', { name: 'Select this page' }).click({ force: true })
    await said('1 selected')
    const [, ...chosen] = await exported('Export selected')
    expect(chosen).toHaveLength(3)
  },
)

test('A file of what is filtered tells who did it, and nothing else nor what would run', async () => {
  const changes = [change('mla_note', null, '=HYPERLINK("x")'), change('client_code', null, 'ELSE')]
  await showList([entry({ changes })], '?field=mla_note')
  const [head, ...lines] = await exported('Export CSV')
  expect(head).toContain('Done by')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Tom Hale,2,Tom Hale,2')
  expect(lines[0]).toContain(`"'=HYPERLINK(""x"")"`)
  expect(lines[0]).not.toContain('ELSE')
})

test('A card says what was done, and to what', async () => {
  await page.viewport(390, 844)
  await showList([entry({ action: 'deleted', changes: [change('area', 'Place 1', null)] })])
  // As a sentence, and for the eye as well as in the name of the link.
  const facts = page.getByRole('definition').elements()
  expect(facts.map(({ textContent }) => textContent).join(' ')).toMatch(/deleted .*client/)
})
