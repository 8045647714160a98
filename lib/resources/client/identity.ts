import { choice, date, identifier, instant, integer, money, text, textList, yesNo } from '../field'
import type { Section } from '../resource'

const CLIENT_TYPES = ['fleet', 'prospect', 'sundry', 'inactive', 'lead']

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export const identity: Section = {
  key: 'identity',
  title: 'Identity',
  purpose: 'Who the client is, in our books and in public registers.',
  fields: {
    name: text('Name', 'Name under which the client appears in lists, letters and invoices.', {
      asked: true,
      copied: false,
    }),
    client_code: text('Client code', 'Short code staff use to find the client.', {
      format: 'code',
      copied: false,
    }),
    client_type: choice(
      CLIENT_TYPES,
      'Client type',
      'Where the client stands between lead and former client.',
    ),
    client_class: text('Client class', 'Class that groups similar clients in reports.'),
    abn: text('ABN', 'Australian Business Number of the client.', {
      format: 'abn',
      advice: 'abn',
      copied: false,
    }),
    acn: text('ACN', 'Australian Company Number, if the client is a company.', {
      format: 'acn',
      advice: 'acn',
      copied: false,
    }),
    arbn: text('ARBN', 'Registered Body Number, if the client has one in place of an ACN.', {
      format: 'acn',
      copied: false,
    }),
    corporate_type_id: identifier(
      'Corporate type',
      'Legal form of the client, from the code list.',
      { codes: 'corporate_type' },
    ),
    client_industry_id: identifier(
      'Industry',
      'Industry the client works in, from the code list.',
      { codes: 'client_industry' },
    ),
    sic_code: text('SIC code', 'Standard industrial classification of the business.', {
      format: 'code',
      codes: 'sic',
    }),
    business_start_date: date('Business start', 'Day on which the client began trading.', {
      copied: false,
    }),
    financial_year_end: choice(
      MONTHS,
      'Financial year ends',
      'Month in which the client closes its books.',
    ),
    no_of_ftes: integer(
      'Full-time equivalents',
      'Size of the workforce, counted as full-time staff.',
      { unit: 'people', copied: false },
    ),
    client_id_parent: identifier(
      'Parent client',
      'Client record of the organisation that owns this one.',
      { refersTo: 'client' },
    ),
    client_group_id: identifier('Client group', 'Group whose members are reported together.', {
      codes: 'client_group',
    }),
    client_group_note: text(
      'Client group note',
      'What staff should know about the group and its members.',
    ),
    client_id_external: identifier(
      'External client ID',
      'Number of this client in another system.',
      { copied: false },
    ),
    history_only_flag: yesNo(
      'History only',
      'Keeps the client for past records and out of new business.',
      { default: 'no', copied: false },
    ),
    dirty_flag: instant(
      'Marked for update',
      'Moment at which the record was marked as needing an update elsewhere.',
      { copied: false },
    ),
  },
}

export const commercial: Section = {
  key: 'commercial',
  title: 'Commercial',
  purpose: 'Who looks after the client and on what terms we do business.',
  fields: {
    user_id: identifier('Account manager', 'User who looks after the client from day to day.', {
      refersTo: 'user',
    }),
    user_id_sales: identifier('Salesperson', 'User to whom sales to this client are credited.', {
      refersTo: 'user',
    }),
    channel_id: identifier('Channel', 'Sales channel through which the client came to us.', {
      codes: 'channel',
    }),
    client_agreement_type_id: identifier(
      'Agreement type',
      'Kind of agreement the client has signed.',
      { codes: 'agreement_type' },
    ),
    mla_date: date('MLA date', 'Day on which the master lease agreement was signed.', {
      copied: false,
    }),
    mla_non_standard_flag: yesNo(
      'MLA non-standard',
      'Warns that the master lease agreement departs from our usual terms.',
      { copied: false },
    ),
    mla_note: text('MLA note', 'What is special about the master lease agreement.', {
      copied: false,
    }),
    allow_quoting_flag: yesNo('Allow quoting', 'Lets quotes be made for this client.', {
      default: 'no',
    }),
    allow_quoting_within_cap_flag: yesNo(
      'Allow quoting within cap',
      'Lets quotes be made as long as they stay below the cap.',
      { default: 'yes' },
    ),
    inclusion_client_exclusions: textList(
      'Excluded inclusions',
      'Inclusions that are not to be offered to this client.',
    ),
    lead_time: integer('Lead time', 'Time to allow between order and delivery.', { unit: 'days' }),
    contract_inertia_flag: yesNo(
      'Contract inertia',
      'Lets contracts run on past their end until someone acts.',
      { default: 'no' },
    ),
    early_terminations_policy: text(
      'Early terminations policy',
      'What is charged or waived when a contract ends early.',
    ),
    interim_service_flag: yesNo(
      'Interim services',
      'Covers services that fall between the scheduled ones.',
      { default: 'yes' },
    ),
    wear_tear_allowance: money(
      'Wear and tear allowance',
      'Damage from normal use that is accepted when a vehicle comes back.',
    ),
    free_km_buffer: integer(
      'Free distance buffer',
      'Distance over the contract that is not charged.',
      { unit: 'km' },
    ),
    foc_car_policy: text('FOC car policy', 'When and for whom the client is given FOC cars.'),
    shared_fleet_flag: yesNo(
      'Shared fleet',
      'Marks a fleet that this client does not have with us alone.',
      { copied: false },
    ),
    shared_fleet_note: text('Shared fleet note', 'Who else has a part in the fleet, and which.', {
      copied: false,
    }),
    supplier_id_repairer: identifier(
      'Repairer',
      'Supplier to whom repairs of this fleet go first.',
      { refersTo: 'supplier' },
    ),
    supplier_id_broker: identifier(
      'Insurance broker',
      'Supplier who arranges insurance for the client.',
      { refersTo: 'supplier' },
    ),
    supplier_id_insurer: identifier(
      'Insurer',
      'Supplier record of the company that insures the fleet.',
      { refersTo: 'supplier' },
    ),
    insurer: text(
      'Insurer name',
      'Insurer as the client names it, also where it is not a supplier of ours.',
    ),
    policy_number: text('Policy number', 'Insurance policy to quote when a claim is made.', {
      format: 'code',
      copied: false,
    }),
    sl_export_flag: yesNo('SL export', 'Takes the client into the SL export.'),
  },
}
