import { expect, test } from 'vitest'
import { rangeWords, readTrail, stepBack, walked } from './trail'

test('remembers the cursors on the way and leads back along them', () => {
  let trail = walked(null, 'q', { page: 1, cursor: null })
  trail = walked(trail, 'q', { page: 2, cursor: 'two' })
  trail = walked(trail, 'q', { page: 3, cursor: 'three' })
  expect(trail.cursors).toEqual(['two', 'three'])
  expect(stepBack(trail, 'q', 3)).toEqual({ page: 2, cursor: 'two' })
  expect(stepBack(trail, 'q', 2)).toEqual({ page: 1, cursor: null })
})

test('keeps what lies ahead when it goes back', () => {
  const trail = { query: 'q', cursors: ['two', 'three'] }
  expect(walked(trail, 'q', { page: 2, cursor: 'two' })).toEqual(trail)
  expect(walked(trail, 'q', { page: 1, cursor: null })).toEqual(trail)
})

test('another query starts anew', () => {
  const trail = { query: 'q', cursors: ['two'] }
  expect(walked(trail, 'r', { page: 1, cursor: null })).toEqual({ query: 'r', cursors: [] })
  expect(stepBack(trail, 'r', 3)).toEqual({ page: 1, cursor: null })
})

test('a link into the middle leads back to the first page', () => {
  const trail = walked(null, 'q', { page: 4, cursor: 'four' })
  expect(trail.cursors).toEqual([null, null, 'four'])
  expect(stepBack(trail, 'q', 4)).toEqual({ page: 1, cursor: null })
  expect(stepBack(walked(trail, 'q', { page: 5, cursor: 'five' }), 'q', 5)).toEqual({
    page: 4,
    cursor: 'four',
  })
})

test('comes back from storage, or not at all', () => {
  const trail = walked(null, 'q', { page: 3, cursor: 'three' })
  expect(readTrail(JSON.stringify(trail))).toEqual(trail)
  for (const text of [null, '', '{', '[]', '{"query":1}']) expect(readTrail(text)).toBeNull()
})

test('says what part of the whole a page is', () => {
  expect(rangeWords(1, 50, 50, 1284, true)).toBe('1 to 50 of 1,284')
  expect(rangeWords(26, 50, 34, 1284, true)).toBe('1,251 to 1,284 of 1,284')
  expect(rangeWords(3, 50, 50, 120_000, false)).toBe('101 to 150 of about 120,000')
  expect(rangeWords(1, 50, 0, 0, true)).toBe('No matches')
  expect(rangeWords(2, 50, 3, 50, true)).toBe('51 to 53 of 53')
})
