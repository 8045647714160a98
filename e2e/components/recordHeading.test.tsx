import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listKey } from '@/components/api/records'
import { ApprovalFacts } from '@/components/approval/ApprovalFacts'
import type { HistoryEvent } from '@/components/form/model/history'
import type { Json } from '@/components/form/model/transport'
import { entry } from '@/components/history/undo/plan.fixture'
import { resourceList } from '@/components/list/listConfig'
import { rowName } from '@/components/list/rowName'
import { DueSheet } from '@/components/overview/DueSheet'
import { RecordHeading } from '@/components/record/RecordHeading'
import { readAnewAfter } from '@/components/record/readAnew'
import { ResourceScope } from '@/components/record/scope'
import { useRecord } from '@/components/record/useRecord'
import { clockSkew } from '@/components/time/serviceClock'
import { chooseTimeZone } from '@/components/time/timeZone'
import { userParticulars } from '@/components/user/particulars'
import { approval, contract, role, supplier, user } from '@/lib/resources'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { drawn, showSignedIn } from '../support/component'

const ID = 'S-2026'

afterEach(() => {
  clockSkew.set(0)
  chooseTimeZone(null)
})

const headOf = (record: Json, newest: HistoryEvent | null = null) => (
  <ResourceScope resource={supplier} all={{}}>
    <RecordHeading
      id={ID}
      record={{ supplier_id: ID, ...record }}
      isFailed={false}
      newest={newest}
      lock={null}
      slotRef={null}
    />
  </ResourceScope>
)
const name = page.getByRole('heading', { level: 1 })

test('a head says the id once, and takes no more than three lines for a name of any length', async () => {
  await page.viewport(390, 844)
  showSignedIn(headOf({ name: 'n'.repeat(255), trading_name: 'Mallee Tyres' }))
  await expect.element(name).toHaveAttribute('title', 'n'.repeat(255))
  const { height } = name.element().getBoundingClientRect()
  expect(height / Number.parseFloat(getComputedStyle(name.element()).lineHeight)).toBeCloseTo(3)
  const words = document.querySelector('header')?.textContent ?? ''
  expect(words.split(ID)).toHaveLength(2)
  expect(words).toContain('Mallee Tyres')
})

test('a head says whom a change of a role is for', async () => {
  const record = { role_id: '2', name: 'Editor', users: 1284, service_accounts: 0, webhooks: 1 }
  showSignedIn(
    <ResourceScope resource={role} all={{}}>
      <RecordHeading
        id="2"
        record={record}
        isFailed={false}
        newest={null}
        lock={null}
        slotRef={null}
      />
    </ResourceScope>,
  )
  await expect.element(name).toHaveTextContent('Editor')
  const words = document.querySelector('header p')?.textContent
  expect(words).toBe('role 2Users 1,284Service accounts 0Webhooks 1')
})

test('a name of blanks is none: the head, the row and the link are called by the id', async () => {
  const row = rowName(resourceList(supplier), { supplier_id: ID, name: '   ' }, 'UTC')
  expect(row.shown).toBe('supplier S-2026')
  showSignedIn(
    <>
      {headOf({ name: '   ' })}
      <DueSheet
        title="Contacts due"
        nothing="None"
        due={{ total: 1, clients: [{ client_id: '10306', name: '   ', date: '2026-11-20' }] }}
        today="2026-11-25"
        href="/clients"
      />
    </>,
  )
  await expect.element(name).toHaveTextContent(/^Supplier S-2026$/)
  await expect.element(page.getByRole('link', { name: 'Client 10306' })).toBeVisible()
})

test.each([390, 898])(
  'no fact of any length makes the page scroll sideways, in %i px',
  async (width) => {
    await page.viewport(width, 844)
    const long = 'n'.repeat(255)
    const person = { user_id: '7', display_name: long }
    const newest = entry({ user: person, audit_user: person })
    showSignedIn(headOf({ name: 'Mallee', trading_name: long, abn: long }, newest))
    await expect.element(page.getByText(/^Changed/)).toBeVisible()
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  },
)

test('the last change is told with its offset, as a phone shows no zone beside it', async () => {
  await page.viewport(390, 844)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T00:00:00Z') })
  showSignedIn(headOf({ name: 'Mallee' }, entry({ at: '2026-11-21T04:00:00Z' })))
  await expect.element(page.getByText(/^Changed 21 Nov, .* [+-]\d\d:\d\d by /)).toBeVisible()
})

test('a change of this year is told without it: of the year that it is to the service, and in the zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-30T00:00:00Z') })
  clockSkew.set(Date.parse('2027-01-01T06:00:00Z') - Date.now())
  chooseTimeZone('Pacific/Pago_Pago')
  showSignedIn(headOf({ name: 'Mallee' }, entry({ at: '2026-12-31T22:00:00Z' })))
  await expect.element(page.getByText(/^Changed 31 Dec, 11:00 -11:00 by /)).toBeVisible()
  chooseTimeZone('Pacific/Kiritimati')
  await expect.element(page.getByText(/^Changed 1 Jan, 12:00 \+14:00 by /)).toBeVisible()
  clockSkew.set(clockSkew.get() + 4 * 86_400_000)
  chooseTimeZone('Pacific/Pago_Pago')
  await expect.element(page.getByText(/^Changed 31 Dec 2026, 11:00 -11:00 by /)).toBeVisible()
})

test('the head of a user tells the provider by whose word they sign in, and since when', async () => {
  const record = { user_id: '7', user_name: 'tom', display_name: 'Tom Hale', role_name: 'Editor' }
  const link = { identity_provider: 'https://id.example', identity_linked: '2026-11-21T04:00:00Z' }
  showSignedIn(
    <ResourceScope resource={user} all={{ user: userParticulars }}>
      <RecordHeading
        id="7"
        record={{ ...record, ...link }}
        isFailed={false}
        newest={null}
        lock={null}
        slotRef={null}
      />
    </ResourceScope>,
  )
  await expect
    .element(page.getByText(/^Linked to/))
    .toHaveTextContent(/^Linked to https:\/\/id\.example since 21 Nov, .* [+-]\d\d:\d\d$/)
})

test('what was never changed, and is its id alone, leaves no empty line', async () => {
  const heading = (newest: HistoryEvent | null) => (
    <ResourceScope resource={contract} all={{}}>
      <RecordHeading
        {...{ id: 'C-1', isFailed: false, newest, lock: null, slotRef: null }}
        record={{ contract_id: 'C-1', client_id: '10001' }}
      />
    </ResourceScope>
  )
  showSignedIn(
    <>
      <section aria-label="Never">{heading(null)}</section>
      <section aria-label="Once">{heading(entry({}))}</section>
    </>,
  )
  const lineOf = (label: string) =>
    page.getByRole('region', { name: label }).element().querySelector('p')
  await expect.poll(() => lineOf('Once')?.checkVisibility()).toBe(true)
  expect(lineOf('Never')?.checkVisibility()).toBe(false)
})

test('an approval says whose its contract is by now, and what that client is called', async () => {
  let owner: Json | null = { client_id: '7', _labels: { client_id: 'Deepham Water' } }
  answering(({ path }) => {
    if (!path.endsWith('/contracts/C-1')) return Response.json({ data: [] })
    return owner ? Response.json({ contract_id: 'C-1', ...owner }) : refusal('record_not_found')
  })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })
  const record = { approval_id: '1', contract_id: 'C-1' }
  showSignedIn(
    <ResourceScope resource={approval} all={{}}>
      <ApprovalFacts id="1" record={record} newest={null} />
    </ResourceScope>,
    ['Clients:Read'],
    queries,
  )
  await expect.element(page.getByRole('link', { name: 'Deepham Water' })).toBeVisible()
  owner = { client_id: '8', _labels: { client_id: 'Corio Bay' } }
  readAnewAfter(queries, contract)
  const link = page.getByRole('link', { name: 'Corio Bay' })
  await expect.element(link).toHaveAttribute('href', '/clients/8')
  queries.setQueryData([...listKey('client'), 'names', 'client', 'of', '8'], {
    id: '8',
    name: 'Corio Bay Council',
  })
  await expect.element(page.getByRole('link', { name: 'Corio Bay Council' })).toBeVisible()
  owner = null
  readAnewAfter(queries, contract)
  await expect.poll(() => page.getByRole('link').elements()).toEqual([])
})

let opened: ReturnType<typeof useRecord> | undefined

function OpenHead() {
  opened = useRecord(supplier, ID)
  return opened.record.data ? headOf(opened.record.data.record) : null
}

test('a head keeps what was saved where an answer comes that was read before', async () => {
  const [before, saved] = [
    { supplier_id: ID, name: 'Mallee' },
    { supplier_id: ID, name: 'Mallee Tyres' },
  ]
  const { promise: isLate, resolve: end } = Promise.withResolvers<void>()
  let reads = 0
  answering(async () => {
    reads += 1
    const answer = Response.json(reads < 3 ? before : saved)
    if (reads === 2) await isLate
    return answer
  })
  showSignedIn(<OpenHead />)
  await expect.element(name).toHaveTextContent('Mallee')
  const isRead = opened?.record.refetch()
  await expect.poll(() => reads).toBe(2)
  opened?.onLoaded({ record: saved, etag: '"2"' })
  await expect.element(name).toHaveTextContent('Mallee Tyres')
  end()
  await isRead
  await drawn()
  expect(name.element().textContent).toBe('Mallee Tyres')
})
