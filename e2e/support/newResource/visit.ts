import { defineResource } from '@/lib/resources/defineResource'
import { choice, date, money, reference, text } from '@/lib/resources/field'
import { workshop } from './workshop'

/**
 * A resource below a new one, that a session can lock and that has a field called as another
 * resource's: `lib/resources/visit.ts`.
 */
export const visit = defineResource({
  name: 'visit',
  title: 'Visit',
  plural: 'Visits',
  description: 'Visits to workshops.',
  table: 'visit',
  path: '/fm/visits',
  id: {
    name: 'visit_id',
    label: 'Visit ID',
    help: 'Number given to the visit when it was created.',
    form: 'integer',
    maxLength: 9,
    example: '7',
  },
  parent: { resource: workshop, by: 'workshop_id' },
  recordName: { field: 'subject' },
  status: 'state',
  permissions: { read: 'Visits:Read', create: 'Visits:Create', update: 'Visits:Update' },
  changes: ['patch', 'bulk', 'remove'],
  lockable: true,
  system: [
    { name: 'created', label: 'Created', help: 'When the visit was added.', kind: 'moment' },
    { name: 'last_edit', label: 'Last edit', help: 'When it was last changed.', kind: 'moment' },
  ],
  list: {
    sortable: ['visit_id', 'subject', 'state', 'due'],
    defaultSort: '-visit_id',
    searched: ['subject', 'visit_id'],
    indexed: ['workshop_id'],
  },
  example: {
    record: { subject: 'Yearly look', workshop_id: '50001', state: 'asked' },
    change: { state: 'done', cost: 120 },
  },
  sections: [
    {
      key: 'visit',
      title: 'Visit',
      purpose: 'Where, when and what for.',
      fields: {
        subject: text('Subject', 'What the visit is about.', { required: true }),
        workshop_id: reference(workshop, 'Workshop', 'Workshop that is visited.', {
          required: true,
        }),
        state: choice(['asked', 'done'], 'State', 'How far it has come.', {
          default: 'asked',
          valuesName: 'VisitState',
        }),
        due: date('Due', 'Day by which it is to be.', { default: '2027-01-31' }),
        cost: money('Cost', 'What it cost.'),
      },
    },
  ],
})
