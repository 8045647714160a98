import { defineResource } from './defineResource'
import { boolean, identifier, text } from './field'
import type { Section } from './resource'
import { added } from './systemMembers'

const identity = {
  key: 'identity',
  title: 'Identity',
  purpose: 'Who the supplier is.',
  fields: {
    name: text('Name', 'Name of the supplier in public registers.', {
      required: true,
      minLength: 1,
    }),
    trading_name: text('Trading name', 'Name under which the supplier does business.'),
    abn: text('ABN', 'Australian Business Number of the supplier.', {
      format: 'abn',
      advice: 'abn',
    }),
    active: boolean('Active', 'No for a supplier who gets no more work.', { default: true }),
  },
} satisfies Section

const contact = {
  key: 'contact',
  title: 'Contact',
  purpose: 'How to reach the supplier.',
  fields: {
    contact: text('Contact', 'Person to ask for.'),
    email: text('Email', 'Address to which mail for the supplier goes.', {
      format: 'email',
      advice: 'email',
    }),
    phone: text('Phone', 'Number on which to reach the supplier.', { format: 'phone' }),
    address: text('Address', 'Where the supplier is, in one line.'),
  },
} satisfies Section

const paying = {
  key: 'paying',
  title: 'Payment',
  purpose: 'How and where the supplier is paid.',
  fields: {
    payment_method_id: identifier('Payment method', 'Way in which the supplier is paid.', {
      codes: 'payment_method',
    }),
    payment_terms_id: identifier('Payment terms', 'Terms that set when the supplier is paid.', {
      codes: 'billing_terms',
    }),
    bank_bsb: text('BSB', 'Branch of the bank that holds the account of the supplier.', {
      format: 'bsb',
      advice: 'bsb',
      bankDetail: true,
      startsRow: true,
    }),
    bank_account_number: text('Account number', 'Account to which the supplier is paid.', {
      format: 'account',
      bankDetail: true,
    }),
    bank_account_name: text('Account name', 'Name in which the account is held.', {
      bankDetail: true,
    }),
  },
} satisfies Section

const notes = {
  key: 'notes',
  title: 'Note',
  purpose: 'What else staff should know.',
  fields: { note: text('Note', 'Anything to know before work is given to the supplier.') },
} satisfies Section

/** A business that works for fleets and is paid for it. */
export const supplier = defineResource({
  name: 'supplier',
  title: 'Supplier',
  plural: 'Suppliers',
  description: 'Businesses that do the work on vehicles, or insure, broker and finance them.',
  table: 'supplier',
  path: '/fm/suppliers',
  id: {
    name: 'supplier_id',
    label: 'Supplier ID',
    help: 'What other records call the supplier, as whoever added it has written it.',
    form: 'text',
    maxLength: 255,
    isGiven: true,
    mustMatch: true,
    example: 'S-2001',
  },
  recordName: { field: 'name' },
  namesAreOpen: true,
  hints: ['supplier_id', 'trading_name'],
  inactiveWhere: { field: 'active', is: false },
  essentials: [
    'name',
    'trading_name',
    'abn',
    'contact',
    'email',
    'phone',
    'bank_bsb',
    'bank_account_number',
    'bank_account_name',
  ],
  duplicates: { by: [['abn']] },
  permissions: { read: 'Suppliers:Read', create: 'Suppliers:Create', update: 'Suppliers:Update' },
  changes: ['patch', 'bulk'],
  system: added('supplier'),
  list: {
    sortable: ['supplier_id', 'name', 'trading_name', 'last_edit'],
    defaultSort: 'name',
    searched: ['name', 'trading_name', 'abn', 'supplier_id'],
    searchedCodes: ['abn', 'supplier_id'],
    indexed: [],
    shown: ['name', 'supplier_id', 'trading_name', 'abn', 'phone', 'payment_terms_id', 'active'],
  },
  example: {
    record: {
      name: 'Mallee Tyres Pty Ltd',
      trading_name: 'Mallee Tyres',
      bank_bsb: '062-000',
      bank_account_number: '12345678',
      bank_account_name: 'Mallee Tyres',
    },
    change: { bank_account_number: '87654321', phone: '03 5550 0142' },
  },
  sections: [identity, contact, paying, notes],
})
