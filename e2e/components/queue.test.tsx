import { QueryClient } from '@tanstack/react-query'
import { LosslessNumber } from 'lossless-json'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { resourceList } from '@/components/list/listConfig'
import { RecordList, type SelectionTools } from '@/components/list/RecordList'
import { ChangedMark } from '@/components/payment/ChangedMark'
import { approval, code } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf, refusal } from '../support/bodies'
import { showChosen } from '../support/chosenApprovals'
import { showSignedIn } from '../support/component'
import { listService } from '../support/listService'

/** What can be done with chosen approvals, over a service as far as it goes. */

const approvalOf = (id: string) =>
  `{"approval_id":"${id}","_etag":"\\"1\\"","_lines_total":0.1,"status_flag":"requested"}`

test.each([1280, 700, 390])(
  'all that is paid is in sight in %i px, whatever the client is called',
  async (width) => {
    await page.viewport(width, 844)
    const row = {
      ...{
        approval_id: '1',
        _etag: '"1"',
        _client_name: 'n'.repeat(255),
        status_flag: 'requested',
      },
      ...{ reimbursement_flag: 'yes', driver_name: 'd'.repeat(120) },
      ...{ _lines_total: new LosslessNumber('1248.5'), approval_limit: new LosslessNumber('1000') },
    }
    showChosen([row])
    await page.getByRole('button', { name: 'Reject' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText('1,248.50 AUD').last()).toBeInTheDocument()
    const edge = dialog.element().getBoundingClientRect().right
    const cells = [...dialog.element().querySelectorAll('tbody :is(th, td)')]
    expect(cells).toHaveLength(6)
    for (const cell of cells) {
      expect(cell.getBoundingClientRect().right, cell.outerHTML).toBeLessThanOrEqual(edge)
      expect(cell.scrollWidth, cell.outerHTML).toBeLessThanOrEqual(cell.clientWidth)
    }
  },
)

test('the reason for many stands before their rows, where it is seen', async () => {
  await page.viewport(1280, 720)
  const seen = (id: string) => ({
    ...{ approval_id: id, _etag: '"1"', _client_name: 'Mallee', status_flag: 'requested' },
    _lines_total: new LosslessNumber('0.2'),
  })
  answering(() => Response.json(listOf()))
  showChosen(['1', '2', '3'].map(seen))
  await page.getByRole('button', { name: 'Reject' }).click()
  const reason = page.getByRole('textbox', { name: 'Reason' })
  await expect.element(reason).toBeVisible()
  const order = reason.element().compareDocumentPosition(page.getByRole('table').element())
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('many take their step by the keys alone, with the reason that was typed', async () => {
  await page.viewport(1280, 720)
  const seen = (id: string) => ({
    ...{ approval_id: id, _etag: '"1"', _client_name: 'Mallee', status_flag: 'requested' },
    _lines_total: new LosslessNumber('0.2'),
  })
  const reasons: (string | null)[] = []
  answering(({ method, headers }) => {
    if (method === 'GET') return Response.json(listOf())
    reasons.push(headers.get('audit-reason'))
    return Response.json(seen('1'))
  })
  showChosen(['1', '2'].map(seen))
  await page.getByRole('button', { name: 'Reject' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await userEvent.keyboard('Twice')
  const confirm = dialog.getByRole('button', { name: 'Reject 2 approvals', exact: true })
  await expect.element(confirm).toHaveAccessibleDescription('Ctrl S')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(reasons).toEqual(['Twice', 'Twice'])
})

test('what no page of the list has shown is read: it counts in the sum, and takes its step', async () => {
  const asked: (string | null)[] = []
  answering(({ query }) => {
    const ids = query.get('approval_id')
    if (query.get('fields') !== 'approval_id,maintenance_lines') asked.push(ids)
    const data = (ids ?? '').split(',').map(approvalOf)
    const text = `{"data":[${data}],"next_cursor":null,"total":1,"total_exact":true}`
    return new Response(text, { headers: { 'content-type': 'application/json' } })
  })
  const seen = { approval_id: '1', _etag: '"1"', _lines_total: new LosslessNumber('0.2') }
  showChosen([seen], { ids: ['1', '2', '3'] })
  await expect.element(page.getByRole('status')).toHaveTextContent('Lines: 0.40 AUD')
  expect(asked).toEqual(['2,3'])
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Reject 3 approvals?')
})

test('moving many to batch says whose bank details were changed lately, and whose approvals they are', async () => {
  await page.viewport(1280, 720)
  const asked: string[] = []
  const seen = (id: string, _client_name: string) => ({
    ...{ approval_id: id, _etag: '"1"', _client_name, status_flag: 'requested' },
    _lines_total: new LosslessNumber('0.2'),
  })
  const rows = [seen('1', 'Glencliffe'), seen('2', 'Mapleward'), seen('3', 'Sandhurst')]
  const person = { user_id: '7', display_name: 'Tom Hale' }
  const change = {
    ...{ event_id: '9', resource: 'supplier', record_id: 'S-1', fields: ['bank_bsb'] },
    ...{ at: new Date().toISOString(), user: person, audit_user: person },
  }
  let isDown = true
  const written: string[] = []
  const reasons: (string | null)[] = []
  const changed = new Set(['2'])
  let held = Promise.resolve()
  answering(async ({ method, path, headers }) => {
    const [, , , , , id = '', what] = path.split('/')
    if (method === 'PATCH') {
      written.push(id)
      reasons.push(headers.get('audit-reason'))
      return Response.json(seen(id, ''))
    }
    if (!id || id === 'approval') return Response.json(listOf())
    asked.push(`${id}/${what}`)
    await held
    if (isDown && id === '3') return new Response('{"title":"Away"}', { status: 500 })
    const data = changed.has(id) ? [change] : []
    return Response.json({ client_id: null, days: 30, data })
  })
  showChosen(rows)
  await page.getByRole('button', { name: 'Move to batch' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('could not be read')
  isDown = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(dialog)
    .toHaveTextContent('Bank details behind 1 approval were changed in the last 30 days')
  expect(new Set(asked)).toEqual(new Set(['1', '2', '3'].map((id) => `${id}/payment-changes`)))
  const first = dialog.getByRole('row').nth(1)
  await expect.element(first).toHaveTextContent('Mapleward')
  await expect.element(first).toHaveTextContent('requested')
  await expect.element(first).toHaveTextContent('by Tom Hale: BSB.')
  await expect.element(dialog).toHaveTextContent('Glencliffe')
  const confirm = dialog.getByRole('button', { name: 'Move 3 approvals' })
  await expect.element(confirm).toBeEnabled()

  // Opened again, what was known before is not enough.
  const again = async () => {
    await dialog.getByRole('button', { name: 'Back to the list' }).click()
    await page.getByRole('button', { name: 'Move to batch' }).click()
  }
  let answer: () => void = () => undefined
  held = new Promise((resolve) => {
    answer = resolve
  })
  changed.add('1')
  await again()
  await expect.element(dialog).toHaveTextContent('Looking for changed bank details')
  await expect.element(confirm).toBeDisabled()
  answer()
  await expect.element(dialog).toHaveTextContent('Bank details behind 2 approvals were changed')
  await expect.element(confirm).toBeEnabled()
  changed.delete('1')
  await again()
  await expect.element(confirm).toBeEnabled()

  // The dialog may have been open for minutes: what it told is looked at again as it is confirmed.
  change.event_id = '10'
  change.fields = ['bank_account_number']
  await confirm.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nothing is sent yet')
  await expect.element(first).toHaveTextContent('by Tom Hale: Account number.')
  isDown = true
  await confirm.click()
  await expect.element(dialog).toHaveTextContent('could not be read')
  await expect.element(confirm).toBeEnabled()
  expect(written).toEqual([])
  // A reason is given as it stands once all is looked at.
  held = new Promise((resolve) => {
    answer = resolve
  })
  await confirm.click()
  await expect.element(confirm).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Invoice 71')
  answer()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(written.toSorted()).toEqual(['1', '2', '3'])
  expect(new Set(reasons).size).toBe(1)
  expect(reasons[0]).toContain('71')
})

test('moving many to batch says whose they are by now and which are credit notes, and looks at it again', async () => {
  await page.viewport(1280, 720)
  const seen = (id: string, more = {}) => ({
    ...{ approval_id: id, _etag: '"1"', _client_name: 'Beta', status_flag: 'requested' },
    ...{ _lines_total: new LosslessNumber('200'), supplier_id: 'S-1', ...more },
  })
  let client = 'Alpha'
  let others: readonly object[] = []
  const written: string[] = []
  answering(({ method, path, query }) => {
    const [, , , , what, id] = path.split('/')
    if (method === 'PATCH') written.push(String(id))
    if (method === 'PATCH') return Response.json(seen(String(id)))
    if (what === 'duplicates') return Response.json({ data: others })
    if (what === 'names') return Response.json({ data: [] })
    if (path.endsWith('/payment-changes')) {
      return Response.json({ client_id: null, days: 30, data: [] })
    }
    const isAsked = query.get('fields') === 'approval_id,_client_name'
    const rows = ['1', '2'].map((approval_id) => ({ approval_id, _client_name: client }))
    return Response.json(isAsked ? listOf(...rows) : listOf())
  })
  const permissions = ['Approvals:Read', 'Clients:Read']
  showChosen([seen('1'), seen('2', { credit_note_flag: 'yes' })], { permissions })
  await expect
    .element(page.getByRole('status').first())
    .toHaveTextContent('Lines: 400.00 AUD, 200.00 AUD of it of 1 credit note')
  await page.getByRole('button', { name: 'Move to batch' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Move 2 approvals' })
  await expect.element(confirm).toBeEnabled()
  await expect.element(dialog.getByRole('table')).toHaveTextContent('Alpha')
  await expect.element(dialog.getByRole('table')).not.toHaveTextContent('Beta')
  await expect.element(dialog).toHaveTextContent('1 approval is a credit note')
  await expect.element(dialog).toHaveTextContent('There is no supplier S-1.')
  await expect.element(dialog).toHaveTextContent('2 approvals pay a supplier who is inactive')

  client = 'Gamma'
  await confirm.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nothing is sent yet')
  await expect.element(dialog.getByRole('table')).toHaveTextContent('Gamma')
  const record = { id: '9', name: '9', status: 'batch' }
  const by = ['invoice_no', 'supplier_id']
  others = [{ id: '1', by, values: ['7', 'S-1'], records: [record], more: false }]
  await confirm.click()
  await expect.element(dialog).toHaveTextContent('1 approval may be paid twice')
  expect(written).toEqual([])
  await expect.element(confirm).toBeEnabled()
  await confirm.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(written.toSorted()).toEqual(['1', '2'])
})

test('a supplier who is inactive is told of before many are paid, however far down the list', async () => {
  await page.viewport(1280, 720)
  const rows = Array.from({ length: 110 }, (_, at) => ({
    ...{
      approval_id: String(at + 1),
      _etag: '"1"',
      _client_name: 'Beta',
      status_flag: 'requested',
    },
    ...{ _lines_total: new LosslessNumber('2'), supplier_id: at < 109 ? 'S-1' : 'S-9' },
  }))
  answering(({ path, query }) => {
    if (path.split('/')[4] === 'names') {
      const known = query.getAll('id').map((id) => ({ id, name: id, active: id !== 'S-9' }))
      return Response.json({ data: known })
    }
    if (path.endsWith('/payment-changes')) {
      return Response.json({ client_id: null, days: 30, data: [] })
    }
    return Response.json(path.includes('/duplicates') ? { data: [] } : listOf())
  })
  showChosen(rows)
  await page.getByRole('button', { name: 'Move to batch' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('1 approval pays a supplier who is inactive')
  const first = dialog.getByRole('row').nth(1)
  await expect.element(first).toHaveTextContent(/^110.*The supplier is inactive\./)
})

test('of many that leave a batch it is said before they do', async () => {
  await page.viewport(1280, 720)
  answering(() => Response.json(listOf()))
  const of = (approval_id: string, status_flag: string) => ({
    ...{ approval_id, _etag: '"1"', _client_name: 'Beta', status_flag },
    _lines_total: new LosslessNumber('2'),
  })
  showChosen([of('1', 'batch'), of('2', 'requested')])
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect
    .element(page.getByRole('dialog'))
    .toHaveTextContent('1 approval leaves the batch. The requests end here')
})

test('moving many to batch says which amounts are no figures or missing: they are paid, and in no sum', async () => {
  await page.viewport(1280, 720)
  const seen = (id: string) => ({
    ...{ approval_id: id, _etag: '"1"', status_flag: 'requested' },
    _lines_total: new LosslessNumber('20'),
  })
  const asked: (string | null)[] = []
  let isDown = true
  answering(({ path, query }) => {
    if (!path.endsWith('/approvals')) {
      return Response.json({ client_id: null, days: 30, data: [] })
    }
    asked.push(query.get('fields'))
    if (isDown) return new Response('{"title":"Away"}', { status: 500 })
    const [washed, tyres] = [{ amount: 20 }, { description: 'Tyres', amount: '1,000.00' }]
    const data = listOf(
      { approval_id: '1', maintenance_lines: [washed, { description: 'A note' }] },
      { approval_id: '2', maintenance_lines: [washed, tyres] },
      { approval_id: '3', maintenance_lines: [{ quantity: 4, unit_price: 312 }, { quantity: 1 }] },
    )
    return Response.json(data)
  })
  showChosen([seen('1'), seen('2'), seen('3')])
  await page.getByRole('button', { name: 'Move to batch' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('all amounts of these lines are figures could not')
  isDown = false
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect
    .element(dialog)
    .toHaveTextContent('Lines of 2 approvals have amounts that are no figures, or none')
  const first = dialog.getByRole('row').nth(1)
  await expect.element(first).toHaveTextContent(/^2.*20.00 AUD1 amount is no figure/)
  expect(dialog.getByText(/amount is no figure/).elements()).toHaveLength(1)
  await expect
    .element(dialog.getByRole('row').nth(2))
    .toHaveTextContent(/^3.*20.00 AUD1 line with a price is without an amount/)
  expect(new Set(asked)).toEqual(new Set(['approval_id,maintenance_lines']))
})

test('the sum of chosen approvals says of how many it lacks amounts, or that nobody knows', async () => {
  const seen = (id: string) => ({
    ...{ approval_id: id, _etag: '"1"', status_flag: 'requested' },
    _lines_total: new LosslessNumber('20'),
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let isDown = true
  answering(() => {
    if (isDown) return new Response('{"title":"Away"}', { status: 500 })
    const data = listOf(
      { approval_id: '1', maintenance_lines: [{ amount: 20 }] },
      { approval_id: '2', maintenance_lines: [{ amount: 20 }, { amount: '1,000.00' }] },
      { approval_id: '3', maintenance_lines: [{ amount: 20 }, { quantity: 4, unit_price: 312 }] },
    )
    return Response.json(data)
  })
  showChosen(['1', '2', '3'].map(seen), { client })
  const sum = page.getByRole('status')
  await expect
    .element(sum)
    .toHaveTextContent('Lines: 60.00 AUD. Whether all amounts are in it could not be read')
  isDown = false
  await client.invalidateQueries()
  await expect
    .element(sum)
    .toHaveTextContent(
      'Lines: 60.00 AUD, without amounts of 2 approvals that are no figures, or missing',
    )
})

test('of all that could not be read each is read again by a button that says so', async () => {
  answering(() => new Response('{"title":"Away"}', { status: 500 }))
  showChosen(
    ['1', '2', '3'].map((id) => ({
      ...{ approval_id: id, _etag: '"1"', status_flag: 'requested' },
      _lines_total: new LosslessNumber('0.2'),
    })),
  )
  await page.getByRole('button', { name: 'Move to batch' }).click()
  const retry = page.getByRole('dialog').getByRole('button', { name: /^Retry/ })
  await expect.poll(() => retry.elements()).toHaveLength(4)
  expect(retry.elements().map((each) => each.ariaLabel)).toEqual([
    'Retry reading the changes of bank details',
    'Retry reading the amounts of lines',
    'Retry looking for duplicates',
    'Retry reading what was changed since',
  ])
})

test('of a step whose answers were lost nobody is told that it was not taken', async () => {
  await page.viewport(1280, 720)
  const seen = (id: string) => ({
    ...{ approval_id: id, _etag: '"1"', status_flag: 'requested' },
    _lines_total: new LosslessNumber('0.2'),
  })
  let tries = 0
  answering(({ method, path }) => {
    if (path.endsWith('/approvals')) return Response.json(listOf())
    if (method !== 'PATCH') return Response.json({ client_id: null, days: 30, data: [] })
    if (path.endsWith('/1')) return Response.json(seen('1'))
    if (path.endsWith('/2')) return refusal('locked')
    tries += 1
    // Taken, perhaps; what is refused then for want of an allowance says nothing of that.
    if (tries === 1) return new Response('<h1>Timeout</h1>', { status: 524 })
    return refusal('rate_limited')
  })
  showChosen([seen('1'), seen('2'), seen('3')])
  await page.getByRole('button', { name: 'Move to batch' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Move 3 approvals' }).click()
  await expect.element(dialog).toHaveTextContent('1 of 3 moved to batch')
  await expect
    .element(dialog)
    .toHaveTextContent('1 approval was left as it is and stays selected. Of 1 approval no answer')
  await expect.element(dialog).toHaveTextContent('whether it was changed is to be seen')
})

test('what other pages have shown is forgotten once many records were changed: it is old by then', async () => {
  const rows = [{ code_id: '1', list: 'sic', code: 'A', name: 'Water supply', active: true }]
  listService('code_id', rows)
  history.replaceState(null, '', '/codes')
  const queries = new QueryClient()
  let tools: SelectionTools | undefined
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList
        config={resourceList(code)}
        selectionActions={(_, given) => {
          tools = given
          return null
        }}
      />
    </AppRouterContext>,
    [],
    queries,
  )
  const select = page.getByRole('checkbox', { name: 'Select Water supply' })
  await expect.element(select).toBeInTheDocument()
  expect(tools?.rowOf('1')).toMatchObject({ name: 'Water supply' })
  rows.splice(0, 1, { code_id: '2', list: 'sic', code: 'B', name: 'Gas supply', active: true })
  await queries.invalidateQueries({ queryKey: ['list'] })
  await expect.element(select).not.toBeInTheDocument()
  expect(tools?.rowOf('1')).toMatchObject({ name: 'Water supply' })
  tools?.set({ kind: 'some', ids: new Set(['1', '2']) })
  await expect.element(page.getByText('2 selected')).toBeVisible()
  expect(tools?.rowOf('1')).toBeNull()
  expect(tools?.rowOf('2')).toMatchObject({ name: 'Gas supply' })
})

test('a list marks what pays an account that was changed lately, all of a page by one call', async () => {
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/approvals')
  const rows = ['1', '2', '3'].map((approval_id) => ({ approval_id, status_flag: 'requested' }))
  const service = listService('approval_id', rows)
  const person = { user_id: '7', display_name: 'Tom Hale' }
  const change = {
    ...{ event_id: '9', resource: 'supplier', record_id: 'S-1', fields: ['bank_bsb'] },
    ...{ at: new Date().toISOString(), user: person, audit_user: person, action: 'updated' },
  }
  const asked: string[][] = []
  let isDown = false
  answering(({ path, query }, list) => {
    if (path !== '/api/v1/fm/payment-changes/approval') return list()
    asked.push(query.getAll('id'))
    if (isDown) return refusal('internal')
    return Response.json({ days: 30, data: [{ id: '2', change }] })
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  showSignedIn(
    <AppRouterContext value={{} as ContextType<typeof AppRouterContext>}>
      <RecordList config={resourceList(approval, { Mark: ChangedMark })} />
    </AppRouterContext>,
    [],
    queries,
  )
  const marks = page.getByText('bank details changed')
  await expect.element(marks).toBeVisible()
  expect(asked).toEqual([['1', '2', '3']])
  expect(marks.element().closest('[data-row]')).toBe(document.querySelector('[data-row="2"]'))
  expect(marks.element().closest('[title]')?.getAttribute('title')).toMatch(/by Tom Hale: BSB\.$/)
  expect(service.calls).toHaveLength(1)

  await page.viewport(390, 844)
  await expect
    .poll(() => document.querySelector('li[data-row="2"]')?.textContent)
    .toContain('2bank')

  // That nothing has changed behind the others, nobody knows any more.
  isDown = true
  await queries.refetchQueries({ queryKey: ['paymentChanges'] })
  const unknown = page.getByText('changes of bank details not known')
  await expect.poll(() => unknown.elements()).toHaveLength(2)
  await expect.element(marks).toBeVisible()
})
