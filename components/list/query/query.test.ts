import { describe, expect, test } from 'vitest'
import {
  askedState,
  fromFirstPage,
  isNarrowed,
  type ListState,
  matchOf,
  readListState,
  withFilter,
  writeListState,
} from './listState'
import { readSort, writeSort } from './sort'

const shape = {
  isSortable: (member: string) => ['name', 'finance_limit'].includes(member),
  isDay: (parameter: string) => parameter.startsWith('next_contact_date'),
  isColumn: (id: string) => ['name', 'state', 'client_defaults.management_fee'].includes(id),
}
const read = (text: string): ListState => readListState(new URLSearchParams(text), shape)

describe('the address of a list', () => {
  test.each([
    '',
    '?search=corio+bay&client_type=fleet,lead&state=VIC&sort=name,-finance_limit',
    '?cursor=WyJuYW1lIl0&page=3',
    '?columns=name,client_defaults.management_fee&density=compact',
    '?client_type=,fleet',
    '?finance_limit_from=9999999999999.123456&name_contains=a,b&state_set=false',
    '?next_contact_date_to=before-2027-06-30',
    '?utm=x&limit=3',
    '?sort=phone,name',
    // Words that every object of JavaScript has.
    '?constructor=1&toString=2,3&__proto__=4',
  ])('%j is read and written back as it was', (text) => {
    expect(writeListState(read(text))).toBe(text)
  })

  test('leaves out of the layout alone what the list does not know', () => {
    expect(writeListState(read('?utm=x&sort=phone,name&columns=gone,name&density=huge'))).toBe(
      '?utm=x&sort=phone,name&columns=name',
    )
    expect(read('?sort=phone,name')).toMatchObject({
      sort: [],
      filters: { sort: ['phone', 'name'] },
    })
  })

  test('takes a repeated parameter as its values with commas', () => {
    expect(writeListState(read('?state=VIC&client_type=lead&state=SA'))).toBe(
      '?state=VIC,SA&client_type=lead',
    )
  })

  test('tells days as they stand to today, and the service dates', () => {
    const state = read('?next_contact_date_to=in-30-days&name_contains=today')
    expect(matchOf(askedState(state, { shape }, '2026-11-22'))).toBe(
      'next_contact_date_to=2026-12-22&name_contains=today',
    )
    expect(writeListState(state)).toBe('?next_contact_date_to=in-30-days&name_contains=today')
  })

  test('asks for what the list is kept to, whatever the address says of it', () => {
    const state = read('?client_id=7&state=VIC')
    const asked = askedState(state, { shape, fixed: { client_id: '12' } }, '2026-11-22')
    expect(matchOf(asked)).toBe('client_id=12&state=VIC')
    expect(writeListState(state)).toBe('?client_id=7&state=VIC')
  })

  test('another order takes the place of one that the list does not know', () => {
    const sorted = fromFirstPage(read('?sort=phone'), { sort: readSort('name', shape.isSortable) })
    expect(writeListState(sorted)).toBe('?sort=name')
  })

  test('has no page without a cursor, and a page with one', () => {
    expect(read('?page=7')).toMatchObject({ page: 1, cursor: null })
    expect(read('?cursor=abc')).toMatchObject({ page: 2, cursor: 'abc' })
    expect(read('?cursor=abc&page=x')).toMatchObject({ page: 2 })
    expect(read('?before=12')).toMatchObject({ before: null })
    expect(read('?cursor=abc&page=2&before=-1')).toMatchObject({ before: null })
    const third = read('?cursor=abc&page=3&before=62')
    expect(third).toMatchObject({ page: 3, before: 62 })
    expect(writeListState(third)).toBe('?cursor=abc&page=3&before=62')
    expect(writeListState(fromFirstPage(third, {}))).toBe('')
  })

  test('keeps the order in which filters were added', () => {
    const state = withFilter(withFilter(read('?state=VIC'), 'client_type', ['lead']), 'state', [
      'SA',
    ])
    expect(writeListState(state)).toBe('?state=SA&client_type=lead')
    expect(writeListState(withFilter(state, 'state', []))).toBe('?client_type=lead')
  })

  test('a change of what matches goes back to the first page', () => {
    expect(fromFirstPage(read('?cursor=abc&page=4'), { search: 'x' })).toMatchObject({
      cursor: null,
      page: 1,
      search: 'x',
    })
  })

  test('what matches is search and filters alone', () => {
    const state = read('?search=+a+&state=VIC&sort=name&columns=name&cursor=abc')
    expect(matchOf(askedState(state, { shape }, '2026-11-22'))).toBe('search=a&state=VIC')
    expect(isNarrowed(state)).toBe(true)
    expect(isNarrowed(read('?sort=name&search=++'))).toBe(false)
  })
})

test('a sort takes each member once', () => {
  expect(writeSort(readSort('-name,name,,finance_limit', shape.isSortable))).toBe(
    '-name,finance_limit',
  )
})
