import { expect, test } from 'vitest'
import { agoWords } from '@/components/time/timeWords'
import { approval, client, packagingDefaults } from '@/lib/resources'
import { afterwardsSentence, changeHref, changeSentence, type PaymentChange } from './changes'

const when = (moment: string) => agoWords(Date.parse(moment), Date.parse('2026-11-21T04:00:00Z'))
const change = (
  fields: string[],
  resource: PaymentChange['resource'] = 'packaging_defaults',
  audit = '214',
  action = 'updated',
): PaymentChange => ({
  event_id: '9',
  resource,
  record_id: '12',
  at: '2026-11-19T03:00:00Z',
  user: { user_id: '7', display_name: 'Tom Hale' },
  audit_user: { user_id: audit, display_name: audit === '7' ? 'Tom Hale' : 'Priya Raman' },
  action,
  fields,
})

test('a change is told with both people and its fields by name', () => {
  expect(
    changeSentence(change(['bank_bsb', 'bank_account_number']), 'behind this payment', when),
  ).toBe(
    'Bank details behind this payment changed 2 days ago, by Tom Hale for Priya Raman: BSB, Account number.',
  )
  expect(changeSentence(change(['bank_bsb'], 'client', '7'), 'of this client', when)).toBe(
    'Bank details of this client changed 2 days ago, by Tom Hale: BSB.',
  )
})

test('what was entered or removed with its record is told as that', () => {
  const told = (action: string) =>
    changeSentence(change(['bank_bsb'], 'supplier', '7', action), 'behind this payment', when)
  expect(told('created')).toBe(
    'Bank details behind this payment were entered 2 days ago, by Tom Hale: BSB.',
  )
  expect(told('deleted')).toBe(
    'Bank details behind this payment were removed 2 days ago, by Tom Hale: BSB.',
  )
})

test('it leads to the history it is in', () => {
  expect(changeHref(packagingDefaults, change(['bank_bsb', 'apca_number']))).toBe(
    '/clients/12/packaging-defaults/history',
  )
  expect(changeHref(client, change(['bank_bsb']))).toBe('/clients/12/history?field=bank_bsb')
  expect(changeHref(client, { ...change(['bank_bsb']), record_id: null })).toBeNull()
})

test('what was changed after a confirmation is told as bank details, or as what it is', () => {
  const confirmation = { id: '1', field: 'bank_details_correct_flag', confirmed: null, since: [] }
  const told = (...of: Parameters<typeof change>) =>
    afterwardsSentence(approval, confirmation, change(...of) as never, when)
  expect(told(['bank_bsb'], 'supplier', '7')).toBe(
    'Afterwards bank details of the supplier were changed 2 days ago, by Tom Hale: BSB.',
  )
  expect(told(['client_id'], 'contract' as never, '7')).toBe(
    'Afterwards the contract was changed 2 days ago, by Tom Hale: Client.',
  )
})
