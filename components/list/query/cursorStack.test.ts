import { expect, test } from 'vitest'
import { previousPage, pushCursor, rangeWords, readCursorStack } from './cursorStack'

test('remembers the cursors on the way and leads back along them', () => {
  let stack = pushCursor(null, 'q', { page: 1, cursor: null })
  stack = pushCursor(stack, 'q', { page: 2, cursor: 'two' })
  stack = pushCursor(stack, 'q', { page: 3, cursor: 'three' })
  expect(stack.cursors).toEqual(['two', 'three'])
  expect(previousPage(stack, 'q', 3)).toEqual({ page: 2, cursor: 'two' })
  expect(previousPage(stack, 'q', 2)).toEqual({ page: 1, cursor: null })
})

test('keeps what lies ahead when it goes back', () => {
  const stack = { query: 'q', cursors: ['two', 'three'] }
  expect(pushCursor(stack, 'q', { page: 2, cursor: 'two' })).toEqual(stack)
  expect(pushCursor(stack, 'q', { page: 1, cursor: null })).toEqual(stack)
})

test('another query starts anew', () => {
  const stack = { query: 'q', cursors: ['two'] }
  expect(pushCursor(stack, 'r', { page: 1, cursor: null })).toEqual({ query: 'r', cursors: [] })
  expect(previousPage(stack, 'r', 3)).toEqual({ page: 1, cursor: null })
})

test('a link into the middle leads back to the first page', () => {
  const stack = pushCursor(null, 'q', { page: 4, cursor: 'four' })
  expect(stack.cursors).toEqual([null, null, 'four'])
  expect(previousPage(stack, 'q', 4)).toEqual({ page: 1, cursor: null })
  expect(previousPage(pushCursor(stack, 'q', { page: 5, cursor: 'five' }), 'q', 5)).toEqual({
    page: 4,
    cursor: 'four',
  })
})

test('comes back from storage, or not at all', () => {
  const stack = pushCursor(null, 'q', { page: 3, cursor: 'three' })
  expect(readCursorStack(JSON.parse(JSON.stringify(stack)))).toEqual(stack)
  for (const kept of [null, '', 1, [], { query: 1 }]) expect(readCursorStack(kept)).toBeNull()
})

test('says what part of the whole a page is', () => {
  expect(rangeWords(1, 50, 50, 1284, true)).toBe('1 to 50 of 1,284')
  expect(rangeWords(26, 50, 34, 1284, true)).toBe('1,251 to 1,284 of 1,284')
  expect(rangeWords(3, 50, 50, 120_000, false)).toBe('101 to 150 of about 120,000')
  expect(rangeWords(1, 50, 0, 0, true)).toBe('No matches')
  expect(rangeWords(2, 50, 3, 50, true)).toBe('51 to 53 of 53')
})
