import { type FieldSpec, text } from './field'
import type { ResourceSpec, Section } from './resource'

/** Label and help of fields and members of which a test says nothing more. */
export const label = ['A label', 'A sentence.'] as const
export const words = { label: label[0], help: label[1] }

/** A section of some fields. */
export const section = (fields: Readonly<Record<string, FieldSpec>>): Section => ({
  key: 'all',
  title: 'All',
  purpose: 'All of it.',
  fields,
})

/** A definition without a fault, which tests alter in one part. */
export const THING: ResourceSpec = {
  name: 'thing',
  title: 'Thing',
  plural: 'Things',
  description: 'Things of all kinds.',
  table: 'thing',
  path: '/fm/things',
  id: { name: 'thing_id', ...words, form: 'bigint', maxLength: 10, example: '1' },
  recordName: { field: 'heading' },
  permissions: { read: 'Things:Read', update: 'Things:Update' },
  changes: ['patch'],
  example: { record: { heading: 'One' }, change: { heading: 'Another' } },
  sections: [section({ heading: text(...label) })],
}
