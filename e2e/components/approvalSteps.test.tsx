import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { approval } from '@/lib/resources'
import { answering } from '../support/answering'
import { press, somewhere, tabTo } from '../support/keyWalk'
import { openConsole } from '../support/openConsole'
import { fieldAt, fill, pressSave, save, unsaved } from '../support/openForm'
import { recordService } from '../support/recordService'

/** The steps of an approval: what is asked before one that pays or ends it, and what is sent then. */

const MAY = ['Approvals:Read', 'Approvals:Update', 'DelegatedLocking']
const RECORD = {
  ...{ contract_id: 'C-1', supplier_id: 'S-2001', status_flag: 'requested', approval_limit: 500 },
  maintenance_lines: [{ description: 'Service', quantity: 1, unit_price: 80, amount: 80 }],
}

/** Opens an approval that differs from the usual in these members. */
function open(members: Readonly<Record<string, unknown>> = {}) {
  const service = recordService(approval, '88001', { ...RECORD, ...members })
  openConsole('/approvals/88001', MAY)
  return service
}

const dialog = page.getByRole('dialog', { name: 'Move to batch?' })
const reason = dialog.getByLabelText('Reason (optional)')
const confirm = dialog.getByRole('button', { name: 'Move to batch' })
const step = page.getByRole('button', { name: 'Move to batch' })
const undone = page.getByRole('button', { name: 'Take out of batch' })
const batch = { status_flag: 'batch' }

beforeEach(() => page.viewport(1280, 720))

test('One that ends it says so, and leaves nothing behind where it is not taken', async () => {
  open()
  const calls = answering((_, serve) => serve())
  await page.getByRole('button', { name: 'Reject' }).click()
  const question = page.getByRole('dialog', { name: 'Reject?' })
  await expect.element(question).toHaveTextContent('The request ends here; nothing is paid.')
  await question.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(unsaved.elements()).toEqual([])
  // Who has only looked stands in nobody's way.
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('One says what else is saved with it, and shows no other status than its own', async () => {
  const service = open()
  await fill('invoice_no', 'INV-7')
  await fill('notes', 'As agreed')
  await page.getByRole('button', { name: 'Requested Status' }).click()
  await page.getByRole('option', { name: 'Active' }).click()
  await page.getByRole('button', { name: 'Reject' }).click()
  const question = page.getByRole('dialog', { name: 'Reject?' })
  await expect.element(question).toHaveTextContent('2 other changes of yours are saved with it.')
  await expect.element(question).toHaveTextContent('INV-7')
  await expect.element(question).not.toHaveTextContent('Active')
  await question.getByRole('button', { name: 'Reject' }).click()
  await expect.poll(() => service.record()).toMatchObject({ status_flag: 'rejected' })
  expect(service.record()).toMatchObject({ invoice_no: 'INV-7', notes: 'As agreed' })
  const told = page.getByText('Approval rejected, and 2 other changes saved', { exact: true })
  await expect.element(told).toBeVisible()
})

test('One to batch is taken by the keys alone, and keeps its reason where nothing got through', async () => {
  const service = open()
  await expect.element(step).toBeVisible()
  await tabTo(step, '{Tab}', 60)
  await press('{Enter}')
  await expect.element(dialog).toHaveTextContent('Nobody has confirmed')
  await expect.element(reason).toHaveFocus()
  await userEvent.keyboard('Invoice checked')
  service.intercept(() => Promise.reject(new TypeError('no way there')))
  await tabTo(confirm)
  await expect.element(confirm).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  await somewhere()
  service.intercept(undefined)
  await retry.click()
  await expect.element(reason).toHaveValue('Invoice checked')
  await tabTo(confirm)
  await expect.element(confirm).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(undone).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await somewhere()
  expect(service.record()).toMatchObject(batch)
  expect(service.events()[0]).toMatchObject({ reason: 'Invoice checked' })
})

test('One that is chosen in its field is asked about before the keys save it', async () => {
  const service = open()
  await page.getByRole('button', { name: 'Requested Status' }).click()
  await page.getByRole('option', { name: 'Batch' }).click()
  await expect.element(page.getByRole('button', { name: 'Batch Status' })).toBeVisible()
  await pressSave()
  await dialog.getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(unsaved).toHaveTextContent('1 change')
  expect(service.writes()).toEqual([])
  await pressSave()
  await reason.fill('Chosen in its field')
  // Until changed bank details were looked for, the keys do nothing.
  await expect.element(confirm).toBeEnabled()
  await pressSave()
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(service.record()).toMatchObject(batch)
  expect(service.events()[0]).toMatchObject({ reason: 'Chosen in its field' })
})

test('One is asked about once more where somebody has changed what was confirmed', async () => {
  const service = open({ maintenance_lines: [{ amount: 100 }] })
  await expect.element(step).toBeVisible()
  // Before the page takes the lock, which it does with the first change.
  service.change({ supplier_id: 'S-2026', maintenance_lines: [{ amount: 99_999 }] })
  await step.click()
  await expect.element(dialog).toHaveTextContent('100.00 AUD')
  await expect.element(confirm).toBeEnabled()
  await confirm.click()
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      'Tom Hale saved Supplier and Maintenance lines meanwhile. Nothing of yours is written yet',
    )
  await expect.element(dialog).toHaveTextContent('99,999.00 AUD')
  expect(service.record()).toMatchObject({ status_flag: 'requested' })
  await expect.element(confirm).toBeEnabled()
  await confirm.click()
  await expect.element(undone).toBeVisible()
  expect(service.record()).toMatchObject({ ...batch, supplier_id: 'S-2026' })
})

test('One names payee, amount and limit, and what is not in the sum, before it is paid', async () => {
  const amounts = [{ description: 'Part', amount: 0.1 }, { amount: '0.2' }, { amount: 'tbc' }]
  const unpriced = [
    { quantity: 4, unit_price: 312 },
    { quantity: 0, unit_price: 312 },
  ]
  open({ approval_limit: 0.1, maintenance_lines: [...amounts, ...unpriced] })
  await step.click()
  await expect.element(dialog).toHaveTextContent('S-2001')
  await expect
    .element(dialog)
    .toHaveTextContent('The lines are 0.20 AUD above the limit of 0.10 AUD.')
  await expect.element(dialog).toHaveTextContent('1 amount is no figure and not in the sum.')
  await expect
    .element(dialog)
    .toHaveTextContent('1 line with a price is without an amount and not in the sum.')
})

test('One that asks again is taken without a question, and told of', async () => {
  const service = open({ status_flag: 'active', requested_audit_attempt_count: 1 })
  service.intercept(async (_, goOn) => {
    const answer = goOn()
    const record = { ...(await answer.json()), requested_audit_attempt_count: 2 }
    return Response.json(record, { headers: answer.headers })
  })
  await page.getByRole('button', { name: 'Request', exact: true }).click()
  await expect.element(page.getByText('Requested twice')).toBeVisible()
  expect(service.record()).toMatchObject({ status_flag: 'requested' })
})

describe('What is paid of an approval in a batch', () => {
  const question = page.getByRole('dialog', { name: 'Change the payment?' })
  const change = question.getByRole('button', { name: 'Change the payment' })

  test('is changed after a question, which says that the account was confirmed before', async () => {
    const service = open({ ...batch, bank_details_correct_flag: 'yes' })
    await fill('supplier_id', 'S-2026')
    await fill('notes', 'Told by phone')
    await pressSave()
    await expect
      .element(question)
      .toHaveTextContent('It is in batch already: with the next batch it is paid as it is changed')
    await expect.element(question).toHaveTextContent('before the payee was changed.')
    expect(service.writes()).toEqual([])
    await question.getByRole('button', { name: 'Back to the form' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(unsaved).toHaveTextContent('2 changes')
    await pressSave()
    await expect.element(change).toBeEnabled()
    await change.click()
    await expect.element(unsaved).not.toBeInTheDocument()
    expect(service.record()).toMatchObject({ ...batch, supplier_id: 'S-2026' })
  })

  test('is changed after a question where it becomes money that is owed', async () => {
    open(batch)
    await fieldAt('credit_note_flag').getByText('Yes', { exact: true }).click()
    await pressSave()
    await expect.element(question).toBeVisible()
  })

  test('is not asked about where something else changes', async () => {
    const service = open(batch)
    await fill('notes', 'Told by phone')
    await save()
    expect(service.record()).toMatchObject({ ...batch, notes: 'Told by phone' })
  })

  test.each([
    ['the driver, where a supplier is paid', 'no', 'driver_name', 'J. Doe'],
    ['the supplier, where a driver is paid back', 'yes', 'supplier_id', 'S-2026'],
  ])('is not asked about where what changes is %s', async (_, paidBack, field, to) => {
    const service = open({
      ...{ ...batch, supplier_id: 'S-1', driver_name: 'J. Do', reimbursement_flag: paidBack },
      bank_details_correct_flag: 'yes',
    })
    await fill(field, to)
    await save()
    await expect.poll(() => service.record()).toMatchObject({ ...batch, [field]: to })
  })

  test('is asked about where a driver is paid back who is called otherwise by now', async () => {
    open({ ...batch, driver_name: 'J. Do', reimbursement_flag: 'yes' })
    await fill('driver_name', 'J. Doe')
    await pressSave()
    await expect.element(question).toBeVisible()
  })
})
