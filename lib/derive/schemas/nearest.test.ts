import { expect, test } from 'vitest'
import { nearestHint } from './nearest'

const known = ['id', 'sort', 'name', 'limit', 'client_type', 'finance_limit']

test.each([
  ['nmae', 'name'],
  ['sotr', 'sort'],
  ['limt', 'limit'],
  ['client_typ', 'client_type'],
  ['finanse_limts', 'finance_limit'],
])('“%s” is taken for a slip of %s', (name, meant) => {
  expect(nearestHint(name, known)).toBe(` Did you mean ${meant}?`)
})

test.each(['zzz', 'x', 'q', 'foo', 'color', 'page_size', 'n'.repeat(65)])(
  '“%s” is a slip of none of them',
  (name) => {
    expect(nearestHint(name, known)).toBe('')
  },
)
