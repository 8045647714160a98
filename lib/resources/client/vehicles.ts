import { choice, type FieldSpec, money, text, yesNo } from '../field'
import type { Section } from '../resource'

export const fuel: Section = {
  key: 'fuel',
  title: 'Fuel and e-tags',
  purpose: 'Who looks after fuel cards and toll tags.',
  fields: {
    fuel_managed_flag: yesNo('Fuel managed', 'Puts fuel cards of the client in our hands.'),
    fuel_supplier: text('Fuel supplier', 'Company whose fuel cards the client uses.'),
    fuel_card_note: text('Fuel card note', 'How fuel cards are ordered, limited and cancelled.'),
    etags_managed_flag: yesNo('E-tags managed', 'Puts toll tags of the client in our hands.'),
    etags_managed_note: text('E-tags note', 'How toll tags are ordered, moved and cancelled.'),
  },
}

export const novated: Section = {
  key: 'novated',
  title: 'Novated leases',
  purpose: 'Whether employees may lease through their salary, and on what terms.',
  fields: {
    novated_leases_flag: yesNo(
      'Novated leases',
      'Opens novated leases to employees of the client.',
    ),
    novated_management_fee: money(
      'Novated management fee',
      'Charged for managing a vehicle on a novated lease.',
    ),
    novated_leases_note: text(
      'Novated leases note',
      'What the employer has agreed to about novated leases.',
    ),
  },
}

export const luxury: Section = {
  key: 'luxury',
  title: 'Luxury charge',
  purpose: 'What happens with vehicles above the tax depreciation limit.',
  fields: {
    luxury_charge_applied_flag: yesNo(
      'Luxury charge applied',
      'Works out the charge for vehicles above the limit.',
      { default: 'yes' },
    ),
    luxury_charge_invoiced_flag: yesNo(
      'Luxury charge invoiced',
      'Puts the charge on the invoice.',
      { default: 'yes' },
    ),
    luxury_charge_event_flag: yesNo('Luxury charge event', 'Raises an event for the charge.', {
      default: 'no',
    }),
  },
}

const maker = (letter: string): FieldSpec =>
  text(
    `Maker ${letter} discount`,
    `What vehicle maker ${letter} takes off its prices for the client.`,
  )

const spare = (n: number): FieldSpec =>
  text(`Spare discount ${n}`, `Spare entry ${n}, for a discount that has no field of its own.`)

export const discounts: Section = {
  key: 'discounts',
  title: 'Discounts',
  purpose: 'What vehicle makers take off their prices for the client.',
  fields: {
    discount_maker_a: maker('A'),
    discount_maker_b: maker('B'),
    discount_maker_c: maker('C'),
    discount_maker_d: maker('D'),
    discount_spare1: spare(1),
    discount_spare2: spare(2),
    discount_spare3: spare(3),
    discount_spare4: spare(4),
    discount_spare5: spare(5),
  },
}

const LABEL_RECIPIENTS = [
  'not-applicable',
  'driver',
  'client-contact-1',
  'client-contact-2',
  'account-payable',
  'account-manager',
]

export const registration: Section = {
  key: 'registration',
  title: 'Registration and CTP',
  purpose: 'How vehicles are registered and who gets the papers.',
  fields: {
    reg_ctp_type: choice(
      ['business', 'private'],
      'Registration and CTP type',
      'Whether vehicles are registered and insured for business or private use.',
      { default: 'business' },
    ),
    send_reg_label_novated: choice(
      LABEL_RECIPIENTS,
      'Send label to, novated',
      'Who gets the registration label of a novated vehicle.',
      { default: 'driver', valuesName: 'LabelRecipient' },
    ),
    send_reg_label_others: choice(
      LABEL_RECIPIENTS,
      'Send label to, others',
      'Who gets the registration label of any other vehicle.',
      { default: 'client-contact-1', valuesName: 'LabelRecipient' },
    ),
    reg_label_note: text(
      'Registration label note',
      'What to mind when registration labels are sent out.',
    ),
  },
}
