import { describe, expect, test } from 'vitest'
import type { PageEnd } from '../state/listPage'
import { type ListWay, placeOf, readWay, withPage } from './way'

const LIST = { list: '/approvals', query: 'status_flag=requested', zone: 'UTC' }
const end = (nextCursor: string | null): PageEnd => ({ nextCursor, total: 5, isExact: true })
const page = (number: number, ...ids: string[]) => ({
  number,
  before: (number - 1) * ids.length,
  rows: ids.length,
  address: `/approvals?${number}`,
  ids,
})
const way = (...pages: ReturnType<typeof page>[]): ListWay =>
  pages.reduce<ListWay | null>(
    (known, each) => withPage(known, LIST, each, end('on')),
    null,
  ) as ListWay

describe('the way through a list', () => {
  test('goes on over the pages that were shown one after the other', () => {
    const shown = way(page(1, 'a', 'b'), page(2, 'c', 'd'))
    const place = placeOf(shown, 'c')
    expect(place).toEqual({ position: 3, address: '/approvals?2', previous: 'b', next: 'd' })
    expect(placeOf(shown, 'a')).toMatchObject({ position: 1, previous: null, next: 'b' })
    expect(placeOf(shown, 'd')).toMatchObject({ position: 4, next: null })
    expect(placeOf(shown, 'z')).toBeNull()
  })

  test('begins anew where a page has none before it, and with another list, filter or time zone', () => {
    expect(placeOf(way(page(1, 'a'), page(3, 'c')), 'c')).toMatchObject({
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
    expect(placeOf(moved, 'b')).toMatchObject({ next: 'c' })
  })

  test('counts as many before a page as there were, not as many as it could have had', () => {
    const [first, second] = [page(1, 'a', 'b'), { ...page(2, 'c'), before: 2 }]
    expect(placeOf(way(first, second), 'c')).toMatchObject({ position: 3, previous: 'b' })
  })

  const former = { ...LIST, pages: [{ number: 1, address: '/approvals', ids: ['a'] }] }
  test.each([null, 1, {}, { pages: [] }, former])('is none in %j', (kept) => {
    expect(readWay(kept)).toBeNull()
  })
})
