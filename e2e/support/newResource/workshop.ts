import { client } from '@/lib/resources/client'
import {
  choice,
  date,
  day,
  decimal,
  group,
  identifier,
  instant,
  integer,
  jsonObject,
  jsonObjectList,
  money,
  permissionSet,
  rate,
  reference,
  text,
  textList,
  yesNo,
} from '@/lib/resources/field'
import { defineResource } from '@/lib/resources/resource'

/** A resource with a field of every kind, as somebody would add it: `lib/resources/workshop.ts`. */
export const workshop = defineResource({
  name: 'workshop',
  title: 'Workshop',
  plural: 'Workshops',
  description: 'Places that look after vehicles.',
  table: 'workshop',
  path: '/fm/workshops',
  id: {
    name: 'workshop_id',
    label: 'Workshop ID',
    help: 'Number given to the workshop when it was created.',
    form: 'bigint',
    maxLength: 10,
    example: '50001',
  },
  recordName: { field: 'workshop_name' },
  status: 'standing',
  hints: ['suburb'],
  permissions: { read: 'Workshops:Read', create: 'Workshops:Create', update: 'Workshops:Update' },
  changes: ['patch', 'replace'],
  system: [
    { name: 'created', label: 'Created', help: 'When the workshop was added.', kind: 'moment' },
    {
      name: 'last_edit',
      label: 'Last edit',
      help: 'When the workshop was last changed.',
      kind: 'moment',
    },
  ],
  derived: [
    {
      name: '_bays_total',
      label: 'Rent of the bays',
      help: 'Sum of the rents of the bays.',
      kind: 'decimal',
      unit: 'AUD',
      of: { sum: 'rent', over: 'bays' },
    },
  ],
  list: {
    sortable: ['workshop_id', 'workshop_name', 'standing', 'hourly_rate', 'audited', '_bays_total'],
    defaultSort: 'workshop_name',
    searched: ['workshop_name', 'workshop_id'],
    indexed: ['region_id'],
  },
  example: {
    record: {
      workshop_name: 'Harbour Motors',
      standing: 'approved',
      hourly_rate: 142.5,
      opening: { weekday: 'From 7 to 5', late_fee: 55 },
      bays: [{ name: 'Hoist', rent: 320 }],
    },
    change: { hourly_rate: 145, suburb: 'Footscray' },
  },
  sections: [
    {
      key: 'identity',
      title: 'Identity',
      purpose: 'What the workshop is called and where it is.',
      fields: {
        workshop_name: text('Workshop name', 'Name over the door.', {
          required: true,
          copied: false,
        }),
        standing: choice(['approved', 'on-trial', 'closed'], 'Standing', 'Whether we send work.', {
          default: 'approved',
        }),
        suburb: text('Suburb', 'Where it stands.'),
        region_id: identifier('Region', 'Region that it serves, from the code list.'),
        workshop_notes: text('Notes', 'What staff should know before they call.'),
      },
    },
    {
      key: 'terms',
      title: 'Terms',
      purpose: 'What it charges, and since when.',
      fields: {
        hourly_rate: money('Hourly rate', 'What an hour of work costs.', { default: 0 }),
        discount: rate('Discount', 'What is taken off its bills.'),
        litres: decimal('Oil kept', 'How much oil it keeps for us.', { unit: 'l' }),
        lifts: integer('Lifts', 'How many vehicles it lifts at once.'),
        mobile_flag: yesNo('Comes out', 'Whether it sends somebody.', { default: 'no' }),
        agreed: date('Agreed', 'Day on which the terms were agreed.'),
        ends: day('Ends', 'Last day of the terms.'),
        audited: instant('Audited', 'When it was last looked over.'),
        makes: textList('Makes', 'Makes of vehicle that it knows.'),
        opening: group('Opening', 'When it is open.', {
          weekday: text('Weekdays', 'Hours on a weekday.'),
          late_fee: money('Late fee', 'What is charged after hours.'),
        }),
        equipment: jsonObject('Equipment', 'What it has, as it says itself.'),
        owner_id: reference(client, 'Owner', 'Client who owns it.'),
        clearance: permissionSet('Clearance', 'What its people may do here.'),
        bays: jsonObjectList('Bays', 'Bays that we rent there.'),
      },
    },
  ],
})
