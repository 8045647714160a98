import { expect, test } from 'vitest'
import {
  between,
  countOf,
  isSelected,
  NONE,
  pageShare,
  type Selection,
  select,
  toggle,
  togglePage,
  underQuery,
} from './selection'

const page = ['1', '2', '3', '4']
const all: Selection = {
  kind: 'all',
  query: 'state=VIC',
  total: 1284,
  isExact: true,
  except: new Set(),
}

test('a range runs either way, and is one row without an anchor in sight', () => {
  expect(between(page, '2', '4')).toEqual(['2', '3', '4'])
  expect(between(page, '4', '2')).toEqual(['2', '3', '4'])
  expect(between(page, null, '3')).toEqual(['3'])
  expect(between(page, '99', '3')).toEqual(['3'])
})

test('rows of other pages stay chosen', () => {
  const chosen = select(select(NONE, ['99'], true), ['1', '2'], true)
  expect(countOf(chosen)).toBe(3)
  expect(pageShare(chosen, page)).toBe('some')
  expect(countOf(togglePage(chosen, page))).toBe(5)
  expect(countOf(togglePage(togglePage(chosen, page), page))).toBe(1)
})

test('a row taken out of all that match is an exception', () => {
  const most = toggle(all, '2')
  expect(countOf(most)).toBe(1283)
  expect(isSelected(most, '2')).toBe(false)
  expect(isSelected(most, 'on no page yet')).toBe(true)
  expect(toggle(most, '2')).toEqual(all)
  expect(pageShare(togglePage(all, page), page)).toBe('none')
})

test('all that match ends with its query, and ids do not', () => {
  const some = select(NONE, ['1'], true)
  expect(underQuery(all, 'state=VIC')).toBe(all)
  expect(underQuery(all, 'state=SA')).toBe(NONE)
  expect(underQuery(some, 'state=SA')).toBe(some)
})
