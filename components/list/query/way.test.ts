import { describe, expect, test } from 'vitest'
import type { PageEnd } from '../state/listPage'
import { placeOf, readWay, type Way, withPage } from './way'

const LIST = { list: '/approvals', query: 'status_flag=requested', zone: 'UTC' }
const end = (nextCursor: string | null): PageEnd => ({ nextCursor, total: 5, isExact: true })
const page = (number: number, ...ids: string[]) => ({
  number,
  address: `/approvals?${number}`,
  ids,
})
const way = (...pages: ReturnType<typeof page>[]): Way =>
  pages.reduce<Way | null>((known, each) => withPage(known, LIST, each, end('on')), null) as Way

describe('the way through a list', () => {
  test('goes on over the pages that were shown one after the other', () => {
    const shown = way(page(1, 'a', 'b'), page(2, 'c', 'd'))
    const place = placeOf(shown, 'c', 2)
    expect(place).toEqual({ position: 3, address: '/approvals?2', previous: 'b', next: 'd' })
    expect(placeOf(shown, 'a', 2)).toMatchObject({ position: 1, previous: null, next: 'b' })
    expect(placeOf(shown, 'd', 2)).toMatchObject({ position: 4, next: null })
    expect(placeOf(shown, 'z', 2)).toBeNull()
  })

  test('begins anew where a page has none before it, and with another list, filter or time zone', () => {
    expect(placeOf(way(page(1, 'a'), page(3, 'c')), 'c', 1)).toMatchObject({
      position: 3,
      previous: null,
    })
    const other = { ...LIST, query: 'status_flag=batch' }
    expect(withPage(way(page(1, 'a')), other, page(2, 'b'), end(null)).pages).toHaveLength(1)
    const below = { ...LIST, list: '/clients/1/approvals' }
    expect(withPage(way(page(1, 'a')), below, page(2, 'b'), end(null)).pages).toHaveLength(1)
    const otherDays = { ...LIST, zone: 'Australia/Perth' }
    expect(withPage(way(page(1, 'a')), otherDays, page(2, 'b'), end(null)).pages).toHaveLength(1)
  })

  test('is what was shown last from a page on, and meets no record twice', () => {
    expect(way(page(1, 'a', 'b'), page(2, 'c'), page(1, 'b', 'c')).pages).toEqual([
      page(1, 'b', 'c'),
    ])
    const moved = way(page(1, 'a', 'b'), page(2, 'b', 'c'))
    expect(placeOf(moved, 'b', 2)).toMatchObject({ next: 'c' })
  })

  test.each([null, 1, {}, { pages: [] }])('is none in %j', (kept) => {
    expect(readWay(kept)).toBeNull()
  })
})
