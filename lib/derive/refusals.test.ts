import { describe, expect, test } from 'vitest'
import { client, resources } from '@/lib/resources'
import { defineResource } from '@/lib/resources/defineResource'
import {
  boolean,
  choice,
  date,
  day,
  decimal,
  type FieldSpec,
  group,
  identifier,
  instant,
  integer,
  jsonObject,
  jsonObjectList,
  money,
  text,
} from '@/lib/resources/field'
import type { ListSpec } from '@/lib/resources/lists'
import type { ResourceSpec } from '@/lib/resources/resource'
import { label, section, THING, words } from '@/lib/resources/thing.fixture'
import { refuseUnusable } from './refusals'

const LIST: ListSpec = {
  sortable: ['thing_id', 'heading'],
  defaultSort: 'thing_id',
  searched: [],
  indexed: [],
}
/** What is said of a thing with these fields besides its heading and its parts. */
const refused = (fields: Record<string, FieldSpec>, changed: Partial<ResourceSpec> = {}) => {
  const all = { heading: text(...label), parts: jsonObjectList(...label), ...fields }
  const thing = defineResource({ ...THING, list: LIST, ...changed, sections: [section(all)] })
  return expect(() => refuseUnusable([thing]))
}

test('every definition of the registry is usable', () => {
  expect(() => refuseUnusable(resources)).not.toThrow()
})

describe('a default is refused', () => {
  test.each<[string, FieldSpec, string]>([
    ['words as a figure', money(...label, { default: 'abc' }), 'takes a number'],
    ['a truth as a figure', money(...label, { default: true }), 'takes a number'],
    ['no number', decimal(...label, { default: Number.NaN }), 'takes a number'],
    ['too many decimals', money(...label, { default: 0.1234567 }), '6 decimals'],
    ['a broken whole number', integer(...label, { default: 1.5 }), 'takes a whole number'],
    ['a whole number of 33 bits', integer(...label, { default: 3e9 }), 'takes a whole number'],
    ['a word as a date', date(...label, { default: 'tomorrow' }), 'takes a real date'],
    ['a word as a moment', instant(...label, { default: 'now' }), 'takes a real moment'],
    ['a figure as text', text(...label, { default: 5 }), 'takes text'],
    ['a text too long', text(...label, { maxLength: 3, default: 'four' }), 'at most 3 characters'],
  ])('that is %s', (_, field, fault) => {
    refused({ colour: field }).toThrow(/^thing\.colour has a default that it refuses: A label /)
    refused({ colour: field }).toThrow(fault)
  })

  test('that is kept otherwise', () => {
    refused({ due: day(...label, { default: '2026-01-01T10:00:00Z' }) }).toThrow(
      'thing.due has a default that is kept as "2026-01-01"',
    )
  })

  test('and no other', () => {
    refused({
      fee: money(...label, { default: 0.1 }),
      count: integer(...label, { default: -3 }),
      due: date(...label, { default: '2026-01-01' }),
      at: instant(...label, { default: '2026-01-01T00:00:00Z' }),
    }).not.toThrow()
  })
})

test.each<[string, Partial<ResourceSpec>]>([
  ['thing.id.example is not of the form', { id: { ...THING.id, example: 'abc' } }],
  [
    'thing.example.record is refused at stage: A label takes one of: open',
    { example: { record: { stage: 'shut' }, change: { heading: 'Another' } } },
  ],
  [
    'thing.example.change is refused at heading: A label takes text',
    { example: { record: { heading: 'One' }, change: { heading: 5 } } },
  ],
])('an example is sent by tests, and so has to be one: %s', (fault, changed) => {
  refused({ stage: choice(['open'], ...label) }, changed).toThrow(fault)
})

test.each(['_etag', '_labels'] as const)('what is worked out is not called %s', (name) => {
  const of = { sum: 'amount', over: 'parts' }
  refused({}, { derived: [{ name, ...words, kind: 'decimal', of }] }).toThrow(
    `thing.${name} is what the service itself adds`,
  )
})

test.each(['search', 'sort', 'limit', 'cursor', 'fields', 'include'])(
  'no filter is called %s, as another parameter of lists is',
  (name) => {
    refused({ [name]: choice(['a', 'b'], ...label) }).toThrow(
      `thing.${name} is filtered by ${name}`,
    )
    refused({ [name]: text(...label) }).not.toThrow()
  },
)

test('no filter is called as what finds the records of a parent', () => {
  const parent = { resource: client, by: 'heading', through: 'contract' }
  refused({ client_id: identifier(...label) }, { parent }).toThrow('thing.client_id is filtered by')
})

const list = (changed: Partial<ListSpec>) => ({ list: { ...LIST, ...changed } })

test.each<[string, Partial<ResourceSpec>]>([
  ['parts', {}],
  ['live', {}],
  ['box', {}],
  ['kept', { system: [{ name: 'kept', ...words, kind: 'id' }] }],
])('no list sorts by %s, of which no value is last', (name, changed) => {
  const fields = { live: boolean(...label), box: group(...label, { of: text(...label) }) }
  refused(fields, {
    ...changed,
    ...list({ sortable: ['thing_id', name], shown: ['heading'] }),
  }).toThrow(`thing.list.sortable has ${name}, which no list can be sorted by`)
})

describe('what no index holds is refused', () => {
  const tall = text(...label, { maxLength: 700 })

  test('to sort by', () => {
    refused({ tall }, list({ sortable: ['thing_id', 'tall'] })).toThrow(
      'thing.list.sortable has what no index holds: tall',
    )
    refused(
      { tall: text(...label, { maxLength: 660 }) },
      list({ sortable: ['thing_id', 'tall'] }),
    ).not.toThrow()
  })

  test.each<[string, FieldSpec]>([
    ['a long text', tall],
    ['an object', jsonObject(...label)],
  ])('to be found by: %s', (_, field) => {
    refused({ field }, list({ indexed: ['field'] })).toThrow('thing.list.indexed has what')
  })

  test('to tell records apart by', () => {
    refused({ tall: { ...tall, unique: true } }).toThrow('thing.tall has what no index holds')
    const needed = { ...tall, required: true }
    const record = { heading: 'One', tall: 'a', wide: 'b' }
    const changed = { uniqueTogether: [['tall', 'wide']], example: { ...THING.example, record } }
    refused({ tall: needed, wide: needed }, changed).toThrow('thing.uniqueTogether has what')
  })
})

test('what is longer than a name in PostgreSQL is refused, with what it is the name of', () => {
  const name = 'a'.repeat(62)
  refused({ [name]: text(...label) }).toThrow(
    `thing.${name} is too long: the domain thing__${name}`,
  )
  refused({}, { table: 'b'.repeat(60) }).toThrow('thing.table is too long: the ')
})

test.each(['search_text', 'words', 'record'])(
  'no field is called as what records are searched by: %s',
  (name) => {
    const searched = { ...list({ searched: ['heading'], sortable: ['thing_id', name] }) }
    refused({ [name]: text(...label) }, searched).toThrow(
      `thing.${name} is called as what such records are searched by`,
    )
    refused({ [name]: text(...label) }, list({ searched: [] })).not.toThrow()
  },
)
