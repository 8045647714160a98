import { parse } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { keyed, rowsOf } from './keyed'
import { LINE_COLUMNS, type Line, type LineColumn, withCell, writeLines } from './line'
import { cellKey, oddCells, oddFault, oddKeys } from './odd'

const [, QUANTITY, PRICE, AMOUNT] = LINE_COLUMNS as unknown as LineColumn[] as [
  LineColumn,
  LineColumn,
  LineColumn,
  LineColumn,
]
const line = (json: string): Line => parse(json) as Line
const NONE: ReadonlySet<string> = new Set()

describe('a cell without a figure', () => {
  test.each([
    ['{"description":"abc","quantity":1,"unit_price":"1248.50","amount":1e2}', []],
    ['{"unit_price":"1,248.50","amount":0.1234567}', ['unit_price']],
    ['{"unit_price":10000000000000,"amount":"45.4545454545"}', []],
    ['{"unit_price":"abc"}', ['unit_price']],
    ['{"quantity":true,"amount":"-"}', ['quantity', 'amount']],
    ['{"quantity":null,"amount":""}', []],
  ])('is found in %s', (json, members) => {
    expect(oddCells(line(json)).map(({ column }) => column.member)).toEqual(members)
  })

  test('stops the save, by its line and its text', () => {
    const rows = keyed([{}, line('{"unit_price":"abc","amount":"tbc"}')])
    expect(oddFault(rows, NONE)?.message).toBe(
      'Line 2: Unit price “abc” is no figure. Neither is 1 more. Put a figure there, or keep it as text.',
    )
    const long = { unit_price: '9'.repeat(1001), amount: 'tbc' }
    expect(oddFault(keyed([long]), NONE)?.message).toContain(
      'has more digits than a figure takes. 1 more is to be looked at.',
    )
    expect(oddFault(keyed([line('{"unit_price":"12"}')]), NONE)).toBeUndefined()
  })

  test('is confirmed by itself, and no longer once other text stands there', () => {
    const before = keyed([line('{"unit_price":"abc"}'), line('{"unit_price":"abc"}')])
    const confirmed = new Set(oddKeys(before).slice(0, 1))
    expect(oddFault(before, confirmed)?.message).toMatch(/^Line 2/)
    const both = new Set(oddKeys(before))
    const [first = {}, second = {}] = before.map((row) => row.line)
    const counted = keyed([withCell(first, QUANTITY, '2'), second], before)
    expect(oddFault(counted, both)).toBeUndefined()
    const moved = keyed([second, first], before)
    expect(oddFault(moved, both)).toBeUndefined()
    const typed = keyed([withCell(first, PRICE, 'abcd'), second], before)
    expect(oddFault(typed, both)?.message).toContain('“abcd”')
    const elsewhere = keyed([withCell(withCell(first, PRICE, ''), AMOUNT, 'abc'), second], before)
    expect(oddFault(elsewhere, both)?.message).toContain('Amount')
  })
})

test('a text that comes from elsewhere is other rows, but for those of the same place', () => {
  const rows = keyed([line('{"unit_price":"abc"}')])
  const held = { text: writeLines(rows.map((row) => row.line)), rows }
  expect(rowsOf(held.text, held)).toBe(rows)
  const [cell] = oddCells(line('{"unit_price":"abc"}'))
  const confirmed = new Set(cell ? [cellKey(rows[0]?.key ?? 0, cell)] : [])
  expect(oddFault(rowsOf('[{"unit_price":"abc","quantity":1}]', held), confirmed)).toBeUndefined()
  const more = rowsOf('[{"unit_price":"abc"},{"unit_price":"abc"}]', held)
  expect(oddFault(more, confirmed)).toBeDefined()
  expect(rowsOf('no JSON', held)).toEqual([])
})
