import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approval } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showChosen } from '../support/chosenApprovals'
import { openConsole } from '../support/openConsole'
import { recordService } from '../support/recordService'

/** Who has confirmed the account that is paid, and what was changed since, before somebody pays. */

const MAY = ['Approvals:Read', 'Approvals:Update', 'Events:Read', 'Suppliers:Read']
const FLAG = 'bank_details_correct_flag'
const HELD = { contract_id: 'C-1', status_flag: 'requested', supplier_id: 'S-1', [FLAG]: 'yes' }
const [TOM, PRIYA] = [
  { user_id: '7', display_name: 'Tom Hale' },
  { user_id: '8', display_name: 'Priya Raman' },
]
const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY - 60_000).toISOString()
const confirmed = {
  ...{ event_id: '5', at: daysAgo(9), user: TOM, audit_user: TOM },
}
const changeOf = (resource: string, record_id: string, field: string) => ({
  ...{ event_id: '9', resource, record_id, at: daysAgo(2), user: PRIYA, audit_user: PRIYA },
  ...{ action: 'updated', fields: [field] },
})
const OF_PAYEE = changeOf('approval', '88001', 'supplier_id')
const OF_ACCOUNT = changeOf('supplier', 'S-1', 'bank_bsb')

const told = (id: string, ...since: unknown[]) => ({ id, field: FLAG, confirmed, since })
const answer = (...data: unknown[]) => Response.json({ data })

const dialog = page.getByRole('dialog')
const WHO = 'The account to be paid was confirmed 9 days ago, by Tom Hale.'
const PAYEE = 'Afterwards the payee was changed 2 days ago, by Priya Raman: Supplier.'
const ACCOUNT =
  'Afterwards bank details of the supplier were changed 2 days ago, by Priya Raman: BSB.'

beforeEach(() => page.viewport(1280, 720))

describe('Who pays one', () => {
  const serve = (...data: unknown[]) => {
    const service = recordService(approval, '88001', HELD)
    service.answer('GET /api/v1/fm/confirmations/approval', ({ query }) => {
      expect(query.getAll('id')).toEqual(['88001'])
      return answer(...data)
    })
    openConsole('/approvals/88001', MAY)
    return service
  }
  const pay = () => page.getByRole('button', { name: 'Move to batch' }).click()

  test('is told who confirmed its account where nothing has become of it', async () => {
    serve(told('88001'))
    await pay()
    await expect.element(dialog).toHaveTextContent(`${WHO} Nothing of it was changed since.`)
    await expect.element(dialog).not.toHaveTextContent('Afterwards')
    await dialog.getByRole('button', { name: 'Back to the form' }).click()
    // On its page there is nothing to warn of.
    await expect.element(page.getByText(WHO)).not.toBeInTheDocument()
  })

  test('is told of a payee and of an account that were changed since, and led to the entries', async () => {
    serve(told('88001', OF_PAYEE, OF_ACCOUNT))
    await expect.element(page.getByText(PAYEE)).toBeVisible()
    await pay()
    await expect.element(dialog).toHaveTextContent(WHO)
    await expect.element(dialog).toHaveTextContent(PAYEE)
    await expect.element(dialog).toHaveTextContent(ACCOUNT)
    const links = dialog.getByRole('link', { name: 'See the change' })
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
      '/approvals/88001/history?field=supplier_id',
      '/suppliers/S-1/history?field=bank_bsb',
    ])
  })

  test('is told on its page too of a contract that moved, and there of no bank details, which have a place of their own', async () => {
    serve(told('88001', changeOf('contract', 'C-1', 'client_id'), OF_ACCOUNT))
    const moved = 'Afterwards the contract was changed 2 days ago, by Priya Raman: Client.'
    await expect.element(page.getByText(moved)).toBeVisible()
    expect(page.getByText(ACCOUNT).elements()).toEqual([])
    await pay()
    await expect.element(dialog).toHaveTextContent(moved)
    await expect.element(dialog).toHaveTextContent(ACCOUNT)
  })

  test('is told where the history does not say who confirmed its account', async () => {
    serve({ ...told('88001'), confirmed: null })
    await pay()
    await expect.element(dialog).toHaveTextContent('The history does not tell who confirmed')
    await expect.element(dialog).not.toHaveTextContent('Nothing of it was changed')
  })

  test('is told of no confirmation where the form takes it back', async () => {
    serve(told('88001', OF_PAYEE))
    const flag = page.getByRole('radiogroup', { name: 'Bank details correct' })
    await flag.getByText('No', { exact: true }).click()
    await pay()
    await expect.element(dialog).toHaveTextContent('Nobody has confirmed')
    await expect.element(dialog).not.toHaveTextContent(WHO)
  })

  test('is told that nobody knows, and may try again', async () => {
    const service = recordService(approval, '88001', HELD)
    const call = 'GET /api/v1/fm/confirmations/approval'
    service.answer(call, () => new Response('', { status: 403 }))
    openConsole('/approvals/88001', MAY)
    await pay()
    await expect
      .element(dialog)
      .toHaveTextContent('changed after it was confirmed could not be read')
    service.answer(call, () => answer(told('88001')))
    await dialog.getByRole('button', { name: 'Retry reading what was changed since' }).click()
    await expect.element(dialog).toHaveTextContent(WHO)
  })

  test('looks again as it is confirmed', async () => {
    const service = serve(told('88001'))
    await pay()
    await expect.element(dialog).toHaveTextContent(WHO)
    service.answer('GET /api/v1/fm/confirmations/approval', () => answer(told('88001', OF_PAYEE)))
    await dialog.getByRole('button', { name: 'Move to batch' }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Nothing is sent yet')
    await expect.element(dialog).toHaveTextContent(PAYEE)
    expect(service.writes()).toEqual([])
  })
})

test('who pays many is told of each of them in its row, those first', async () => {
  const rows = ['1', '2', '3'].map((id) => ({
    ...{ approval_id: id, _etag: '"1"', status_flag: 'requested', [FLAG]: 'yes' },
    _lines_total: 20,
  }))
  answering(({ path }) =>
    path.endsWith('/confirmations/approval')
      ? answer(told('1'), { ...told('3', OF_ACCOUNT), confirmed: null })
      : Response.json({
          ...listOf(...(path.endsWith('/approvals/3/payment-changes') ? [OF_ACCOUNT] : [])),
          ...{ client_id: null, days: 30 },
        }),
  )
  showChosen(rows, { permissions: MAY })
  await page.getByRole('button', { name: 'Move to batch' }).click()
  await expect
    .element(dialog)
    .toHaveTextContent('paid of 1 approval was confirmed before the payee or bank details')
  await expect.element(dialog).toHaveTextContent('Of 1 approval the history does not tell who')
  const first = dialog.getByRole('row').nth(1)
  await expect.element(first.getByRole('rowheader')).toHaveTextContent('3')
  await expect.element(first).toHaveTextContent(ACCOUNT)
  expect(dialog.getByText(/^Afterwards/).elements()).toHaveLength(1)
  // Once is enough.
  await expect.element(first).not.toHaveTextContent('Bank details behind this payment')
})
