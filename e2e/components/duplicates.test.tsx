import { LosslessNumber } from 'lossless-json'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { approval, client, code } from '@/lib/resources'
import { answering } from '../support/answering'
import { listOf } from '../support/bodies'
import { showChosen } from '../support/chosenApprovals'
import { openConsole } from '../support/openConsole'
import { fieldAt, fill, opened } from '../support/openForm'
import { recordService } from '../support/recordService'

/** What is said of a record that may have been entered before. */

const MAY = [
  ...['Clients:Read', 'Clients:Update', 'Clients:Create'],
  ...['Approvals:Read', 'Approvals:Update'],
]
const COUNCIL = { id: '10002', name: 'Wattleford City Council', status: 'fleet' }
const PAID = { id: '88002', name: null, status: 'batch' }
const INVOICE = ['invoice_no', 'supplier_id']

type Service = ReturnType<typeof recordService>

/** Has the service know of records that share what is asked about; tells what was. */
function sharedWith(service: Service, of: string, ...records: unknown[]): string[] {
  const asked: string[] = []
  service.answer(`GET /api/v1/fm/duplicates/${of}`, ({ query }) => {
    const [by = '', values = []] = [query.get('by') ?? '', query.getAll('value')]
    asked.push(...values)
    const shared = { id: null, by: by.split(','), values, records, more: records.length > 1 }
    return Response.json({ data: records.length > 0 ? [shared] : [] })
  })
  return asked
}

beforeEach(() => page.viewport(1280, 720))

describe('A field', () => {
  test('says who has its code too, once it is another than the record holds', async () => {
    const service = recordService(client, '10001', { name: 'Corio Bay', abn: '51824753556' })
    const asked = sharedWith(service, 'client', COUNCIL)
    openConsole('/clients/10001', MAY)
    const abn = await opened('abn')
    await abn.fill('51 824 753 556')
    await abn.fill('18910048271')
    await expect
      .element(fieldAt('abn').getByRole('status').last())
      .toHaveTextContent('Wattleford City Council (10002, fleet) has this ABN too.')
    await expect
      .element(fieldAt('abn').getByRole('link', { name: 'Wattleford City Council' }))
      .toHaveAttribute('href', '/clients/10002')
    // Of the record's own in another writing, and of what was still being typed, nobody asked.
    expect(asked).toEqual(['18910048271'])
    await abn.fill('51824753556')
    await expect.element(fieldAt('abn')).not.toHaveTextContent('has this ABN too')
  })

  test('of a new record says so as well, and that there are more', async () => {
    const service = recordService(client, '10901', null)
    sharedWith(service, 'client', COUNCIL, { id: '10003', name: 'Corio Bay', status: 'lead' })
    openConsole('/clients/new', MAY)
    await fill('abn', '18910048271')
    await expect
      .element(fieldAt('abn'))
      .toHaveTextContent(
        'Wattleford City Council (10002, fleet), Corio Bay (10003, lead) and more have this ABN too.',
      )
  })

  test('asks for nothing where another of its set says nothing, or the record does not count', async () => {
    const held = { contract_id: 'C-1', status_flag: 'requested', supplier_id: 'S-1' }
    const service = recordService(approval, '88001', held)
    const asked = sharedWith(service, 'approval', PAID)
    openConsole('/approvals/88001', MAY)
    await fieldAt('credit_note_flag').getByText('Yes', { exact: true }).click()
    await fill('invoice_no', 'CREDIT-1')
    await fieldAt('credit_note_flag').getByText('No', { exact: true }).first().click()
    await fill('invoice_no', 'INV-7')
    await expect
      .element(fieldAt('invoice_no'))
      .toHaveTextContent('Approval 88002 (batch) has this invoice number and supplier too.')
    expect(asked).toEqual(['INV-7,S-1'])
  })
})

describe('A code that records hold', () => {
  const MINING = { list: 'client_industry', code: 'IND-MIN', name: 'Mining', active: true }
  const uses = (...totals: (number | null)[]) =>
    listOf(
      ...totals.map((total) => ({
        ...{ resource: 'client', member: 'client_industry_id', value: 'IND,MIN', total },
        statuses: [],
      })),
    )

  /** Opens the code, which is held as often as is counted, and by so many clients as their list has. */
  function open(totals: readonly (number | null)[], listed: number, isExact = true) {
    const service = recordService(code, '10', { ...MINING, code: 'IND-MIN' })
    const asked: string[] = []
    service.answer('GET /api/v1/fm/codes/10/references', () => Response.json(uses(...totals)))
    service.answer('GET /api/v1/fm/clients', ({ query }) => {
      asked.push(query.get('client_industry_id') ?? '')
      return Response.json({ ...listOf(), total: listed, total_exact: isExact })
    })
    openConsole('/codes/10', ['Codes:Read', 'Codes:Manage'])
    return asked
  }

  test.each([
    [[20, 1], 0, true, '21 records hold this code as it was, and nothing will be called so.'],
    [[1], 0, true, '1 record holds this code as it was'],
    [[null, 2], 1200, true, '1,202 records hold this code as it was'],
    [[null], 20_000, false, 'about 20,000 records hold this code as it was'],
  ])('is not given another without advice: %j, %d', async (totals, listed, isExact, words) => {
    const asked = open(totals, listed, isExact)
    await fill('name', 'Mines')
    await expect.element(fieldAt('name')).not.toHaveTextContent('as it was')
    await fill('code', 'IND-MINE')
    await expect.element(fieldAt('code')).toHaveTextContent(words)
    // The list is asked for what is not counted, by the value as a whole.
    expect(asked.filter(Boolean)).toEqual(totals.includes(null) ? ['IND\\,MIN'] : [])
    await fill('code', 'IND-MIN')
    await expect.element(fieldAt('code')).not.toHaveTextContent('as it was')
  })

  test('of which none does is', async () => {
    const asked = open([0, null], 0)
    await fill('code', 'IND-MINE')
    await expect.poll(() => asked.filter(Boolean)).toHaveLength(1)
    await expect.element(fieldAt('code')).toHaveTextContent('was IND-MIN')
    await expect.element(fieldAt('code')).not.toHaveTextContent('as it was')
  })
})

describe('Who pays', () => {
  const HELD = {
    contract_id: 'C-1',
    status_flag: 'requested',
    supplier_id: 'S-1',
    invoice_no: 'A-1',
  }
  const dialog = page.getByRole('dialog')

  test('is told first which other approval has the invoice', async () => {
    const service = recordService(approval, '88001', HELD)
    sharedWith(service, 'approval', { ...PAID, id: '88001' }, PAID)
    openConsole('/approvals/88001', MAY)
    await page.getByRole('button', { name: 'Move to batch' }).click()
    await expect
      .element(dialog)
      .toHaveTextContent(
        'Approval 88002 (batch) and more have this invoice number and supplier too.',
      )
    await expect.element(dialog.getByRole('button', { name: 'Move to batch' })).toBeEnabled()
  })

  test('is told that nobody knows, and may try again', async () => {
    const service = recordService(approval, '88001', HELD)
    service.answer('GET /api/v1/fm/duplicates/approval', () => new Response('', { status: 403 }))
    openConsole('/approvals/88001', MAY)
    await page.getByRole('button', { name: 'Move to batch' }).click()
    await expect
      .element(dialog)
      .toHaveTextContent('Whether anything of this was entered before could not be read.')
    sharedWith(service, 'approval')
    await dialog.getByRole('button', { name: 'Retry looking for duplicates' }).click()
    await expect.element(dialog).not.toHaveTextContent('could not be read')
  })

  test('many is told of each of them, in its row', async () => {
    const rows = ['1', '2'].map((id) => ({
      ...{ approval_id: id, _etag: '"1"', status_flag: 'requested' },
      _lines_total: new LosslessNumber('20'),
    }))
    answering(({ path, query }) => {
      if (!path.endsWith('/duplicates/approval'))
        return Response.json({ ...listOf(), client_id: null, days: 30 })
      expect(query.getAll('id')).toEqual(['1', '2'])
      const shared = { by: INVOICE, values: ['A-1', 'S-1'], records: [PAID], more: false }
      return Response.json({ data: [{ id: '2', ...shared }] })
    })
    showChosen(rows)
    await page.getByRole('button', { name: 'Move to batch' }).click()
    await expect
      .element(dialog)
      .toHaveTextContent('1 approval may be paid twice, as others have the same invoice number')
    const first = dialog.getByRole('row').nth(1)
    await expect.element(first.getByRole('rowheader')).toHaveTextContent('2')
    await expect
      .element(first)
      .toHaveTextContent('Approval 88002 (batch) has this invoice number and supplier too.')
    await expect.element(dialog.getByRole('row').nth(2)).not.toHaveTextContent('too.')
  })
})
