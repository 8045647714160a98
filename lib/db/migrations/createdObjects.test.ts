import { expect, test } from 'vitest'
import { createdBy } from './createdObjects'

const made = (sql: string) => createdBy([{ name: 'any', sql }])

test.each([
  ['CREATE TABLE "kept" ("a" text, "b" bigint);', ['a', 'b']],
  ['CREATE TABLE kept (a text);\nALTER TABLE kept ADD COLUMN b text;', ['a', 'b']],
  ['CREATE TABLE kept (a text);\nALTER TABLE kept RENAME a TO b;', ['b']],
  ['CREATE TABLE kept (a text, b int GENERATED ALWAYS AS (1) STORED);', ['a', 'b']],
])('columns are those that %j names', (sql, columns) => {
  const names = made(sql).tables.get('kept')
  for (const column of columns) expect(names?.has(column)).toBe(true)
  expect(names?.has('dba_extra')).toBe(false)
})

test.each([
  'CREATE TABLE kept AS SELECT * FROM other;',
  'CREATE TABLE IF NOT EXISTS "kept" AS\nTABLE other;',
  'CREATE TABLE kept (a, "b") AS SELECT * FROM other;',
  'CREATE TABLE kept (LIKE other INCLUDING ALL);',
  'CREATE TABLE kept (a text) INHERITS (other);',
])('every column may be one of a table that %j makes like another', (sql) => {
  expect(made(sql).tables.get('kept')?.has('whatever')).toBe(true)
})
