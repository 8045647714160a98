import { expect, test } from 'vitest'
import type { Match } from '../query/listState'
import {
  countOf,
  isSelected,
  isWhole,
  NONE,
  rowsOf,
  type Selection,
  underQuery,
  withRows,
} from './selection'

const page = ['1', '2', '3', '4']
const victoria = 'state=VIC' as Match
const all: Selection = {
  kind: 'all',
  query: victoria,
  total: 1284,
  isExact: true,
  except: new Set(),
}
const chosen = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, true] as const))

test('rows of other pages stay chosen', () => {
  const some = withRows(NONE, page, chosen('99', '1', '2'))
  expect(countOf(some)).toBe(3)
  expect(rowsOf(some, page)).toEqual(chosen('99', '1', '2'))
  expect(countOf(withRows(some, page, chosen('99')))).toBe(1)
})

test('a row taken out of all that match is an exception', () => {
  expect(rowsOf(all, page)).toEqual(chosen(...page))
  const most = withRows(all, page, chosen('1', '3', '4'))
  expect(countOf(most)).toBe(1283)
  expect(isSelected(most, '2')).toBe(false)
  expect(isSelected(most, 'on no page yet')).toBe(true)
  expect(rowsOf(most, page)).toEqual(chosen('1', '3', '4'))
  expect(withRows(most, page, chosen(...page))).toEqual(all)
})

test('what was taken out on another page stays so', () => {
  const most = withRows(withRows(all, page, chosen('1', '2', '3')), ['5', '6'], chosen('6'))
  expect(most).toMatchObject({ except: new Set(['4', '5']) })
})

test('all that match are chosen where each of them is, and not where as many are elsewhere', () => {
  const elsewhere = withRows(NONE, [], chosen('91', '92', '93', '94', '95'))
  expect(isWhole(elsewhere, page, 4)).toBe(false)
  expect(isWhole(withRows(elsewhere, page, chosen('91', ...page)), page, 4)).toBe(true)
  expect(isWhole(withRows(NONE, page, chosen(...page)), page, 1284)).toBe(false)
  expect(isWhole(all, page, 1284)).toBe(true)
  expect(isWhole(withRows(all, page, chosen('1', '2', '3')), page, 1284)).toBe(false)
})

test('all that match ends with its query, and ids do not', () => {
  const some = withRows(NONE, page, chosen('1'))
  expect(underQuery(all, victoria)).toBe(all)
  expect(underQuery(all, 'state=SA' as Match)).toBe(NONE)
  expect(underQuery(some, 'state=SA' as Match)).toBe(some)
})
