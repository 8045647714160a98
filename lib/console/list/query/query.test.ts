import { describe, expect, test } from 'vitest'
import {
  fromFirstPage,
  isNarrowed,
  type ListState,
  matchParameters,
  readListState,
  withFilter,
  writeListState,
} from './listState'
import { nextSort, readSort, writeSort } from './sort'

const shape = {
  isSortable: (member: string) => ['name', 'finance_limit'].includes(member),
  isFilterable: (member: string) => ['client_type', 'state', 'user_id'].includes(member),
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
  ])('%j is read and written back as it was', (text) => {
    expect(writeListState(read(text))).toBe(text)
  })

  test('leaves out what the list does not know', () => {
    expect(writeListState(read('?utm=x&sort=phone,name&columns=gone,name&density=huge'))).toBe(
      '?sort=name&columns=name',
    )
  })

  test('has no page without a cursor, and a page with one', () => {
    expect(read('?page=7')).toMatchObject({ page: 1, cursor: null })
    expect(read('?cursor=abc')).toMatchObject({ page: 2, cursor: 'abc' })
    expect(read('?cursor=abc&page=x')).toMatchObject({ page: 2 })
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
    expect(matchParameters(state).toString()).toBe('search=a&state=VIC')
    expect(isNarrowed(state)).toBe(true)
    expect(isNarrowed(read('?sort=name&search=++'))).toBe(false)
  })
})

describe('a sort', () => {
  test('takes each member once', () => {
    expect(writeSort(readSort('-name,name,,finance_limit', shape.isSortable))).toBe(
      '-name,finance_limit',
    )
  })

  test('goes up, down and away by pressing one header', () => {
    let sort = nextSort([], 'name', false)
    expect(writeSort(sort)).toBe('name')
    sort = nextSort(sort, 'name', false)
    expect(writeSort(sort)).toBe('-name')
    expect(nextSort(sort, 'name', false)).toEqual([])
  })

  test('keeps the other keys with shift', () => {
    let sort = nextSort(readSort('name', shape.isSortable), 'finance_limit', true)
    expect(writeSort(sort)).toBe('name,finance_limit')
    sort = nextSort(sort, 'name', true)
    expect(writeSort(sort)).toBe('-name,finance_limit')
    sort = nextSort(sort, 'name', true)
    expect(writeSort(sort)).toBe('finance_limit')
    expect(
      writeSort(
        nextSort(
          readSort('-name,finance_limit', () => true),
          'name',
          false,
        ),
      ),
    ).toBe('name')
  })
})
