import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiProblem } from '@/components/api/problem'
import type { SaveCall } from '@/components/form/model/transport'
import { answering } from '../support/answering'
import { refusal } from '../support/bodies'
import { showSignedIn } from '../support/component'
import { OpenApproval } from '../support/openApproval'
import { stillTransport } from '../support/transport'

/** What is told of changed bank details before an approval goes to payment. */

const record = {
  ...{ approval_id: '88001', contract_id: 'C-1', supplier_id: 'S-1' },
  status_flag: 'requested',
}
const saved: string[][] = []
const reasons: (string | undefined)[] = []
let cameOf: Promise<never>
let locked: Promise<void>
let waits = false
const transport = {
  ...stillTransport('/api/v1/fm/approvals/88001'),
  load: async () => ({ record: { ...record, invoice_no: 'INV-2' }, etag: '"1.2"' }),
  save: async ({ changes, reason }: Pick<SaveCall, 'changes' | 'reason'>) => {
    reasons.push(reason)
    saved.push(changes.map(({ field }) => field.name))
    return cameOf
  },
  secure() {
    waits = true
    return locked
  },
  show: () => ({ method: 'PATCH', url: 'https://fleet.example/', headers: [] }),
}

const person = { user_id: '7', display_name: 'Tom Hale' }
const change = (resource: string, record_id: string) => ({
  ...{ event_id: '9', resource, record_id, fields: ['bank_bsb'], action: 'updated' },
  ...{ at: new Date().toISOString(), user: person, audit_user: person },
})
const changes = (...data: unknown[]) => Response.json({ client_id: null, days: 30, data })

let answers: Record<string, (query: URLSearchParams) => Response | Promise<Response>>

beforeEach(async () => {
  saved.length = 0
  reasons.length = 0
  cameOf = Promise.reject(new Error('not saved here'))
  cameOf.catch(() => undefined)
  locked = Promise.resolve()
  waits = false
  await page.viewport(1280, 720)
  history.replaceState(null, '', '/approvals/88001')
  answers = { '/fm/approvals/88001/payment-changes': () => changes() }
  answering(({ path, query }) => {
    return answers[path.replace('/api/v1', '')]?.(query) ?? refusal('not_found')
  })
  showSignedIn(
    <OpenApproval record={record} transport={transport} />,
    ['Approvals:Update'],
    new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  )
})

const dialog = page.getByRole('dialog', { name: 'Move to batch?' })
const confirm = dialog.getByRole('button', { name: 'Move to batch' })
const supplier = page.getByRole('combobox', { name: 'Supplier', exact: true })
const status = page.getByRole('button', { name: /^(Requested|Batch) Status$/ })
const contract = page.getByRole('textbox', { name: 'Contract', exact: true })

test('of whom the form names in place of who is paid by now', async () => {
  answers['/fm/suppliers/S-2/payment-changes'] = () => changes(change('supplier', 'S-2'))
  answers['/fm/contracts/C-2'] = () => Response.json({ contract_id: 'C-2', client_id: '10002' })
  answers['/fm/clients/10002/payment-changes'] = () => changes(change('client', '10002'))
  await supplier.fill('S-2')
  await contract.fill('C-2')
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await expect.element(dialog).toHaveTextContent('Bank details of this supplier changed just now')
  await expect.element(dialog).toHaveTextContent('Bank details of this client changed just now')
  await expect.element(confirm).toBeEnabled()
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  // Of what is not there nothing is told.
  await supplier.fill('S-9')
  await contract.fill('C-1')
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await expect.element(confirm).toBeEnabled()
  await expect.element(dialog).not.toHaveTextContent('Bank details of')
  await expect.element(dialog).not.toHaveTextContent('could not be read')
})

test('before it can be confirmed', async () => {
  let answer: (answer: Response) => void = () => undefined
  answers['/fm/approvals/88001/payment-changes'] = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await expect.element(dialog).toHaveTextContent('Looking for changed bank details')
  await userEvent.keyboard('{Control>}s{/Control}')
  await confirm.click({ force: true })
  const told = change('supplier', 'S-1')
  answer(changes(told))
  await expect.element(dialog).toHaveTextContent('Bank details behind this payment changed')
  expect(saved).toEqual([])
  answers['/fm/approvals/88001/payment-changes'] = () => changes(told)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => saved).toEqual([['status_flag']])
})

test('anew as it is confirmed: a dialog may have been open for minutes', async () => {
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await expect.element(confirm).toBeEnabled()
  const told = change('supplier', 'S-1')
  answers['/fm/approvals/88001/payment-changes'] = () => changes(told)
  await confirm.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nothing is sent yet')
  await expect.element(dialog).toHaveTextContent('Bank details behind this payment changed')
  expect(saved).toEqual([])
  // Whoever goes back before the answer has confirmed nothing.
  let answer: (answer: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => {
    answer = resolve
  })
  answers['/fm/approvals/88001/payment-changes'] = () => late
  await confirm.click()
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  answers['/fm/approvals/88001/payment-changes'] = () => changes(told)
  answer(changes(told))
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await expect.element(confirm).toBeEnabled()
  expect(saved).toEqual([])
  // A reason is given as it stands once all is looked at.
  const last = new Promise<Response>((resolve) => {
    answer = resolve
  })
  answers['/fm/approvals/88001/payment-changes'] = () => last
  await confirm.click()
  await expect.element(dialog).toHaveTextContent('Looking for changed bank details')
  await dialog.getByRole('textbox', { name: 'Reason (optional)' }).fill('Invoice 71')
  answer(changes(told))
  await expect.poll(() => saved).toEqual([['status_flag']])
  expect(reasons).toEqual(['Invoice 71'])
})

test('of whoever a name that was typed turns out to be', async () => {
  let tell: () => void = () => undefined
  const known = new Promise<void>((resolve) => {
    tell = resolve
  })
  answers['/fm/names/supplier'] = async () => {
    await known
    return Response.json({ data: [{ id: 'S-2', name: 'Harbour Glass', active: true }] })
  }
  answers['/fm/suppliers/S-2/payment-changes'] = () => changes(change('supplier', 'S-2'))
  await supplier.fill('Harbour Glass')
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await expect.element(dialog).toHaveTextContent('Looking up what was typed')
  await userEvent.keyboard('{Control>}s{/Control}')
  tell()
  await expect.element(dialog).toHaveTextContent('Bank details of this supplier changed just now')
  await expect.element(dialog).toHaveTextContent('PayeeHarbour Glass')
  await expect.element(confirm).toBeEnabled()
  expect(saved).toEqual([])
})

test('and half a name is sent by no step before somebody was told that it may be several', async () => {
  const begun = ['Harbour Glass', 'Harbour Tyres'].map((name, at) => ({ id: `S-${at + 2}`, name }))
  answers['/fm/names/supplier'] = (query) =>
    Response.json({ data: query.has('search') ? begun : [] })
  await status.click()
  await page.getByRole('option', { name: 'Rejected' }).click()
  await supplier.fill('Harbour')
  await userEvent.keyboard('{Control>}s{/Control}')
  const question = page.getByRole('dialog', { name: 'Reject?' })
  await expect.element(page.getByText('Several are called so').first()).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  expect(saved).toEqual([])
  // Told of, it may be the id of one that is known elsewhere.
  await userEvent.keyboard('{Control>}s{/Control}')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => saved).toEqual([['status_flag', 'supplier_id']])
})

test('and no step is taken while a save is on its way: it would be taken for saved with it', async () => {
  let fail: (fault: Error) => void = () => undefined
  cameOf = new Promise((_, reject) => {
    fail = reject
  })
  await contract.fill('C-2')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => saved).toEqual([['contract_id']])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const step = page.getByRole('menuitem', { name: 'Cancel approval' })
  await expect.element(step).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(step).not.toBeInTheDocument()
  // One that was chosen in its field is not asked about before that by the keys, either.
  await status.click()
  await page.getByRole('option', { name: 'Batch' }).click()
  await expect.element(status).toHaveTextContent('Batch')
  await userEvent.keyboard('{Control>}s{/Control}')
  expect(dialog.elements()).toEqual([])
  fail(new Error('not saved here'))
  await expect.element(page.getByRole('button', { name: /^Saving/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(dialog).toBeVisible()
  expect(saved).toHaveLength(1)
})

test('and what is chosen while a save waits for the lock is not sent with it, unasked', async () => {
  let lock: () => void = () => undefined
  locked = new Promise((resolve) => {
    lock = resolve
  })
  await contract.fill('C-2')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => waits).toBe(true)
  await status.click()
  await page.getByRole('option', { name: 'Batch' }).click()
  await expect.element(status).toHaveTextContent('Batch')
  lock()
  await expect.poll(() => saved).toEqual([['contract_id']])
  await expect.element(status).toHaveTextContent('Batch')
})

test('and a step that was put back before it could be saved is not sent once others were first', async () => {
  let fail: (fault: Error) => void = () => undefined
  cameOf = new Promise((_, reject) => {
    fail = reject
  })
  await contract.fill('C-2')
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await confirm.click()
  await expect.poll(() => saved.flat().toSorted()).toEqual(['contract_id', 'status_flag'])
  await expect.element(dialog).not.toBeInTheDocument()
  await status.click()
  await page.getByRole('option', { name: 'Requested' }).click()
  await expect.element(status).toHaveTextContent('Requested')
  fail(new ApiProblem(412, { code: 'precondition_failed', title: 'Changed' }, null))
  await expect.element(page.getByText('Nothing of yours is written yet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Saving/ })).not.toBeInTheDocument()
  expect(saved).toHaveLength(1)
})
