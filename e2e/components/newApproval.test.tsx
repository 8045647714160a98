import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { type ContextType, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approvalParticulars } from '@/components/approval/particulars'
import { stepTo } from '@/components/approval/status'
import { choiceLabel } from '@/components/form/model/show'
import { NewRecordPage } from '@/components/record/NewRecordPage'
import { ResourceScope } from '@/components/record/scope'
import { actFor } from '@/components/session/actingFor'
import { approval } from '@/lib/resources'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { draftsOf } from '../support/draft'
import { nameService } from '../support/nameService'

/** The form of a new approval. */

const opened: string[] = []
const router = {
  replace: (href: string) => opened.push(href),
} as unknown as ContextType<typeof AppRouterContext>

beforeEach(async () => {
  opened.length = 0
  await page.viewport(1280, 720)
  nameService({})
})
afterEach(() => {
  actFor(null)
})

function Page() {
  const [asked] = useState(() => new URLSearchParams())
  return (
    <AppRouterContext value={router}>
      <SearchParamsContext value={asked}>
        <ResourceScope resource={approval} all={{ approval: approvalParticulars }}>
          <NewRecordPage />
        </ResourceScope>
      </SearchParamsContext>
    </AppRouterContext>
  )
}

test('has no status that is asked about elsewhere: what pays or ends is a step of its page', async () => {
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
  const status = approval.leaves.find(({ name }) => name === 'status_flag')
  await page.getByRole('button', { name: /Status/ }).click()
  const offered = page.getByRole('option')
  await expect.element(page.getByRole('option', { name: 'Requested' })).toBeVisible()
  const unasked = status?.values?.filter((to) => !stepTo(null, to)?.isRisky) ?? []
  expect(offered.elements().map((each) => each.textContent)).toEqual([
    'Not set',
    ...unasked.map((value) => status && choiceLabel(status, value)),
  ])
})

test('is told apart by role: who may not add one hears which permission that takes, and whose it is', async () => {
  const asked: string[] = []
  answering(({ method, address }) => {
    asked.push(`${method} ${address}`)
    return refusal('permission_denied', { roles: ['Editor', 'Payer'] })
  })
  showSignedIn(<Page />, ['Approvals:Read'])
  await expect.element(page.getByText('Your role may not add approvals')).toBeVisible()
  const words = 'It takes the permission Approvals:Create, which Viewer does not have.'
  await expect.element(page.getByText(`${words} Roles that have it: Editor, Payer.`)).toBeVisible()
  expect(asked).toEqual(['POST /api/v1/fm/approvals?dry_run=true'])
})

test.each([
  ['a lost answer', () => Promise.reject(new TypeError('no way there')), 'did not answer'],
  ['a proxy’s own failure', () => new Response('<h1>Error</h1>', { status: 524 }), 'failed while'],
])(
  'is sent again as it was after %s, and goes on as what it was changed to since',
  async (_, answer, told) => {
    const sent: { key: string | null; body: string }[] = []
    answering(({ method, headers, text }) => {
      if (method !== 'POST') return Response.json({ data: [] })
      sent.push({ key: headers.get('idempotency-key'), body: text })
      if (sent.length === 1) return answer()
      return Response.json({ approval_id: '88811' }, { status: 201 })
    })
    showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
    const add = page.getByRole('button', { name: 'Add approval' })
    const invoice = page.getByRole('textbox', { name: 'Invoice number' })
    await page.getByRole('textbox', { name: 'Contract' }).fill('C-LOST')
    await invoice.fill('INV-1')
    await add.click()
    await expect.element(page.getByText(`Fleetbook ${told}`)).toBeVisible()
    await invoice.fill('INV-01')
    await add.click()
    await expect.poll(() => opened).toEqual(['/approvals/88811'])
    expect(sent[1]).toEqual(sent[0])
    const [draft] = draftsOf('2', '/api/v1/fm/approvals/88811')
    expect(draft).toMatchObject({ values: { invoice_no: 'INV-01' } })
  },
)

test('is sent as it was corrected where the service had no room for it, and did nothing', async () => {
  const sent: { key: string | null; invoice_no?: string }[] = []
  answering(({ method, headers, body }) => {
    if (method !== 'POST') return Response.json({ data: [] })
    const key = headers.get('idempotency-key')
    sent.push({ key, ...body })
    if (sent.length > 1) return Response.json({ approval_id: '88816' }, { status: 201 })
    return refusal('overloaded', { detail: 'It has too many in hand. Nothing was done.' })
  })
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
  const add = page.getByRole('button', { name: 'Add approval' })
  const invoice = page.getByRole('textbox', { name: 'Invoice number' })
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-BUSY')
  await invoice.fill('INV-1')
  await add.click()
  await expect.element(page.getByText('Nothing was done.')).toBeVisible()
  await invoice.fill('INV-01')
  await add.click()
  await expect.poll(() => opened).toEqual(['/approvals/88816'])
  expect(sent.map(({ invoice_no }) => invoice_no)).toEqual(['INV-1', 'INV-01'])
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
  expect(draftsOf('2', '/api/v1/fm/approvals/88816')).toEqual([])
})

test('is not sent with a name in place of an id where names cannot be read', async () => {
  const sent: Record<string, unknown>[] = []
  let isAway = true
  nameService({ supplier: [{ id: 'S-2', name: 'Harbour Glass' }] })
  answering(({ method, body }, named) => {
    if (method === 'POST') {
      sent.push(body)
      return Response.json({ approval_id: '88817' }, { status: 201 })
    }
    const away = () => refusal('overloaded', { detail: 'It has too many in hand.' })
    return isAway ? away() : named()
  })
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create', 'Suppliers:Read'])
  const add = page.getByRole('button', { name: 'Add approval' })
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-1')
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Harbour Glass')
  await userEvent.keyboard('{Tab}')
  await add.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('It has too many in hand.')
  expect(sent).toEqual([])
  isAway = false
  await add.click()
  await expect.poll(() => opened).toEqual(['/approvals/88817'])
  expect(sent).toMatchObject([{ supplier_id: 'S-2' }])
})

test('goes on as what was typed while it was on its way', async () => {
  const sent: string[] = []
  let answer: (answer: Response) => void = () => undefined
  answering(({ method, text }) => {
    if (method !== 'POST') return Response.json({ data: [] })
    sent.push(text)
    return new Promise<Response>((resolve) => {
      answer = resolve
    })
  })
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
  const invoice = page.getByRole('textbox', { name: 'Invoice number' })
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-SLOW')
  await invoice.fill('INV-1')
  await page.getByRole('button', { name: 'Add approval' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await invoice.fill('INV-01')
  answer(Response.json({ approval_id: '88813' }, { status: 201 }))
  await expect.poll(() => opened).toEqual(['/approvals/88813'])
  expect(sent[0]).toContain('"INV-1"')
  const [draft] = draftsOf('2', '/api/v1/fm/approvals/88813')
  expect(draft).toMatchObject({ values: { invoice_no: 'INV-01' } })
})

test('is sent as it was asked for, whatever is typed while it is found out what was meant', async () => {
  const sent: Record<string, unknown>[] = []
  let tell: () => void = () => undefined
  const isTold = new Promise<void>((resolve) => {
    tell = resolve
  })
  nameService({ supplier: [{ id: 'S-2', name: 'Harbour Glass' }] })
  answering(async ({ method, body }, named) => {
    if (method === 'POST') {
      sent.push(body)
      return Response.json({ approval_id: '88815' }, { status: 201 })
    }
    await isTold
    return named()
  })
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create', 'Suppliers:Read'])
  const invoice = page.getByRole('textbox', { name: 'Invoice number' })
  const limit = page.getByRole('textbox', { name: 'Approval limit' })
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-1')
  await invoice.fill('INV-1')
  await limit.fill('100')
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Harbour Glass')
  // Leaving the field closes its list, which hides the rest.
  await userEvent.keyboard('{Tab}{Control>}s{/Control}')
  await expect.element(page.getByRole('button', { name: /^Add approval/ })).toBeDisabled()
  await invoice.fill('INV-1 of 2')
  // Half of what is typed is no fault of what was asked for.
  await limit.fill('250 or')
  tell()
  await expect.poll(() => opened).toEqual(['/approvals/88815'])
  expect(sent).toMatchObject([{ supplier_id: 'S-2', invoice_no: 'INV-1', approval_limit: 100 }])
  const [draft] = draftsOf('2', '/api/v1/fm/approvals/88815')
  expect(draft).toMatchObject({ values: { invoice_no: 'INV-1 of 2', approval_limit: '250 or' } })
})

test('tells above its fields all that are to be mended, each as a way to it', async () => {
  const errors = [
    { pointer: '/approval_limit', code: 'out_of_range', message: 'Limit takes at most 1.' },
    { pointer: '/contract_id', code: 'not_found', message: 'There is no such contract.' },
    { pointer: '/unknown', code: 'unknown_member', message: 'There is no such member.' },
  ]
  answering(({ method }) =>
    method === 'POST' ? refusal('validation_failed', { errors }) : Response.json({ data: [] }),
  )
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
  const add = page.getByRole('button', { name: 'Add approval' })
  const told = page.getByRole('alert')
  await add.click()
  await expect.element(told).toHaveTextContent('Nothing was added: 1 field to mend')
  const contract = page.getByRole('textbox', { name: 'Contract' })
  await contract.fill('C-1')
  await expect.element(told).not.toBeInTheDocument()

  await add.click()
  await expect.element(told).toHaveTextContent('Nothing was added: 3 fields to mend')
  await expect.element(told).toHaveTextContent('/unknown: There is no such member.')
  await expect.element(told).toHaveTextContent('Request r-1')
  await told.getByRole('button', { name: 'Contract' }).click()
  await expect.element(contract).toHaveFocus()
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(told).not.toBeInTheDocument()
})

test('that may be there already is asked after for as long as nothing is heard of it', async () => {
  const sent: { key: string | null; body: string }[] = []
  const answers = [
    () => Promise.reject(new TypeError('no way there')),
    () => refusal('rate_limited', { detail: 'Wait.' }),
    () => refusal('request_timeout', { detail: 'It came slowly.' }),
    () => new Response('no route', { status: 404 }),
    () => Response.json({ approval_id: '88812' }, { status: 201 }),
  ]
  answering(({ method, headers, text }) => {
    if (method !== 'POST') return Response.json({ data: [] })
    sent.push({ key: headers.get('idempotency-key'), body: text })
    return answers.shift()?.()
  })
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
  const add = page.getByRole('button', { name: 'Add approval' })
  const invoice = page.getByRole('textbox', { name: 'Invoice number' })
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-LOST')
  await invoice.fill('INV-1')
  await add.click()
  await expect.element(page.getByText('Fleetbook did not answer')).toBeVisible()
  await add.click()
  await expect.element(page.getByText('Wait.')).toBeVisible()
  await add.click()
  await expect.element(page.getByText('It came slowly.')).toBeVisible()
  await invoice.fill('INV-01')
  await add.click()
  await expect.element(page.getByText('cannot read (404)')).toBeVisible()
  await add.click()
  await expect.poll(() => opened).toEqual(['/approvals/88812'])
  expect(sent).toEqual(Array.from({ length: 5 }, () => sent[0]))
})

test.each([
  ['who is disabled since', 422, { code: 'unknown_audit_user', detail: 'Tom Hale is disabled.' }],
  [
    'by a right that was lost since',
    403,
    { code: 'permission_denied', required_permission: 'Audit:UserIdOverride' },
  ],
])(
  'whose answer was lost is not taken for refused where it was added for somebody %s',
  async (_, status, refusal) => {
    const sent: { key: string | null; as: string | null }[] = []
    answering(({ method, headers }) => {
      if (method !== 'POST') return Response.json({ data: [] })
      const said = headers
      sent.push({ key: said.get('idempotency-key'), as: said.get('audit-user-id') })
      if (sent.length === 1) throw new TypeError('no way there')
      if (sent.length === 2) return Response.json(refusal, { status })
      return Response.json({ approval_id: '88814' }, { status: 201 })
    })
    actFor({ user_id: '7', display_name: 'Tom Hale' })
    showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create', 'Audit:UserIdOverride'])
    const add = page.getByRole('button', { name: 'Add approval' })
    await page.getByRole('textbox', { name: 'Contract' }).fill('C-LOST')
    await add.click()
    await expect.element(page.getByText('Fleetbook did not answer')).toBeVisible()
    actFor(null)
    await add.click()
    await expect.element(page.getByText(/^Nobody knows whether this was done/)).toBeVisible()
    expect(sent[1]).toEqual(sent[0])
    await add.click()
    await expect.poll(() => opened).toEqual(['/approvals/88814'])
    expect(sent).toHaveLength(3)
    expect(sent[2]).toMatchObject({ as: null, key: expect.not.stringMatching(sent[0]?.key ?? '') })
  },
)

test('whose answer was lost before a weekend is not sent again under a key that is forgotten by then', async () => {
  const keys: (string | null)[] = []
  answering(({ method, headers }) => {
    if (method !== 'POST') return Response.json({ data: [] })
    keys.push(headers.get('idempotency-key'))
    if (keys.length < 3) throw new TypeError('no way there')
    return Response.json({ approval_id: '88813' }, { status: 201 })
  })
  showSignedIn(<Page />, ['Approvals:Read', 'Approvals:Create'])
  const add = page.getByRole('button', { name: 'Add approval' })
  await page.getByRole('textbox', { name: 'Contract' }).fill('C-LOST')
  await add.click()
  const lost = page.getByText('Fleetbook did not answer')
  await expect.element(lost).toBeVisible()
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + 22 * 3_600_000 })
  await add.click()
  await expect.poll(() => keys.length).toBe(2)
  await expect.element(lost).toBeVisible()
  vi.setSystemTime(now + 64 * 3_600_000)
  await add.click()
  await expect.element(page.getByText(/^Nobody knows whether this was done/)).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  await add.click()
  await expect.poll(() => opened).toEqual(['/approvals/88813'])
  expect(keys[2]).not.toBe(keys[0])
})
