import { client } from './client'
import { defineResource } from './defineResource'
import { choice, identifier, integer, text, textList, yesNo } from './field'
import type { Section } from './resource'
import { DELIVERY, STATES } from './values'

const WEEKEND_TREATMENTS = ['leave-as-weekend', 'pay-on-friday', 'pay-on-monday']

const bank: Section = {
  key: 'bank',
  title: 'Bank and ABA file',
  purpose: 'From which account disbursements are paid, and how the bank file is written.',
  fields: {
    bank_account_enabled_flag: yesNo(
      'Own bank account',
      'Uses the account below for payments of this client.',
      { bankDetail: true },
    ),
    financial_institution_id: identifier('Financial institution', 'Bank that holds the account.', {
      bankDetail: true,
      codes: 'financial_institution',
    }),
    bank_bsb: text('BSB', 'Branch that holds the account.', {
      format: 'bsb',
      advice: 'bsb',
      bankDetail: true,
    }),
    bank_account_number: text('Account number', 'Account from which payments are made.', {
      format: 'account',
      bankDetail: true,
    }),
    bank_account_name: text('Account name', 'Name in which the account is held.', {
      bankDetail: true,
    }),
    bank_account_name_short: text(
      'Account name, short',
      'Account name cut to what the bank file has room for.',
      { bankDetail: true },
    ),
    apca_number: text('APCA number', 'Number by which the bank knows the sender of the file.', {
      format: 'code',
      bankDetail: true,
    }),
    aba_description: text('ABA description', 'What the bank file says its payments are for.'),
    aba_self_balancing_flag: yesNo(
      'ABA self-balancing',
      'Closes the bank file with a row that offsets all others.',
      { default: 'yes' },
    ),
  },
}

const payRuns: Section = {
  key: 'pay-runs',
  title: 'Pay runs',
  purpose: 'When pay runs start, and what happens when a payday is not a working day.',
  fields: {
    pay_run_start: integer('Pay run 1 start', 'With which number pay run 1 starts.'),
    pay_run_start2: integer('Pay run 2 start', 'With which number pay run 2 starts.'),
    pay_run_start3: integer('Pay run 3 start', 'With which number pay run 3 starts.'),
    pay_run_weekend_treatment: choice(
      WEEKEND_TREATMENTS,
      'Weekend treatment',
      'On which day a payment that falls on a weekend is made.',
      { valueLabels: { 'pay-on-friday': 'Pay on Friday', 'pay-on-monday': 'Pay on Monday' } },
    ),
    pay_run_processing_state: choice(
      STATES,
      'Processing state',
      'State whose public holidays pay runs observe.',
      { valuesName: 'State' },
    ),
  },
}

const payrollCodes: Section = {
  key: 'payroll-codes',
  title: 'Payroll codes',
  purpose: 'Under which codes the payroll of the employer books each deduction.',
  fields: {
    payroll_pre_tax: text('Pre-tax code', 'Code for deductions before tax.', { format: 'code' }),
    payroll_post_tax: text('Post-tax code', 'Code for deductions after tax.', { format: 'code' }),
    payroll_fbt: text('FBT code', 'Code for fringe benefits tax.', { format: 'code' }),
    payroll_lcc: text('LCC code', 'Code for the luxury car charge.', { format: 'code' }),
    payroll_gst: text('GST code', 'Code for goods and services tax.', { format: 'code' }),
    payroll_itc: text('ITC code', 'Code for input tax credits.', { format: 'code' }),
  },
}

const reporting: Section = {
  key: 'reporting',
  title: 'Reporting and sales',
  purpose: 'How packaging reports go out, and which sales are taxed.',
  fields: {
    report_delivery_type: choice(
      DELIVERY,
      'Report delivery',
      'How packaging reports reach the client.',
      { default: 'email' },
    ),
    report_groups: textList('Report groups', 'Groups into which packaging reports are split.'),
    taxable_sales: choice(
      ['only-fees', 'all-items'],
      'Taxable sales',
      'Which part of a sale GST is reported on.',
      { default: 'all-items' },
    ),
  },
}

/** Bank, pay-run, payroll-code and reporting settings, one record for each client. */
export const packagingDefaults = defineResource({
  name: 'packaging_defaults',
  title: 'Packaging defaults',
  plural: 'Packaging defaults',
  description: 'Bank, pay-run and payroll settings of a client.',
  table: 'packaging_defaults',
  path: '/sp/client/packaging-defaults',
  id: {
    name: 'client_id',
    label: 'Client ID',
    help: 'Client to whom these settings belong.',
    form: 'bigint',
    maxLength: 10,
    mustMatch: true,
    example: '10001',
  },
  parent: { resource: client, by: 'client_id' },
  recordName: 'parent',
  permissions: { read: 'ClientPackagingDefaults:Read', update: 'ClientPackagingDefaults:Set' },
  changes: ['replace'],
  system: [
    {
      name: 'client_packaging_default_id',
      label: 'Packaging default ID',
      help: 'Number given to these settings when they were first saved.',
      kind: 'id',
    },
  ],
  example: {
    record: {
      bank_account_enabled_flag: 'yes',
      bank_account_name: 'Riverbend Council',
      bank_account_number: '12345678',
      bank_bsb: '062-000',
      pay_run_start: 1,
      pay_run_weekend_treatment: 'pay-on-friday',
      report_groups: ['payroll', 'finance'],
    },
    change: { bank_bsb: '062-001' },
  },
  sections: [bank, payRuns, payrollCodes, reporting],
})
