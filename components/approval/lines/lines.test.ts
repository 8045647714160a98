import { LosslessNumber, parse } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { readEntries } from '@/components/form/model/entries'
import { figureText } from '@/components/form/model/figure'
import { duplicated, moved, pastedInto, removed } from './edit'
import {
  cellText,
  LINE_COLUMNS,
  type Line,
  type LineColumn,
  shownCell,
  withCell,
  writeLines,
} from './line'
import { foreignColumns, isTable, pasteFault, readPasted } from './paste'
import { adviceOn, leftOutWords, totalOf, typedInto } from './sums'

const [DESCRIPTION, QUANTITY, PRICE, AMOUNT] = LINE_COLUMNS as unknown as [
  LineColumn,
  LineColumn,
  LineColumn,
  LineColumn,
]
const line = (json: string): Line => parse(json) as Line
const TYRES =
  '{"description":"Tyre","quantity":4,"unit_price":312.00,"amount":1248.00,"job_code":"T7"}'

describe('a cell', () => {
  test('keeps digits, and shows money with its cents', () => {
    expect(cellText(line(TYRES), PRICE)).toBe('312.00')
    expect(shownCell(line(TYRES), AMOUNT)).toBe('1,248.00')
    expect(shownCell(line('{"amount":1e3}'), AMOUNT)).toBe('1,000.00')
    expect(shownCell(line('{"amount":"on request"}'), AMOUNT)).toBe('on request')
  })

  test('becomes a figure, text, or nothing', () => {
    expect(withCell({}, AMOUNT, '$1,248.50').amount).toEqual(new LosslessNumber('1248.50'))
    expect(withCell({}, AMOUNT, 'tbc').amount).toBe('tbc')
    expect(withCell({}, DESCRIPTION, '007').description).toBe('007')
    expect(withCell(line(TYRES), AMOUNT, '')).not.toHaveProperty('amount')
  })

  test('leaves other members and their order alone', () => {
    const changed = withCell(line(TYRES), QUANTITY, '2')
    expect(Object.keys(changed)).toEqual(Object.keys(line(TYRES)))
    expect(changed.job_code).toBe('T7')
  })
})

test('lines that the grid cannot show are told apart', () => {
  expect(writeLines(readEntries(`[${TYRES}]`) ?? [])).toContain('312.00')
})

describe('sums', () => {
  test('are exact and say what they leave out', () => {
    const total = totalOf([
      line('{"amount":0.1}'),
      line('{"amount":"0.2"}'),
      line('{"amount":"tbc"}'),
      {},
    ])
    expect(total.text).toBe('0.30')
    expect([total.uncounted, total.unpriced]).toEqual([1, 0])
    const unpriced = [line('{"quantity":4,"unit_price":312}'), line('{"quantity":"4"}')]
    expect(totalOf(unpriced)).toMatchObject({ text: '0.00', uncounted: 0, unpriced: 1 })
    expect(totalOf([line('{"amount":9999999999999.99}'), line('{"amount":0.01}')]).text).toBe(
      '10,000,000,000,000.00',
    )
  })

  test('have every figure in them, however many digits it has', () => {
    const lines = [line('{"amount":45.4545454545}'), line('{"amount":1e13}'), line('{"amount":10}')]
    const { figure, uncounted } = totalOf(lines)
    expect([figureText(figure), uncounted]).toEqual(['10000000000055.4545454545', 0])
    expect(withCell({}, AMOUNT, '45.4545454545').amount).toEqual(
      new LosslessNumber('45.4545454545'),
    )
    expect(withCell({}, AMOUNT, '1e1000').amount).toBe('1e1000')
  })

  test('advise where the amount is another', () => {
    expect(adviceOn(line(TYRES))).toBeUndefined()
    expect(adviceOn(line('{"quantity":4,"unit_price":6.5,"amount":25}'))).toEqual({
      words: 'Quantity × unit price is 26.00.',
      amount: '26',
    })
    expect(adviceOn(line('{"quantity":32.5,"unit_price":2.13,"amount":69.23}'))).toBeUndefined()
    expect(adviceOn(line('{"quantity":"two"}'))?.words).toContain('Quantity is text')
  })

  test('of a line follow quantity and price while they agreed', () => {
    const before = line(TYRES)
    expect(cellText(typedInto(before, before, QUANTITY, '2'), AMOUNT)).toBe('624')
    const emptied = typedInto(before, before, QUANTITY, '')
    expect(cellText(emptied, AMOUNT)).toBe('1248.00')
    expect(cellText(typedInto(before, emptied, QUANTITY, '5'), AMOUNT)).toBe('1560')
    const set = line('{"quantity":4,"unit_price":6.5,"amount":25}')
    expect(cellText(typedInto(set, set, QUANTITY, '5'), AMOUNT)).toBe('25')
    const fuel = line('{"quantity":1,"unit_price":2.13}')
    expect(cellText(typedInto(fuel, fuel, QUANTITY, '32.5'), AMOUNT)).toBe('')
    const halfTyped = typedInto(fuel, fuel, QUANTITY, '3')
    expect(cellText(halfTyped, AMOUNT)).toBe('6.39')
    expect(cellText(typedInto(fuel, halfTyped, QUANTITY, '3.5'), AMOUNT)).toBe('')
  })

  test('say in words what is in none of them', () => {
    expect(leftOutWords({ uncounted: 0, unpriced: 0 })).toEqual([])
    expect(leftOutWords({ uncounted: 1, unpriced: 2 })).toEqual([
      '1 amount is no figure',
      '2 lines with a price are without an amount',
    ])
    expect(leftOutWords({ uncounted: 2, unpriced: 1 })).toEqual([
      '2 amounts are no figure',
      '1 line with a price is without an amount',
    ])
  })
})

describe('moving lines about', () => {
  const lines = ['a', 'b', 'c'].map((description): Line => ({ description }))
  const names = (all: readonly Line[]) => all.map(({ description }) => description).join('')
  test('stays within the list', () => {
    expect(names(moved(lines, 0, 1))).toBe('bac')
    expect(names(moved(lines, 2, -2))).toBe('cab')
    expect(names(moved(lines, 0, -1))).toBe('abc')
  })
  test('copies and removes', () => {
    expect(names(duplicated(lines, 1))).toBe('abbc')
    expect(names(removed(lines, 1))).toBe('ac')
  })
})

describe('pasting', () => {
  test('tells a table from a value', () => {
    expect(isTable('312.00')).toBe(false)
    expect(isTable('312.00\r\n')).toBe(false)
    expect(isTable('a\tb')).toBe(true)
    expect(isTable('a\nb')).toBe(true)
  })

  test('reads cells, quoted ones and empty ones', () => {
    expect(readPasted('Tyre\t4\t312\r\n"Wheel\nalignment, ""all"""\t\t95\r\n').rows).toEqual([
      ['Tyre', '4', '312'],
      ['Wheel alignment, "all"', '', '95'],
    ])
    expect(readPasted('a\t').rows).toEqual([['a', '']])
    expect(readPasted('5" pipe\t2').rows).toEqual([['5" pipe', '2']])
  })

  test('reads figures as accountants write them', () => {
    const { lines } = pastedInto([], 0, 0, readPasted('AUD 50\t($1,026.00)\tAUD 12.50\t-A$3'))
    const [pasted = {}] = lines
    // A description is what it says.
    expect(LINE_COLUMNS.map((column) => cellText(pasted, column))).toEqual([
      ...['AUD 50', '-1026.00', '12.50', '-3'],
    ])
  })

  test.each([
    ['Work\tQty\tAmount ex GST\tGST\tTotal inc GST\nBrakes\t1\t100.00\t10.00\t110.00', 'which of'],
    ['Description\tQty\tNet\tGST\tGross\nBrakes\t1\t100\t10\t110', '“Net”, “GST”, “Gross”'],
    ['Brakes\t2\t100.00\t20.00\t220.00', 'a row has 5 cells, and there 4 columns are'],
    ['Item\tQty\tCode\nBrakes\t2\tT7', undefined],
    ['Item\tQty\tPart no.\nBrakes\t2\t40017', undefined],
    ['Item\tQty\tGST\tAmount\nBrakes\t2\t10\t110', undefined],
    ['Brakes\t2\t100.00\t200.00\t', undefined],
  ])('is not taken where figures of %j would be lost', (text, words) => {
    const fault = pasteFault(readPasted(text), 0)
    if (words === undefined) expect(fault).toBeUndefined()
    else expect(fault).toContain(words)
  })

  test('names the columns that the lines have none for', () => {
    const named = (text: string) => foreignColumns(readPasted(text))
    expect(named('Item\tQty\tGST\tAmount\tCode\nBrakes\t2\t10\t110')).toEqual(['GST'])
    expect(named('Item\tAmount\nBrakes\t110')).toEqual([])
  })

  test.each([
    ['Brakes\t1\t100\t100\nSubtotal\t\t\t100\nGST\t\t\t10\nTotal\t\t\t110', '110', 2],
    [
      'Item\tAmount\nOil filter\t31\nLabour\t180\nSubtotal (ex GST)\t211\nGST (10%)\t21.10\nTotal inc GST\t232.10',
      ...(['232.10', 3] as const),
    ],
    ['Item\tAmount\nBrakes\t110\nTotal\t110\nIncludes GST\t10', '110', 1],
    ['Item\tAmount\nTyres\t200\nSubtotal (ex GST)\t200\nGST (10%)\t20', '220', 2],
    ['Item\tAmount\nTyres\t200\nTotal ex GST\t200\nGST\t20', '220', 2],
    ['Item\tAmount\nBrakes\t100\nGST\t10', '110', 2],
    ['Item\tAmount\nBrakes\t100\nGST\t10\nTotal\t110\nAmount due\t110', '110', 2],
    [
      'Item\tAmount\nFilter\t31\nOil\t9\nSubtotal\t40\nLabour\t180\nSubtotal\t180\nGST\t22\nTotal\t242',
      ...(['242', 4] as const),
    ],
    [
      'Item\tAmount\nFilter\t31\nSubtotal\t31\nOil\t9\nSub total\t40\nWork\t60\nTotal\t100',
      '100',
      3,
    ],
    ['Item\tAmount\nFilter\t31\nOil\t9\nSubtotal\t40\nLabour\t180\nSubtotal\t180', '220', 3],
  ])('takes the lines of %j, and their tax once: %s', (text, sum, count) => {
    const after = pastedInto([], 0, 0, readPasted(text))
    expect(totalOf(after.lines).text).toBe(`${sum}${sum.includes('.') ? '' : '.00'}`)
    expect([after.lines.length, after.odd]).toEqual([count, undefined])
  })

  test('says of a total that is none that it is a line', () => {
    const after = pastedInto([], 0, 0, readPasted('Tyre\t\t\t10\nTotal\t\t\t16.50'))
    expect([after.lines.length, after.hadTotal, after.odd]).toEqual([2, false, 'Total'])
  })

  test('takes a subtotal for a line that is no part’s sum', () => {
    const after = pastedInto([], 0, 0, readPasted('Tyre\t\t\t10\nSubtotal\t\t\t9\nWork\t\t\t5'))
    expect([after.lines.length, after.hadTotal, after.odd]).toEqual([3, false, 'Subtotal'])
  })

  test('goes over the cells from one on, and adds lines', () => {
    const { lines, filled } = pastedInto([line(TYRES)], 0, 1, readPasted('2\t300\n1\t95\t95'))
    expect(filled).toBe(2)
    expect(lines.map((each) => LINE_COLUMNS.map((column) => cellText(each, column)))).toEqual([
      ['Tyre', '2', '300', '1248.00'],
      ['', '1', '95', '95'],
    ])
    expect(lines[0]?.job_code).toBe('T7')
  })

  test('follows a heading wherever its columns stand', () => {
    const pasted = readPasted('Qty\tItem\tCode\tAmount ($)\n4\tTyre\tT7\t1,248.00')
    const { lines } = pastedInto([], 0, 0, pasted)
    expect(lines).toEqual([
      {
        quantity: new LosslessNumber('4'),
        description: 'Tyre',
        amount: new LosslessNumber('1248.00'),
      },
    ])
  })

  test('takes a first line for none where a figure stands in it, whatever words do', () => {
    const { rows, columns } = readPasted('Part\t2\teach\t50.00\nWork\t3\thours\t285.00')
    expect(columns).toBeUndefined()
    expect(rows).toHaveLength(2)
  })

  test.each([
    ['Tyre 12,5 mm\t2\t1.234', undefined],
    ['Tyre\t2\t1,234\nWheel\t1\t12.50', undefined],
    ['Tyre\t2\t1.234\nWheel\t1\t12,5', '“1.234” may be one figure'],
    ['Amount\tItem\n1.234\tTyre\n1.234,50\tWheel', 'as “1.234,50” has a comma'],
  ])('is not taken where a figure of %j may be two', (text, words) => {
    const fault = pasteFault(readPasted(text), 0)
    if (words === undefined) expect(fault).toBeUndefined()
    else expect(fault).toContain(words)
  })

  test.each([
    ['Tyre\t2\t1E+05', '“1E+05”'],
    ['Amount\tItem\n1.23457E+11\tTyre', '“1.23457E+11”'],
    ['1E+05\t2\t100000', undefined],
    ['Tyre\t2\t1e5', undefined],
  ])('is not taken where a spreadsheet has shortened a figure of %j', (text, words) => {
    const fault = pasteFault(readPasted(text), 0)
    if (words === undefined) expect(fault).toBeUndefined()
    else expect(fault).toContain(`shortened a figure to ${words}`)
  })

  test.each([
    ['Tyre\t4\t312\t1,248.00\nWheel\t1\t95\t95\nTotal\t\t\t$1,343.00', true],
    ['Item\tAmount\nTyre\t10\nWheel\t5\nTotal inc. GST:\t15', true],
    ['Tyre\t4\t2\t8\nWheel\t1\t1\t1\n\t5\tGrand total\t9', true],
    // Whether it counts twice only whoever pastes it can tell.
    ['Tyre\t\t\t10\nWheel\t\t\t5\nTotal\t\t\t16.50', false],
    ['Tyre\t\t\t10\nWheel\t\t\ttbc\nTotal\t\t\t10', false],
    ['Tyre\t\t\t10\nTotal Quartz 5W-30\t\t\t10', false],
    ['Total\t\t\t10', false],
    ['Tyre\t4\nTotal\t4', false],
  ])('leaves out of %j the row that is the total of the others: %s', (text, hadTotal) => {
    const pasted = readPasted(text)
    const after = pastedInto([], 0, 0, pasted)
    expect(after.hadTotal).toBe(hadTotal)
    expect(after.lines).toHaveLength(pasted.rows.length - Number(hadTotal))
    expect(after.leftOut).toBe(0)
  })

  test('says what found no room', () => {
    const rows = Array.from({ length: 600 }, (_, index) => `line ${index}\t1`).join('\n')
    const { lines, leftOut } = pastedInto([{}, {}], 1, 0, readPasted(rows))
    expect(lines).toHaveLength(500)
    expect(leftOut).toBe(101)
  })
})
