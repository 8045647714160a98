import { defineResource } from '../defineResource'
import { billing } from './billing'
import { addresses, contacts } from './contacts'
import { bespoke, defaults } from './defaults'
import { fees, finance, rates } from './finance'
import { commercial, identity } from './identity'
import { notes } from './notes'
import { fbt, payroll } from './packaging'
import { prospecting } from './prospecting'
import { discounts, fuel, luxury, novated, registration } from './vehicles'

/** A customer organisation with everything that is agreed with it. */
export const client = defineResource({
  name: 'client',
  title: 'Client',
  plural: 'Clients',
  description: 'Customer organisations and what is agreed with them.',
  table: 'client',
  path: '/fm/clients',
  id: {
    name: 'client_id',
    label: 'Client ID',
    help: 'Number given to the client when it was created.',
    form: 'bigint',
    maxLength: 10,
    mustMatch: true,
    example: '10001',
  },
  recordName: { field: 'name' },
  status: 'client_type',
  inactiveWhere: { field: 'client_type', is: 'inactive' },
  essentials: [
    'name',
    'client_type',
    'client_code',
    'abn',
    'acn',
    'state',
    'phone',
    'contact1_name',
    'contact1_email',
  ],
  duplicates: { by: [['abn'], ['client_code']] },
  permissions: { read: 'Clients:Read', create: 'Clients:Create', update: 'Clients:Update' },
  changes: ['patch', 'bulk'],
  copyable: true,
  list: {
    sortable: [
      'client_id',
      'name',
      'client_code',
      'client_type',
      'state',
      'abn',
      'finance_limit',
      'approval_limit',
      'interest_margin',
      'finance_review_date',
      'next_contact_date',
      'user_id',
    ],
    defaultSort: 'client_id',
    searched: ['name', 'client_code', 'abn', 'acn', 'client_id_external', 'client_id'],
    searchedCodes: ['client_code', 'abn', 'acn', 'client_id_external'],
    indexed: ['client_id_external', 'client_id_parent', 'client_group_id', 'user_id_sales'],
    shown: [
      'name',
      'client_id',
      'client_type',
      'abn',
      'state',
      'finance_limit',
      'interest_margin',
      'finance_review_date',
      'user_id',
    ],
    onCards: ['client_type', 'client_id', 'state', 'finance_review_date', 'finance_limit'],
  },
  example: {
    record: { name: 'Riverbend Council', client_type: 'lead', state: 'VIC', postal_state: 'VIC' },
    change: {
      finance_limit: 250000,
      next_contact_date: '2026-12-01',
      competitors: null,
      client_defaults: { management_fee: 12.5 },
    },
  },
  sections: [
    identity,
    commercial,
    contacts,
    addresses,
    prospecting,
    billing,
    finance,
    fees,
    rates,
    fbt,
    payroll,
    fuel,
    novated,
    luxury,
    discounts,
    registration,
    notes,
    defaults,
    bespoke,
  ],
})
