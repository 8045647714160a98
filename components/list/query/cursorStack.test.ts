import { expect, test } from 'vitest'
import {
  FIRST,
  nextPage,
  previousPage,
  pushCursor,
  rangeWords,
  readCursorStack,
  rowsBefore,
  type Step,
} from './cursorStack'

const step = (page: number, cursor: string | null, before: number | null = null): Step => ({
  page,
  cursor,
  before,
})

test('remembers the cursors on the way and leads back along them', () => {
  let stack = pushCursor(null, 'q', FIRST)
  stack = pushCursor(stack, 'q', step(2, 'two'))
  stack = pushCursor(stack, 'q', step(3, 'three', 62))
  expect(stack.passed.map((passed) => passed?.cursor)).toEqual(['two', 'three'])
  expect(previousPage(stack, 'q', 4)).toEqual(step(3, 'three', 62))
  expect(previousPage(stack, 'q', 3)).toEqual(step(2, 'two'))
  expect(previousPage(stack, 'q', 2)).toEqual(FIRST)
})

const TWO = { cursor: 'two', before: null }

test('keeps what lies ahead when it goes back', () => {
  const stack = { query: 'q', passed: [TWO, { cursor: 'three', before: null }] }
  expect(pushCursor(stack, 'q', step(2, 'two'))).toEqual(stack)
  expect(pushCursor(stack, 'q', FIRST)).toEqual(stack)
})

test('another query starts anew', () => {
  const stack = { query: 'q', passed: [TWO] }
  expect(pushCursor(stack, 'r', FIRST)).toEqual({ query: 'r', passed: [] })
  expect(previousPage(stack, 'r', 3)).toEqual(FIRST)
})

test('a link into the middle leads back to the first page', () => {
  const stack = pushCursor(null, 'q', step(4, 'four'))
  expect(stack.passed.map((passed) => passed?.cursor)).toEqual([undefined, undefined, 'four'])
  expect(previousPage(stack, 'q', 4)).toEqual(FIRST)
  expect(previousPage(pushCursor(stack, 'q', step(5, 'five')), 'q', 5)).toEqual(step(4, 'four'))
})

test('comes back from storage, or not at all', () => {
  const stack = pushCursor(null, 'q', step(3, 'three'))
  expect(readCursorStack(JSON.parse(JSON.stringify(stack)))).toEqual(stack)
  const former = { query: 'q', cursors: ['two'] }
  for (const kept of [null, '', 1, [], { query: 1 }, former])
    expect(readCursorStack(kept)).toBeNull()
})

test('says what part of the whole a page is', () => {
  expect(rangeWords(0, 50, 1284, true)).toBe('1 to 50 of 1,284')
  expect(rangeWords(1250, 34, 1284, true)).toBe('1,251 to 1,284 of 1,284')
  expect(rangeWords(100, 50, 120_000, false)).toBe('101 to 150 of about 120,000')
  expect(rangeWords(0, 0, 0, true)).toBe('No matches')
  expect(rangeWords(50, 3, 50, true)).toBe('51 to 53 of 53')
})

test('counts the rows before a page, also where one of these ended early', () => {
  const full = nextPage(FIRST, 50, 'two', 50)
  expect(full).toEqual(step(2, 'two'))
  expect(rowsBefore(full, 50)).toBe(50)
  const short = nextPage(full, 12, 'three', 50)
  expect(short).toEqual(step(3, 'three', 62))
  expect(rowsBefore(nextPage(short, 50, 'four', 50), 50)).toBe(112)
})
