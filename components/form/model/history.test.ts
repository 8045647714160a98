import { expect, test } from 'vitest'
import { client } from '@/lib/resources'
import type { Field } from '@/lib/resources/resource'
import { type HistoryEvent, saversOf } from './history'
import { fieldsByName } from './values'

const people = { tom: 'Tom Hale', priya: 'Priya Raman' }
const person = (id: keyof typeof people) => ({ user_id: id, display_name: people[id] })

const save = (by: keyof typeof people, ...fields: string[]): HistoryEvent => ({
  event_id: '9',
  at: '2026-11-21T04:00:00Z',
  action: 'updated',
  user: person(by),
  audit_user: person(by),
  request_id: 'r-1',
  reason: null,
  changes: fields.map((field) => ({ field, from: null, to: '' })),
})
const fields = ['fax', 'phone'].map((name) => fieldsByName(client).get(name) as Field)

test.each<[string, HistoryEvent[], string]>([
  ['one person, one save', [save('tom', 'fax', 'phone')], 'Tom Hale'],
  ['one person, two saves', [save('tom', 'fax'), save('tom', 'phone')], 'Tom Hale'],
  ['two people', [save('tom', 'fax'), save('priya', 'phone')], 'Tom Hale and Priya Raman'],
  [
    'who saved the same field later',
    [save('tom', 'fax', 'phone'), save('priya', 'fax')],
    'Tom Hale',
  ],
  ['entries that are not all there', [save('tom', 'fax')], 'Tom Hale and others'],
  ['no entries', [], 'somebody else'],
])('of %s is said who they are', (_, events, who) => {
  expect(saversOf(events, fields, 'me')).toEqual({ who, isOwn: false })
})

test('the person who is told is not told of as somebody else', () => {
  const own = [save('tom', 'fax'), save('tom', 'phone')]
  expect(saversOf(own, fields, 'tom')).toEqual({ who: 'you', isOwn: true })
  const both = [save('tom', 'fax'), save('priya', 'phone')]
  expect(saversOf(both, fields, 'priya')).toEqual({ who: 'Tom Hale and you', isOwn: false })
})
