import { expect, test } from 'vitest'
import { readMigrationOptions } from './migrationOptions'

test('a migration has a name, new names of columns, and what may be lost or take less', () => {
  expect(readMigrationOptions(['add_a_field'])).toEqual({
    name: 'add_a_field',
    renames: new Map(),
    lose: new Set(),
    narrow: new Set(),
  })
  const given = ['--rename', 'client.fax=fax_number', '--lose', 'client.phone', 'other_names']
  expect(readMigrationOptions([...given, '--lose', 'widget', '--narrow', 'a.b'])).toEqual({
    name: 'other_names',
    renames: new Map([['client.fax', 'fax_number']]),
    lose: new Set(['client.phone', 'widget']),
    narrow: new Set(['a.b']),
  })
})

test.each([[[]], [['Add']], [['a', 'b']], [['a', '--rename', 'fax']], [['a', '--loose', 'x']]])(
  'whoever says %j is told how',
  (args) => {
    expect(readMigrationOptions(args)).toContain('npm run migration -- add_a_field')
  },
)
