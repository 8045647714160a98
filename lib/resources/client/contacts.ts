import { choice, type FieldSpec, identifier, ownToOne, text } from '../field'
import type { Section } from '../resource'
import { STATES } from '../values'

/** The five fields of the nth contact, in the order a business card is read. */
const contact = (n: number): Record<string, FieldSpec> => ({
  [`contact${n}_name`]: text(`Contact ${n} name`, `Full name of contact ${n}.`, {
    startsRow: true,
  }),
  [`contact${n}_job_title`]: text(
    `Contact ${n} job title`,
    `Position of contact ${n} at the client.`,
  ),
  [`contact${n}_phone`]: text(`Contact ${n} phone`, `Number on which to reach contact ${n}.`, {
    format: 'phone',
  }),
  [`contact${n}_email`]: text(
    `Contact ${n} email`,
    `Address to which mail for contact ${n} goes.`,
    { format: 'email', advice: 'email' },
  ),
  [`contact${n}_note`]: text(
    `Contact ${n} note`,
    `What to know before getting in touch with contact ${n}.`,
  ),
})

export const contacts: Section = {
  key: 'contacts',
  title: 'Contacts',
  purpose: 'How to reach the client, and whom to ask for.',
  fields: ownToOne({
    phone: text('Phone', 'Main telephone number of the client.', { format: 'phone' }),
    mobile: text('Mobile', 'Main mobile number of the client.', { format: 'phone' }),
    fax: text('Fax', 'Fax number of the client.', { format: 'phone' }),
    ...contact(1),
    ...contact(2),
    ...contact(3),
    ...contact(4),
    ...contact(5),
    contact_note: text('Contacts note', 'What holds for all contacts, such as who decides what.'),
  }),
}

export const addresses: Section = {
  key: 'addresses',
  title: 'Addresses',
  purpose: 'Where the client is, and where its mail goes.',
  fields: ownToOne({
    address1: text('Address line 1', 'First line of the street address.'),
    address2: text('Address line 2', 'Second line of the street address.'),
    area: text('Suburb or town', 'Suburb or town of the street address.'),
    state: choice(STATES, 'State', 'State or territory of the street address, or NZ.'),
    pcode: text('Postcode', 'Postcode of the street address.'),
    country_id: identifier('Country', 'Country of the street address, from the code list.', {
      codes: 'country',
    }),
    address_detail_pid: identifier(
      'Address PID',
      'Entry of the street address in the address database.',
    ),
    postal_address1: text('Postal address line 1', 'First line of the address for mail.', {
      startsRow: true,
    }),
    postal_address2: text('Postal address line 2', 'Second line of the address for mail.'),
    postal_area: text('Postal suburb or town', 'Suburb or town of the address for mail.'),
    postal_state: choice(
      STATES,
      'Postal state',
      'State or territory of the address for mail, or NZ.',
      { valuesName: 'State' },
    ),
    postal_pcode: text('Postal postcode', 'Postcode of the address for mail.'),
    postal_country_id: identifier(
      'Postal country',
      'Country of the address for mail, from the code list.',
      { codes: 'country' },
    ),
    postal_address_detail_pid: identifier(
      'Postal address PID',
      'Entry of the address for mail in the address database.',
    ),
  }),
}
