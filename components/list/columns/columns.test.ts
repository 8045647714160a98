import { LosslessNumber } from 'lossless-json'
import { describe, expect, test } from 'vitest'
import { todayIn } from '@/components/time/timeWords'
import { storedText } from '@/lib/derive/fileColumns'
import { approval, client, code, serviceAccount } from '@/lib/resources'
import {
  cellText,
  cellValue,
  daysOverdue,
  figureWidths,
  missingDecimals,
  mostDecimals,
  unitAfter,
} from './cellText'
import { type ListColumn, resourceColumns } from './columns'
import { moved, readLayout, shownColumns, withSpare } from './layout'

const columns = new Map(
  resourceColumns(client, { client_type: { heading: 'Type' } }).map((column) => [
    column.id,
    column,
  ]),
)
const column = (id: string): ListColumn => columns.get(id) as ListColumn
const show = (id: string, value: unknown) => cellText(column(id), value)

describe('columns from a definition', () => {
  test('cover every field that is returned, and the members of groups', () => {
    expect(columns.size).toBe(client.leaves.length + 1)
    expect(column('client_defaults.management_fee').path).toEqual([
      'client_defaults',
      'management_fee',
    ])
    const ids = resourceColumns(approval).map(({ id }) => id)
    expect(ids).toContain('last_edit')
    expect(ids).not.toContain('billing_period_item_no')
  })

  test('sort and filter by what the endpoint does', () => {
    const sortable = [...columns.values()].filter((each) => each.isSortable).map(({ id }) => id)
    expect(sortable.toSorted()).toEqual(client.list?.sortable.toSorted())
    expect(column('state').filters).toEqual({
      is: 'state',
      not: 'state_not',
      set: 'state_set',
    })
    expect(column('client_defaults.management_fee').filters.from).toBe(
      'client_defaults.management_fee_from',
    )
    for (const each of columns.values()) expect(each.filters, each.id).toHaveProperty('set')
  })

  test('are as wide as their heads and the words of their choices, up to a bound', () => {
    const own = new Map(resourceColumns(serviceAccount).map((each) => [each.id, each.width]))
    expect(own.get('order_channel')).toBeGreaterThan(own.get('enabled') as number)
    const list = resourceColumns(code).find(({ id }) => id === 'list') as ListColumn
    expect(list.options.map(({ label }) => label)).toContain('Standard industrial classes')
    expect(list.width).toBeGreaterThan(170)
  })
})

describe('a value', () => {
  test('is written for people', () => {
    expect(show('finance_limit', new LosslessNumber('1250000.5'))).toBe('$1,250,000.50')
    expect(show('finance_limit', new LosslessNumber('-3'))).toBe('-$3.00')
    expect(show('finance_limit', new LosslessNumber('9999999999999.123456'))).toBe(
      '$9,999,999,999,999.123456',
    )
    const period = resourceColumns(approval).find(({ id }) => id === 'billing_period')
    expect(cellText(period as ListColumn, new LosslessNumber('202611'))).toBe('202611')
    expect(show('interest_margin', new LosslessNumber('2.150'))).toBe('2.150')
    expect(unitAfter(column('interest_margin'))).toBe('%')
    expect(unitAfter(column('finance_limit'))).toBeUndefined()
    expect(show('abn', '51824753556')).toBe('51 824 753 556')
    expect(show('client_type', 'fleet')).toBe('fleet')
    expect(show('invoice_options', 'summary-and-detail')).toBe('Summary and detail')
    expect(show('finance_review_date', '2026-06-14')).toBe('14 Jun 2026')
    expect(show('inclusion_client_exclusions', ['a', 'b'])).toBe('a, b')
    expect(show('name', null)).toBe('')
    expect(cellValue(column('client_defaults.management_fee'), { client_defaults: null })).toBe(
      undefined,
    )
  })

  test('keeps room so that points stand in line', () => {
    const [limit, margin] = [column('finance_limit'), column('interest_margin')]
    const row = (a: string, b: string) => ({
      finance_limit: new LosslessNumber(a),
      interest_margin: new LosslessNumber(b),
    })
    const rows = [row('1', '2.15'), row('2.5', '3.0875'), { finance_limit: null }]
    expect(mostDecimals([limit, margin, column('name')], rows)).toEqual({
      finance_limit: 2,
      interest_margin: 4,
    })
    expect(['2', '2.15', '3.0875'].map((text) => missingDecimals(text, 4))).toEqual([
      '.0000',
      '00',
      '',
    ])
    expect(missingDecimals('7', 0)).toBe('')
  })

  test('takes the width of its longest whole part, of the digits that all have room for and of its unit', () => {
    const [limit, margin] = [column('finance_limit'), column('interest_margin')]
    const rows = ['9999999999999.123456', '12250000.00'].map((text) => ({
      finance_limit: new LosslessNumber(text),
      interest_margin: new LosslessNumber('2.15'),
    }))
    expect(figureWidths([limit, margin], rows, mostDecimals([limit, margin], rows))).toEqual({
      finance_limit: '$9,999,999,999,999.123456'.length,
      interest_margin: '2.15 %'.length,
    })
    expect(figureWidths([limit], [], {})).toEqual({ finance_limit: 0 })
  })

  test('is stored text in a file', () => {
    expect(storedText(new LosslessNumber('1250000.50'))).toBe('1250000.50')
    expect(storedText('007')).toBe('007')
    expect(storedText(['a', 'b'])).toBe('["a","b"]')
    expect(storedText(null)).toBe('')
  })

  test('is overdue by the days that have passed in the zone', () => {
    const now = new Date('2026-06-20T13:30:00Z')
    expect(todayIn('UTC', now)).toBe('2026-06-20')
    expect(todayIn('Australia/Melbourne', now)).toBe('2026-06-20')
    expect(todayIn('Pacific/Auckland', now)).toBe('2026-06-21')
    expect(daysOverdue('2026-06-14', '2026-06-20')).toBe(6)
    expect(daysOverdue('2026-03-28', '2026-04-06')).toBe(9)
    expect(daysOverdue('2026-06-20', '2026-06-20')).toBe(0)
    expect(daysOverdue(null, '2026-06-20')).toBe(0)
  })
})

describe('a layout', () => {
  test('keeps only what makes sense', () => {
    expect(readLayout(null)).toEqual({ columns: null, widths: {}, density: 'comfortable' })
    expect(readLayout({ columns: ['a', 1], widths: { a: 9999, b: 'x' }, density: 'tiny' })).toEqual(
      {
        columns: null,
        widths: { a: 640 },
        density: 'comfortable',
      },
    )
  })

  test('shows the naming column first, and each known one once', () => {
    const isKnown = (id: string) => id !== 'gone'
    expect(shownColumns(['state', 'gone', 'name', 'state', 'abn'], 'name', isKnown)).toEqual([
      'name',
      'state',
      'abn',
    ])
  })

  test('moves columns', () => {
    expect(moved(['a', 'b', 'c'], new Set(['c']), 'a', 'before')).toEqual(['c', 'a', 'b'])
    expect(moved(['a', 'b', 'c'], new Set(['a']), 'c', 'after')).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], new Set(['a']), 'a', 'after')).toEqual(['a', 'b', 'c'])
  })

  test('shares what is left of the room among texts and names, which may be of any length', () => {
    const shown = ['name', 'abn', 'user_id', 'finance_limit'].map(column)
    const total = shown.reduce((sum, { width }) => sum + width, 0)
    const spareAt = (room: number, set: Record<string, number> = {}) => {
      const widths = withSpare(shown, set, room)
      return Object.fromEntries(shown.map(({ id, width }) => [id, (widths[id] ?? width) - width]))
    }
    const none = { name: 0, abn: 0, user_id: 0, finance_limit: 0 }
    expect(spareAt(total - 100)).toEqual(none)
    expect(spareAt(total + 100)).toEqual({ ...none, name: 50, user_id: 50 })
    expect(spareAt(total + 2000)).toEqual({ ...none, name: 180, user_id: 180 })
    // What somebody has set stays, and takes part in what is left.
    const set = { name: column('name').width + 30 }
    expect(spareAt(total + 100, set)).toEqual({ ...none, name: 30, user_id: 70 })
    expect(withSpare([column('client_id')], {}, 1000)).toEqual({
      client_id: column('client_id').width + 180,
    })
  })
})
